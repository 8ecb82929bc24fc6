import { useStore } from '#lib/store.ts';
import { Button, Inline, ProgressBar, Stack, Text } from '#ui/index.ts';
import { isRunOn } from '../model/run.ts';
import type { GenerationRun } from './GenerationRun.ts';

/** Progress of a run of this stage, and the button that stops it. Renders nothing without such a run. */
export function RunBar({ run, stage }: { run: GenerationRun; stage: 'outline' | 'slides' }) {
  const work = useStore(run.work);
  const connection = useStore(run.connection);
  const state = work.run;
  if (!isRunOn(work) || (state && state.stage !== stage)) return null;
  const made = state?.done.size ?? 0;
  const total = state?.total ?? 0;
  return (
    <Stack gap={3}>
      <ProgressBar
        label="Готовность"
        value={total > 0 ? Math.round((made / total) * 100) : null}
        {...(total > 0 && { valueText: `${made}\u00a0из\u00a0${total}` })}
      />
      <Inline gap={3} wrap>
        <Button onPress={() => void run.stop()}>Остановить</Button>
        {connection === 'lost' && <Text size="sm">Нет связи, работа продолжается. Подключаемся снова</Text>}
      </Inline>
    </Stack>
  );
}
