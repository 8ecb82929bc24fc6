import { Text } from '#ui/index.ts';

/** Says why the gateway refused what was asked for; nothing where it did not. */
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
