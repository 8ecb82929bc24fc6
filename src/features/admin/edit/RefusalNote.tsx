import { Text } from '#ui/index.ts';

/** The reason why the gateway refused a request; renders nothing without a refusal. */
export function RefusalNote({ text }: { text: string | null }) {
  return (
    text !== null && (
      <div role="alert">
        <Text size="sm" tone="negative">
          {text}
        </Text>
      </div>
    )
  );
}
