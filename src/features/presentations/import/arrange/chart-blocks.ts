/** Charts within the limits of the portal. */
import { isRound } from '../../model/chart-kinds.ts';
import { type ChartBlock, DECK_LIMITS } from '../../model/deck.ts';
import type { SourceChart } from '../source.ts';

/** The most charts that one chart is split into. */
const MOST_PIECES = 3;

/** A text within a limit: cut between words, with «…». */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${(/^(.*\S)\s+\S*$/su.exec(cut)?.[1] ?? cut).toWellFormed()}…`;
}

const pieces = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/**
 * A chart as blocks within the limits of a slide: one with more categories or series is split into several.
 *
 * @returns no blocks when there would be too many; what is lost, in words
 */
export function withinChart(source: SourceChart['chart']): { blocks: ChartBlock[]; losses: string[] } {
  const losses: string[] = [];
  const { unit } = source;
  let { type } = source;
  if (isRound(type) && source.categories.length > DECK_LIMITS.slices) {
    losses.push(`круг из\u00a0${source.categories.length} долей: он стал полосами`);
    type = 'bar';
  }
  const names = source.categories.map((name) => shortened(name.trim() || '—', DECK_LIMITS.category));
  for (const name of source.categories)
    if (name.length > DECK_LIMITS.category) losses.push(`конец длинной подписи диаграммы «${name}»`);
  for (const { name } of source.series)
    if (name.length > DECK_LIMITS.seriesName) losses.push(`конец длинного названия ряда «${name}»`);
  const columns = pieces(names, DECK_LIMITS.categories);
  const rows = pieces(source.series, DECK_LIMITS.series);
  // Only the last piece would have the line.
  if (type === 'combined' && rows.length > 1) type = 'column';
  if (columns.length * rows.length > MOST_PIECES)
    return {
      blocks: [],
      losses: [
        `диаграмма: категорий ${names.length}, рядов ${source.series.length}, а\u00a0одна диаграмма вмещает ${DECK_LIMITS.categories} и\u00a0${DECK_LIMITS.series}, и\u00a0таких частей бывает не\u00a0больше ${MOST_PIECES}`,
      ],
    };
  const blocks = rows.flatMap((series) =>
    columns.map((categories, at): ChartBlock => {
      const from = at * DECK_LIMITS.categories;
      return {
        kind: 'chart',
        type,
        unit,
        categories,
        series: series.map(({ name, values }) => ({
          name: shortened(name, DECK_LIMITS.seriesName),
          values: values.slice(from, from + categories.length),
        })),
      };
    }),
  );
  return { blocks, losses };
}
