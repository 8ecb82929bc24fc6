import type { ExerciseCard } from '#api/generated/model/exerciseCard.ts';
import { ProgressBar } from '#ui/index.ts';
import { isDone } from '../model/progress.ts';
import { progress } from './trainer.css.ts';

/** How many exercises are done. */
export function Progress({ cards }: { cards: readonly ExerciseCard[] }) {
  const done = cards.filter(isDone).length;
  return (
    <div className={progress}>
      <ProgressBar
        label="Пройдено"
        value={cards.length === 0 ? 0 : (done / cards.length) * 100}
        valueText={`${done}\u00a0из\u00a0${cards.length}`}
      />
    </div>
  );
}
