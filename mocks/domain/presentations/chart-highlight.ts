/** Highlights the series or category that the title of a slide is about, in presentations made without an upstream. */
import type { Schemas } from '#mocks/store/database.ts';
import { isTime } from './chart-kind.ts';

type Chart = Schemas['ChartBlock'];
type Highlight = Schemas['ChartHighlight'];

const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu');
const LARGEST = whole(
  'больше вс|чаще вс|лидер|лидиру|крупнейш|максим|рекорд|лучш|выше вс|главн|most|largest|biggest|best|record|highest|leads?(?!\\p{L})',
);
const SMALLEST = whole('меньше вс|реже вс|худш|минимум|минимальн|ниже вс|провал|least|lowest|worst|smallest');
const LAST = whole(
  'вырос|выросл|растёт|растет|упал|сниз|сократил|достиг|теперь|сейчас|grew|rose|fell|reached|dropped|now(?!\\p{L})',
);

/** Shorter names are not searched for, because they are often other words too. */
const SHORTEST = 4;

/** The ending that declension removes from a name. At least three letters remain. */
const TAKEN = /(?<=\p{L}{3})(?:[ая]я|[оые]е|[ыио]й|[аяоеиыуюьй])$/iu;
/** The endings that declension adds instead: «Факт» is found in «Факты», not in «Факторы». */
const GIVEN =
  '(?:[аяоеёиыуюьй]|[оеёиы]й|[ая]я|[оеиы]е|и[яию]|[ьую]ю|[аяоеёиы]м|[аяиы]х|[ое]в|[ое]го|[ое]му|[аяиы]ми|и(?:ей|ем|ям|ях)|e?s)?';

/** A pattern for a name in any grammatical case. A name with digits is found only as it is written. */
function declined(name: string): RegExp {
  const stem = /\p{N}/u.test(name) ? name : name.replace(TAKEN, '');
  const ending = /\p{N}/u.test(name) ? '' : GIVEN;
  const escaped = stem.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}${ending}(?![\\p{L}\\p{N}])`, 'iu');
}

/** The index of the name in a title; undefined unless exactly one of the names is there. */
function named(title: string, names: readonly string[]): number | undefined {
  const found = names.flatMap((name, at) => {
    const text = name.trim();
    return text.length >= SHORTEST && declined(text).test(title) ? [at] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The index of a value that occurs only once; otherwise undefined. */
function placeOf(values: readonly (number | null)[], value: number): number | undefined {
  const first = values.indexOf(value);
  return first === values.lastIndexOf(value) ? first : undefined;
}

function pointOf(title: string, { type, categories, series }: Chart): number | undefined {
  const [only, ...others] = series;
  // The first and the last step of a waterfall are always among the largest.
  if (!only || others.length > 0 || categories.length < 2 || type === 'waterfall') return undefined;
  const known = only.values.flatMap((value) => value ?? []);
  if (LARGEST.test(title)) return placeOf(only.values, Math.max(...known));
  if (SMALLEST.test(title)) return placeOf(only.values, Math.min(...known));
  if (!LAST.test(title) || !categories.every(isTime)) return undefined;
  return only.values.at(-1) === null ? undefined : categories.length - 1;
}

/**
 * Highlights what a title names: a series, a category, or the largest, smallest or last value.
 *
 * @param title of the slide
 * @returns the chart with a highlight, or the chart itself if the title names none of these
 */
export function highlighted(title: string, chart: Chart): Chart {
  const lit = (target: Highlight['target'], index: number | undefined): Chart | undefined =>
    index === undefined ? undefined : { ...chart, highlight: { target, index, callout: '' } };
  const { categories, series, type } = chart;
  const names = series.length > 1 ? series.map(({ name }) => name) : [];
  const hasPoints = !(type === 'area' && series.length > 1);
  return (
    lit('series', named(title, names)) ??
    lit('category', hasPoints ? named(title, categories) : undefined) ??
    lit('category', pointOf(title, chart)) ??
    chart
  );
}
