import { Button, EmptyState } from '#ui/index.ts';

/** Shown where something has not loaded; the error policy says why. */
export const Failed = ({ onRetry, level = 2 }: { onRetry: () => void; level?: 1 | 2 }) => (
  <EmptyState
    level={level}
    title={'Не\u00a0удалось загрузить'}
    action={<Button onPress={onRetry}>Повторить</Button>}
  />
);
