/** A waterfall as stacked columns, the lowest of which is hidden. */
import type { ChartBox } from '../../model/chart-boxes.ts';
import { highlightIn } from '../../model/chart-kinds.ts';
import { stepsOf, type WaterfallStep } from '../../model/chart-steps.ts';
import { markOfStep, STEP_MARKS } from '../../model/chart-waterfall.ts';
import type { DataColumn, PointLabel } from './data-column.ts';
import { numberFormat } from './number-format.ts';
import { linkNameOf, WATERFALL_NAMES } from './own-names.ts';

/** The parts of a step above and below zero, and the part that lifts it from zero. */
export function partsOf({ from, to }: Pick<WaterfallStep, 'from' | 'to'>) {
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  return {
    base: from * to > 0 ? Math.sign(to) * Math.min(Math.abs(from), Math.abs(to)) : 0,
    above: Math.max(most, 0) - Math.max(least, 0),
    below: Math.min(least, 0) - Math.min(most, 0),
  };
}

const aboveZero = (row: number): string => `MAX(C${row - 1},C${row},0)-MAX(MIN(C${row - 1},C${row}),0)`;
const belowZero = (row: number): string => `MIN(C${row - 1},C${row},0)-MIN(MAX(C${row - 1},C${row}),0)`;

/** The level after each category. A category without a value keeps the level, because the next formula uses its cell. */
function levelsOf(steps: readonly WaterfallStep[], count: number): number[] {
  let level = 0;
  return Array.from({ length: count }, (_, at) => {
    level = steps.find(({ category }) => category === at)?.to ?? level;
    return level;
  });
}

/** Each line takes two points of a series and a gap after them, so that three series are enough for all lines. */
const LINK_SERIES = 3;

/** The columns of the lines between the steps. */
const linkColumns = (levels: readonly number[]): DataColumn[] =>
  Array.from({ length: LINK_SERIES }, (_, series): DataColumn => {
    /** The row whose level is the value of a row; undefined for a gap. */
    const levelRow = (row: number): number | undefined => {
      const place = (row - series + LINK_SERIES) % LINK_SERIES;
      const from = row - place;
      return place < 2 && from >= 0 && from < levels.length - 1 ? from : undefined;
    };
    return {
      name: linkNameOf(series + 1),
      values: levels.map((_, row) => levels[levelRow(row) ?? -1] ?? null),
      drawnAs: 'link',
      mark: null,
      labels: [],
      // The first row of the data is the second one of the sheet.
      formula: (at) => {
        const from = levelRow(at - 2);
        return from === undefined ? undefined : `C${from + 2}`;
      },
    };
  });

/**
 * The columns of a waterfall. B has the values that a person changes, C the levels after them. The other columns are drawn and
 * have formulas from B and C.
 */
export function waterfallColumns(box: ChartBox, labels: readonly PointLabel[]): readonly DataColumn[] {
  const { block, frame } = box;
  const count = block.categories.length;
  const values = block.categories.map((_, at) => block.series[0]?.values[at] ?? null);
  const steps = stepsOf(values);
  const lit = highlightIn(block)?.index;
  // A step is drawn only by the column of its kind.
  const strong = (kind: WaterfallStep['kind']): DataColumn['strong'] =>
    lit !== undefined && steps.some((step) => step.category === lit && step.kind === kind)
      ? { category: lit, mark: markOfStep[kind] + STEP_MARKS }
      : undefined;
  const row = (pick: (step: WaterfallStep) => number | null): (number | null)[] =>
    block.categories.map((_, at) => {
      const step = steps.find(({ category }) => category === at);
      return step ? pick(step) : null;
    });
  const labelsOf = (kind: WaterfallStep['kind'], isBelow: boolean): PointLabel[] =>
    labels.filter(({ of }) => {
      const step = steps.find(({ category }) => category === of.category);
      return step?.kind === kind && (partsOf(step).above === 0) === isBelow;
    });
  // The first and the last row are levels.
  const inner = (formula: (at: number) => string) => (at: number) =>
    at > 2 && at < count + 1 ? formula(at) : undefined;
  const [positive = ''] = numberFormat(frame.decimals, frame.divisor).split(';');
  const changes = (kind: 'up' | 'down', isBelow: boolean): DataColumn => ({
    name: WATERFALL_NAMES[isBelow ? (`${kind}Below` as const) : kind],
    values: row((step) => (step.kind !== kind ? null : isBelow ? partsOf(step).below : partsOf(step).above)),
    drawnAs: 'bar',
    mark: markOfStep[kind],
    strong: strong(kind),
    labels: labelsOf(kind, isBelow),
    // The value of a step across zero stands at its upper part.
    unlabelled: isBelow
      ? steps.filter((one) => one.kind === kind && partsOf(one).above > 0).map(({ category }) => category)
      : [],
    // Parts below zero are negative; zero is not written.
    format: `"${kind === 'up' ? '+' : '\u2212'}"${positive};"${kind === 'up' ? '+' : '\u2212'}"${positive};`,
    formula: inner(
      (at) => `IF(B${at}${kind === 'up' ? '>' : '<'}0,${isBelow ? belowZero(at) : aboveZero(at)},0)`,
    ),
  });
  return [
    { name: block.series[0]?.name || 'Изменение', values, drawnAs: 'data', mark: null, labels: [] },
    {
      name: 'Уровень',
      values: levelsOf(steps, count),
      drawnAs: 'data',
      mark: null,
      labels: [],
      formula: (at) =>
        at === 2 || (at === count + 1 && values.at(-1) !== null) ? `B${at}` : `C${at - 1}+B${at}`,
    },
    {
      name: 'Основа',
      values: row((step) => (step.kind === 'level' ? null : partsOf(step).base)),
      drawnAs: 'bar',
      mark: null,
      labels: [],
      formula: inner((at) => `IF(C${at - 1}*C${at}>0,SIGN(C${at})*MIN(ABS(C${at - 1}),ABS(C${at})),0)`),
    },
    {
      name: WATERFALL_NAMES.level,
      values: row((step) => (step.kind === 'level' ? step.to : null)),
      drawnAs: 'bar',
      mark: markOfStep.level,
      strong: strong('level'),
      labels: labels.filter(({ of }) =>
        steps.some((one) => one.category === of.category && one.kind === 'level'),
      ),
      formula: (at) => (at === 2 || at === count + 1 ? `C${at}` : undefined),
    },
    changes('up', false),
    changes('down', false),
    changes('up', true),
    changes('down', true),
    ...linkColumns(levelsOf(steps, count)),
  ];
}
