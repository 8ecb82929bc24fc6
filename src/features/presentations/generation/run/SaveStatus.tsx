import { useStore } from '#lib/store.ts';
import { Button, Inline, Text } from '#ui/index.ts';
import type { GenerationRun } from './GenerationRun.ts';

const texts = {
  saved: 'Сохранено',
  saving: 'Сохраняем…',
  held: 'Не\u00a0сохранено: у\u00a0пункта нет заголовка',
  failed: 'Не\u00a0удалось сохранить',
};

/** Whether the plan is saved. What is not saved stays in this browser. */
export function SaveStatus({ run }: { run: GenerationRun }) {
  const state = useStore(run.saver.state);
  return (
    <Inline gap={3} wrap>
      <span role="status" aria-label="Состояние">
        <Text size="sm" tone={state === 'failed' ? 'negative' : 'muted'}>
          {texts[state]}
        </Text>
      </span>
      {state === 'failed' && (
        <Button size="sm" onPress={() => void run.saver.now()}>
          Повторить
        </Button>
      )}
    </Inline>
  );
}
