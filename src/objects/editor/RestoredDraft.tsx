import { draftSince } from '#lib/draft-moment.ts';
import { Button, Inline, Text } from '#ui/index.ts';

/** Stands above a form whose draft was restored. */
export function RestoredDraft({ date, onDiscard }: { date: string; onDiscard: () => void }) {
  return (
    <Inline gap={3} justify="between" wrap>
      <Text size="sm" tone="muted">
        Восстановлен черновик{draftSince(date)}
      </Text>
      <Button size="sm" onPress={onDiscard}>
        Отменить черновик
      </Button>
    </Inline>
  );
}
