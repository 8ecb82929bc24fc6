import { plural } from '#lib/text.ts';
import { type DeckWork, slidesOf } from '../model/run.ts';

const endings = {
  partial: 'Часть слайдов создать не\u00a0удалось',
  stopped: 'Остановлено. Готовые слайды сохранены',
  failed: 'Создание прервалось. Готовые слайды сохранены',
} as const;

/** How the last run ended, read from the stored presentation after a reload; null when there is no message to show. */
function endingOf({ deck: { status, slides }, run }: DeckWork): 'complete' | keyof typeof endings | null {
  if (run?.stage === 'slides') return run.end;
  if (status === 'failed') return slides.length > 0 ? 'partial' : 'failed';
  return status === 'stopped' ? status : null;
}

/**
 * What is said when slides are no longer made. A run may repeat one slide only: then the plan has items without slides,
 * and it is told how many there are.
 *
 * @returns null when there is no message to show
 */
export function endingText(work: DeckWork): string | null {
  const ending = endingOf(work);
  if (ending === null) return null;
  if (work.run?.error) return work.run.error;
  if (ending !== 'complete') return endings[ending];
  const made = work.outline.filter(({ id }) => slidesOf(work, id).length > 0).length;
  if (made === work.outline.length) return 'Слайды готовы';
  return `Готово ${made} из\u00a0${plural(work.outline.length, 'пункта', 'пунктов', 'пунктов')} плана`;
}
