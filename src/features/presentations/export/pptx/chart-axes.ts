/** The axes of a native chart. */
import type { ChartBox, SecondScale } from '../../model/chart-boxes.ts';
import { isHorizontal } from '../../model/chart-kinds.ts';
import { decimalsOf } from '../../model/chart-scale.ts';
import { stepsOf } from '../../model/chart-steps.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { letters, value } from './chart-labels.ts';
import { numberFormat, secondFormat } from './number-format.ts';
import { noStroke, stroke } from './theme.ts';
import { el } from './xml.ts';

const AXES = [111_111_111, 222_222_222] as const;
/** The second axes: hidden ones for the sums of stacked bars, or those of a line with its own scale. */
const SECOND_AXES = [333_333_333, 444_444_444] as const;
const ids = (list: readonly number[]): string => list.map((id) => value('axId', id)).join('');
/** The ids of both axes, at the end of the plot that uses them. */
export const axisIds = ids(AXES);
export const secondAxisIds = ids(SECOND_AXES);

/**
 * The axis of categories and the axis of values. The axis of values has the step of the drawing and no fixed end, so that it
 * grows with data that a person changes. It is hidden if every value is written.
 */
export function axesPart(box: ChartBox, tokens: ThemeTokens, language: string): string {
  // The first category of horizontal bars is on top.
  const areHorizontal = isHorizontal(box.block.type);
  const { step, hasAxis, sizes, divisor, second } = box.frame;
  const line = (width: number, color: string): string => el('c:spPr', {}, stroke(color, width, tokens));
  const values =
    box.block.type === 'waterfall'
      ? box.block.series.flatMap((one) => stepsOf(one.values).map(({ to }) => to))
      : box.block.series.slice(0, second ? -1 : undefined).flatMap((one) => one.values);
  // Bars begin at zero, as `layoutSlide` draws them: others would mislead.
  const zero = values.every((one) => one === null || one >= 0) ? [value('min', 0)] : [];
  const scaling = (...bounds: readonly string[]): string => el('c:scaling', {}, ...bounds);
  return (
    el(
      'c:catAx',
      {},
      value('axId', AXES[0]),
      scaling(value('orientation', areHorizontal ? 'maxMin' : 'minMax')),
      value('delete', 0),
      value('axPos', areHorizontal ? 'l' : 'b'),
      el('c:numFmt', { formatCode: 'General', sourceLinked: 0 }),
      value('majorTickMark', 'none'),
      value('minorTickMark', 'none'),
      value('tickLblPos', 'low'),
      line(1, box.axisColor),
      letters({ color: tokens.text, fontSize: sizes.names }, tokens, language, { rot: 0, vert: 'horz' }),
      value('crossAx', AXES[1]),
      value('crosses', 'autoZero'),
      value('auto', 1),
      value('lblAlgn', 'ctr'),
      value('lblOffset', 100),
      value('noMultiLvlLbl', 0),
    ) +
    el(
      'c:valAx',
      {},
      value('axId', AXES[1]),
      scaling(value('orientation', 'minMax'), ...zero),
      value('delete', hasAxis ? 0 : 1),
      value('axPos', areHorizontal ? 'b' : 'l'),
      hasAxis ? el('c:majorGridlines', {}, line(1, box.gridColor)) : '',
      el('c:numFmt', { formatCode: numberFormat(decimalsOf([step / divisor]), divisor), sourceLinked: 0 }),
      value('majorTickMark', 'none'),
      value('minorTickMark', 'none'),
      value('tickLblPos', 'nextTo'),
      el('c:spPr', {}, noStroke),
      letters({ color: tokens.muted, fontSize: sizes.ticks }, tokens, language),
      value('crossAx', AXES[0]),
      // The numbers are at the bottom, which is the side of the last category.
      value('crosses', areHorizontal ? 'max' : 'autoZero'),
      value('crossBetween', 'between'),
      value('majorUnit', step),
    )
  );
}

/** The hidden axes of the sums. With the step of the visible axes they end at the same value. */
export function secondAxesPart({ block, frame: { step } }: ChartBox): string {
  const areHorizontal = isHorizontal(block.type);
  const hidden = (id: number, position: string, ...scaling: readonly string[]): string =>
    value('axId', id) + el('c:scaling', {}, ...scaling) + value('delete', 1) + value('axPos', position);
  const [names, values] = SECOND_AXES;
  return (
    el(
      'c:valAx',
      {},
      hidden(values, areHorizontal ? 't' : 'r', value('orientation', 'minMax'), value('min', 0)),
      value('crossAx', names),
      value('crosses', areHorizontal ? 'autoZero' : 'max'),
      value('crossBetween', 'between'),
      value('majorUnit', step),
    ) +
    el(
      'c:catAx',
      {},
      hidden(names, areHorizontal ? 'l' : 'b', value('orientation', areHorizontal ? 'maxMin' : 'minMax')),
      value('crossAx', values),
      value('crosses', 'autoZero'),
    )
  );
}

/**
 * The axes of a line with its own scale. The numbers are on the right. The axis of names is hidden, because the columns have
 * one.
 */
export function lineAxesPart(
  { frame: { hasAxis, sizes } }: ChartBox,
  second: SecondScale,
  tokens: ThemeTokens,
  language: string,
): string {
  const { step, divisor, color, hasNegative } = second;
  const [names, values] = SECOND_AXES;
  const scaling = (...bounds: readonly string[]): string =>
    el('c:scaling', {}, value('orientation', 'minMax'), ...bounds);
  return (
    el(
      'c:valAx',
      {},
      value('axId', values),
      scaling(...(hasNegative ? [] : [value('min', 0)])),
      // LibreOffice would move the line of a deleted axis to the scale of the columns.
      value('delete', 0),
      value('axPos', 'r'),
      el('c:numFmt', { formatCode: secondFormat(second, decimalsOf([step / divisor])), sourceLinked: 0 }),
      value('majorTickMark', 'none'),
      value('minorTickMark', 'none'),
      value('tickLblPos', hasAxis ? 'nextTo' : 'none'),
      el('c:spPr', {}, noStroke),
      letters({ color, fontSize: sizes.ticks }, tokens, language),
      value('crossAx', names),
      value('crosses', 'max'),
      value('crossBetween', 'between'),
      value('majorUnit', step),
    ) +
    el(
      'c:catAx',
      {},
      value('axId', names),
      scaling(),
      value('delete', 1),
      value('axPos', 'b'),
      value('crossAx', values),
      value('crosses', 'autoZero'),
    )
  );
}
