import { useStore } from '#lib/store.ts';
import { Text } from '#ui/index.ts';
import type { Dictation } from './dictation-store.ts';
import { listening, meter, meterLevel } from './Listening.css.ts';

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const texts = {
  text: { recording: 'Слушаем', ending: 'Распознаём…' },
  file: { recording: 'Идёт запись', ending: 'Сохраняем запись…' },
};

/** The state of a recording beside its button, with the level of the sound. */
export default function Listening({ running }: { running: Dictation }) {
  const { phase, seconds, level } = useStore(running.state);
  return (
    <span className={listening}>
      <Text size="xs" tone="muted" as="span">
        <span role="status">{texts[running.result][phase]}</span>
        {phase === 'recording' && <span aria-hidden> {clock(seconds)}</span>}
      </Text>
      {phase === 'recording' && (
        <svg className={meter} viewBox="0 0 40 6" aria-hidden>
          <rect className={meterLevel} width={Math.max(2, level * 40)} height={6} rx={3} />
        </svg>
      )}
    </span>
  );
}
