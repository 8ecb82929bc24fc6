/** Keeps the highlight of a chart at its series or category when the data change. */
import type { ChartBlock, ChartHighlight } from '../../model/deck.ts';

type Data = Pick<ChartBlock, 'categories' | 'series'>;

const listOf = ({ categories, series }: Data, target: ChartHighlight['target']): readonly string[] =>
  target === 'series' ? series.map(({ name }) => name) : categories;

/** True if the chart has the series or category of a highlight. */
export const hasHighlighted = (data: Data, { target, index }: ChartHighlight): boolean =>
  index < listOf(data, target).length;

/** The index of a text that is in a list exactly once; otherwise undefined. */
function onlyPlace(list: readonly string[], text: string | undefined): number | undefined {
  const first = text === undefined ? -1 : list.indexOf(text);
  return first >= 0 && list.lastIndexOf(text as string) === first ? first : undefined;
}

/** The index of an item after items were added or removed at one place; undefined if it was removed itself. */
function placeAfter(before: readonly string[], now: readonly string[], at: number): number | undefined {
  if (before.length === now.length) return at;
  const named = onlyPlace(before, before[at]) === undefined ? undefined : onlyPlace(now, before[at]);
  if (named !== undefined) return named;
  const added = now.length - before.length;
  const found = before.findIndex((text, place) => text !== now[place]);
  const change = found < 0 ? before.length : found;
  if (at < change) return at;
  return added < 0 && at < change - added ? undefined : at + added;
}

/** The highlight of a chart after its data have changed; undefined when its series or category is gone. */
export function highlightAfter(before: ChartBlock, now: Data): ChartHighlight | undefined {
  const { highlight } = before;
  if (!highlight) return undefined;
  const { target, index } = highlight;
  const place = placeAfter(listOf(before, target), listOf(now, target), index);
  const moved = place === undefined ? undefined : { ...highlight, index: place };
  return moved && hasHighlighted(now, moved) ? moved : undefined;
}

/** The chart with another highlight, or without one. */
export function withHighlight(chart: ChartBlock, highlight: ChartHighlight | undefined): ChartBlock {
  const { highlight: _, ...plain } = chart;
  return highlight ? { ...plain, highlight } : plain;
}
