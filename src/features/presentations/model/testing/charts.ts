/** Charts for tests. */

import { chartBox } from '../chart-box.ts';
import type { Label } from '../chart-boxes.ts';
import type { ChartBlock } from '../deck.ts';
import { themeTokens } from '../themes.ts';

export const chartTokens = themeTokens('light');
export const chartArea = { x: 64, y: 160, w: 800, h: 480 };

/** A chart in the place beside a text. */
export const chartIn = (block: ChartBlock, tokens = chartTokens) =>
  chartBox('chart', block, chartArea, tokens);

export type SeriesValues = Record<string, readonly (number | null)[]>;

/** A chart with a name for each series; its categories are quarters unless they are given. */
export const chartOf = (
  type: ChartBlock['type'],
  series: SeriesValues,
  unit = '₽',
  categories = (Object.values(series)[0] ?? []).map((_, at) => `Кв. ${at + 1}`),
): ChartBlock => ({
  kind: 'chart',
  type,
  unit,
  categories,
  series: Object.entries(series).map(([name, values]) => ({ name, values: [...values] })),
});

export const textsOf = (labels: readonly Label[]): string[] => labels.map(({ text }) => text);
export const valuesIn = (labels: readonly Label[]): Label[] =>
  labels.filter(({ of }) => of?.says === 'value');

/** The part of the slide that a text covers. */
export const covered = ({ x, baseline, width, anchor, fontSize }: Label) => {
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return { left, right: left + width, top: baseline - fontSize * 0.75, bottom: baseline + fontSize * 0.2 };
};

/** The pairs of texts that cover each other. */
export function collisions(labels: readonly Label[]): string[][] {
  return labels.flatMap((one, at) =>
    labels.slice(at + 1).flatMap((other) => {
      const [a, b] = [covered(one), covered(other)];
      const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      return isApart ? [] : [[one.text, other.text]];
    }),
  );
}

/** The texts that stand outside the place of a chart. */
export const outside = (labels: readonly Label[]): string[] =>
  labels
    .filter((one) => {
      const { left, right, top, bottom } = covered(one);
      return (
        left < chartArea.x - 0.01 ||
        right > chartArea.x + chartArea.w + 0.01 ||
        top < chartArea.y - 0.01 ||
        bottom > chartArea.y + chartArea.h + 0.01
      );
    })
    .map(({ text }) => text);
