/** Messages about exceeded limits of a presentation; undefined within them. */
import { plural } from '#lib/text.ts';
import { hasOneSeries, isRound } from './chart-kinds.ts';
import { type Block, DECK_LIMITS, type Deck, paragraphText, type SlotName, textOf } from './deck.ts';

const many = (limit: number, [one, few, most]: readonly [string, string, string]): string => {
  // «Не больше» asks for the genitive: «21 слайда», «60 слайдов».
  const noun = new Intl.PluralRules('ru').select(limit) === 'one' ? few : most;
  return `Не больше ${plural(limit, one, noun, noun)}`;
};
const noMoreThan = {
  slides: many(DECK_LIMITS.slides, ['слайда', 'слайда', 'слайдов']),
  outline: many(DECK_LIMITS.outline, ['пункта', 'пункта', 'пунктов']),
  rows: many(DECK_LIMITS.rows, ['строки', 'строки', 'строк']),
  columns: many(DECK_LIMITS.columns, ['столбца', 'столбца', 'столбцов']),
  series: many(DECK_LIMITS.series, ['ряда', 'ряда', 'рядов']),
  categories: many(DECK_LIMITS.categories, ['категории', 'категории', 'категорий']),
  slices: many(DECK_LIMITS.slices, ['доли', 'доли', 'долей']),
  steps: many(DECK_LIMITS.steps, ['события', 'события', 'событий']),
  objects: many(DECK_LIMITS.objects, ['объекта', 'объекта', 'объектов']),
  paragraphs: many(DECK_LIMITS.paragraphs, ['абзаца', 'абзаца', 'абзацев']),
} as const;
export const LIMIT_TEXTS = noMoreThan;
export const ONE_SERIES_TEXT = 'У\u00a0диаграммы этого вида один ряд';

/** «Не больше 120 знаков» if the text is longer. */
export const lengthProblem = (text: string, limit: number): string | undefined =>
  text.length > limit ? many(limit, ['знака', 'знака', 'знаков']) : undefined;

/** @param added how many slides are to come */
export const slidesProblem = (deck: Pick<Deck, 'slides'>, added: number): string | undefined =>
  deck.slides.length + added > DECK_LIMITS.slides ? noMoreThan.slides : undefined;

/** @param added how many items of the plan are to come */
export const outlineProblem = (deck: Pick<Deck, 'outline'>, added: number): string | undefined =>
  deck.outline.length + added > DECK_LIMITS.outline ? noMoreThan.outline : undefined;

/** Whether a place may hold a block, by its size. */
export function blockProblem(name: SlotName, block: Block): string | undefined {
  switch (block.kind) {
    case 'text':
      return (
        lengthProblem(
          block.paragraphs.map(paragraphText).join(''),
          name === 'title' ? DECK_LIMITS.title : DECK_LIMITS.slot,
        ) ?? (block.paragraphs.length > DECK_LIMITS.paragraphs ? noMoreThan.paragraphs : undefined)
      );
    case 'picture':
      return lengthProblem(textOf(block), DECK_LIMITS.alt);
    case 'table':
      if (block.rows.length > DECK_LIMITS.rows) return noMoreThan.rows;
      if (block.rows.some((row) => row.length > DECK_LIMITS.columns)) return noMoreThan.columns;
      return lengthProblem(longest(block.rows.flat()), DECK_LIMITS.cell);
    case 'chart': {
      const isPie = isRound(block.type);
      if (block.series.length > (hasOneSeries(block.type) ? 1 : DECK_LIMITS.series))
        return hasOneSeries(block.type) ? ONE_SERIES_TEXT : noMoreThan.series;
      if (block.categories.length > (isPie ? DECK_LIMITS.slices : DECK_LIMITS.categories))
        return isPie ? noMoreThan.slices : noMoreThan.categories;
      return (
        lengthProblem(block.unit, DECK_LIMITS.unit) ??
        lengthProblem(block.highlight?.callout ?? '', DECK_LIMITS.callout) ??
        lengthProblem(
          longest([...block.categories, ...block.series.map(({ name: series }) => series)]),
          DECK_LIMITS.category,
        )
      );
    }
    case 'timeline':
      if (block.steps.length > DECK_LIMITS.steps) return noMoreThan.steps;
      return (
        lengthProblem(longest(block.steps.map(({ when }) => when)), DECK_LIMITS.when) ??
        lengthProblem(longest(block.steps.map(({ what }) => what)), DECK_LIMITS.what)
      );
  }
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((one, other) => (other.length > one.length ? other : one), '');
