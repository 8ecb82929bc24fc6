/** A series of a native chart: its looks, labels and values. */
import type { ChartBox, ChartMark, Marker } from '../../model/chart-boxes.ts';
import { isHorizontal } from '../../model/chart-kinds.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { columnName, SHEET } from './chart-data.ts';
import { dataLabels, value } from './chart-labels.ts';
import type { DataColumn } from './data-column.ts';
import { numberFormat } from './number-format.ts';
import { fill, noStroke, stroke } from './theme.ts';
import { el, text } from './xml.ts';

const markers: Readonly<Record<Marker, string>> = {
  dot: 'circle',
  spot: 'circle',
  circle: 'circle',
  square: 'square',
  triangle: 'triangle',
  diamond: 'diamond',
  cross: 'x',
  ring: 'circle',
};

export const cachedTexts = (list: readonly string[]): string =>
  el(
    'c:strCache',
    {},
    value('ptCount', list.length),
    ...list.map((one, idx) => el('c:pt', { idx }, el('c:v', {}, text(one)))),
  );

const marker = ({ color, marker: shape }: ChartMark, tokens: ThemeTokens): string =>
  el(
    'c:marker',
    {},
    value('symbol', markers[shape]),
    value('size', shape === 'dot' ? 7 : shape === 'spot' ? 11 : 9),
    el(
      'c:spPr',
      {},
      fill(shape === 'ring' ? tokens.background : color, tokens),
      shape === 'dot' || shape === 'spot' ? stroke(tokens.background, 1.5, tokens) : stroke(color, 2, tokens),
    ),
  );

const shape = (...looks: readonly string[]): string => el('c:spPr', {}, ...looks);

/** The looks of the highlighted point; '' without one. */
function strongPoint(box: ChartBox, { drawnAs, strong }: DataColumn, tokens: ThemeTokens): string {
  const mark = strong && box.marks[strong.mark];
  if (!strong || !mark) return '';
  const { barLine } = box.frame;
  const line = barLine > 0 ? stroke(tokens.background, barLine, tokens) : noStroke;
  const looks =
    drawnAs === 'line'
      ? marker(mark, tokens) + value('bubble3D', 0)
      : value('invertIfNegative', 0) + value('bubble3D', 0) + shape(fill(mark.color, tokens), line);
  return el('c:dPt', {}, value('idx', strong.category), looks);
}

/** The looks of a series and of its points, without its labels. */
function looksOf(box: ChartBox, column: DataColumn, tokens: ThemeTokens): string {
  const { drawnAs, mark: at } = column;
  const mark = at === null ? undefined : box.marks[at];
  switch (drawnAs) {
    case 'bar':
    case 'sum': {
      const { barLine } = box.frame;
      const line = mark && barLine > 0 ? stroke(tokens.background, barLine, tokens) : noStroke;
      return (
        shape(mark ? fill(mark.color, tokens) : el('a:noFill'), line) +
        value('invertIfNegative', 0) +
        strongPoint(box, column, tokens)
      );
    }
    case 'line':
      return mark
        ? shape(stroke(mark.color, 3, tokens)) + marker(mark, tokens) + strongPoint(box, column, tokens)
        : '';
    case 'link':
      return shape(stroke(box.axisColor, 1, tokens)) + el('c:marker', {}, value('symbol', 'none'));
    case 'area': {
      const { barLine } = box.frame;
      const color = box.bands.find(({ series }) => series === at)?.fill ?? tokens.accent;
      return shape(fill(color, tokens), barLine > 0 ? stroke(tokens.background, barLine, tokens) : noStroke);
    }
    case 'data':
      return '';
    case 'sectors':
      return box.marks
        .map((one, idx) =>
          el(
            'c:dPt',
            {},
            value('idx', idx),
            value('bubble3D', 0),
            shape(fill(one.color, tokens), stroke(tokens.background, 2, tokens)),
          ),
        )
        .join('');
  }
}

/**
 * @param at the index of its column in the workbook, after the column of the categories
 * @param idx its number in the chart, which differs from `at` if a column is drawn twice
 */
export function seriesPart(
  box: ChartBox,
  column: DataColumn,
  at: number,
  tokens: ThemeTokens,
  language: string,
  idx: number = at,
): string {
  const { categories } = box.block;
  const letter = columnName(at + 1);
  const last = categories.length + 1;
  const format =
    column.drawnAs === 'sectors' ? numberFormat(box.frame.decimals, box.frame.divisor) : 'General';
  return el(
    'c:ser',
    {},
    value('idx', idx),
    value('order', idx),
    // The legend entry of the sums is given an empty name. It cannot be deleted by its number, because office programs count
    // the entries of horizontal bars from different ends.
    column.drawnAs === 'sum' && isHorizontal(box.block.type)
      ? el('c:tx', {}, el('c:v', {}, '\u00a0'))
      : el(
          'c:tx',
          {},
          el('c:strRef', {}, el('c:f', {}, `${SHEET}!$${letter}$1`), cachedTexts([column.name])),
        ),
    looksOf(box, column, tokens),
    dataLabels(box, column, tokens, language),
    el('c:cat', {}, el('c:strRef', {}, el('c:f', {}, `${SHEET}!$A$2:$A$${last}`), cachedTexts(categories))),
    el(
      'c:val',
      {},
      el(
        'c:numRef',
        {},
        el('c:f', {}, `${SHEET}!$${letter}$2:$${letter}$${last}`),
        el(
          'c:numCache',
          {},
          el('c:formatCode', {}, format),
          value('ptCount', categories.length),
          ...column.values.map((one, row) =>
            one === null ? '' : el('c:pt', { idx: row }, el('c:v', {}, String(one))),
          ),
        ),
      ),
    ),
    column.drawnAs === 'line' || column.drawnAs === 'link' ? value('smooth', 0) : '',
  );
}
