import { useState } from 'react';
import { Button, Inline, SegmentedControl, Stack, Text } from '#ui/index.ts';

const terms = [
  { id: '1', label: '1\u00a0день' },
  { id: '7', label: '7\u00a0дней' },
  { id: '30', label: '30\u00a0дней' },
] as const;

interface NewLinkProps {
  /** Whether there is a link, which the new one stops. */
  hasLink: boolean;
  isPending: boolean;
  onAdd: (days: number) => void;
}

/** Makes a link to a show for a chosen time. */
export function NewLink({ hasLink, isPending, onAdd }: NewLinkProps) {
  const [term, setTerm] = useState<(typeof terms)[number]['id']>('7');
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted">
        {hasLink
          ? 'Новая ссылка сразу остановит прежнюю.'
          : 'Слайды увидит любой, у\u00a0кого есть ссылка, без\u00a0входа в\u00a0портал. Заметки и\u00a0скрытые слайды не\u00a0показываются.'}
      </Text>
      <Inline wrap>
        <SegmentedControl label="Срок ссылки" items={terms} selected={term} onSelect={setTerm} />
        <Button isPending={isPending} onPress={() => onAdd(Number(term))}>
          {hasLink ? 'Создать новую' : 'Создать ссылку'}
        </Button>
      </Inline>
    </Stack>
  );
}
