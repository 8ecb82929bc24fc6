import type { Area, ChartBox, ChartMark, Marker } from '../../model/boxes.ts';
import { decimalsOf } from '../../model/chart-scale.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { dataLabels, letters, numberFormat, shareOf, value } from './chart-labels.ts';
import { size } from './text.ts';
import { fill, noStroke, stroke } from './theme.ts';
import { columnName, SHEET } from './workbook.ts';
import { el, namespaces, text } from './xml.ts';

const markers: Readonly<Record<Marker, string>> = {
  dot: 'circle',
  circle: 'circle',
  square: 'square',
  triangle: 'triangle',
  diamond: 'diamond',
  cross: 'x',
  ring: 'circle',
};

const cachedTexts = (list: readonly string[]): string =>
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
    value('size', shape === 'dot' ? 7 : 9),
    el(
      'c:spPr',
      {},
      fill(shape === 'ring' ? tokens.background : color, tokens),
      shape === 'dot' ? stroke(tokens.background, 1.5, tokens) : stroke(color, 2, tokens),
    ),
  );

/** A place in the chart, as shares of its size. */
function layout(
  box: ChartBox,
  { x, y, w, h }: Pick<Area, 'x' | 'y'> & Partial<Area>,
  isInner = false,
): string {
  return el(
    'c:layout',
    {},
    el(
      'c:manualLayout',
      {},
      isInner ? value('layoutTarget', 'inner') : '',
      value('xMode', 'edge'),
      value('yMode', 'edge'),
      value('x', shareOf(x - box.x, box.w)),
      value('y', shareOf(y - box.y, box.h)),
      w === undefined ? '' : value('w', shareOf(w, box.w)),
      h === undefined ? '' : value('h', shareOf(h, box.h)),
    ),
  );
}

function series(box: ChartBox, at: number, tokens: ThemeTokens, language: string): string {
  const { block } = box;
  const { name, values } = block.series[at] ?? { name: '', values: [] };
  const count = block.categories.length;
  const mark = box.marks[at];
  const column = columnName(at + 1);
  const last = count + 1;
  const isLine = block.type === 'line';
  const isPie = block.type === 'pie';
  const looks =
    !mark || isPie ? '' : isLine ? stroke(mark.color, 3, tokens) : fill(mark.color, tokens) + noStroke;
  return el(
    'c:ser',
    {},
    value('idx', at),
    value('order', at),
    el('c:tx', {}, el('c:strRef', {}, el('c:f', {}, `${SHEET}!$${column}$1`), cachedTexts([name]))),
    looks === '' ? '' : el('c:spPr', {}, looks),
    block.type === 'column' ? value('invertIfNegative', 0) : '',
    isLine && mark ? marker(mark, tokens) : '',
    isPie
      ? box.marks
          .map((one, idx) =>
            el(
              'c:dPt',
              {},
              value('idx', idx),
              value('bubble3D', 0),
              el('c:spPr', {}, fill(one.color, tokens), stroke(tokens.background, 2, tokens)),
            ),
          )
          .join('')
      : '',
    dataLabels(box, at, tokens, language),
    el(
      'c:cat',
      {},
      el('c:strRef', {}, el('c:f', {}, `${SHEET}!$A$2:$A$${last}`), cachedTexts(block.categories)),
    ),
    el(
      'c:val',
      {},
      el(
        'c:numRef',
        {},
        el('c:f', {}, `${SHEET}!$${column}$2:$${column}$${last}`),
        el(
          'c:numCache',
          {},
          el('c:formatCode', {}, isPie ? numberFormat(box.frame.decimals, box.frame.divisor) : 'General'),
          value('ptCount', count),
          ...values
            .slice(0, count)
            .map((one, idx) => (one === null ? '' : el('c:pt', { idx }, el('c:v', {}, String(one))))),
        ),
      ),
    ),
    isLine ? value('smooth', 0) : '',
  );
}

const AXES = [111_111_111, 222_222_222] as const;

/**
 * The axes. The one of values has the step of the drawing and no end of its own, so that it grows with data that a person
 * changes; it is left out where every value is written.
 */
function axes(box: ChartBox, tokens: ThemeTokens, language: string): string {
  const { step, hasAxis, sizes, divisor } = box.frame;
  const line = (width: number, color: string): string => el('c:spPr', {}, stroke(color, width, tokens));
  const values = box.block.series.flatMap((one) => one.values);
  // Columns that do not begin at zero mislead; `layoutSlide` draws them so too.
  const zero = values.every((one) => one === null || one >= 0) ? [value('min', 0)] : [];
  const common = (id: number, position: string, isDeleted = false, bounds: readonly string[] = []): string =>
    value('axId', id) +
    el('c:scaling', {}, value('orientation', 'minMax'), ...bounds) +
    value('delete', isDeleted ? 1 : 0) +
    value('axPos', position);
  return (
    el(
      'c:catAx',
      {},
      common(AXES[0], 'b'),
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
      common(AXES[1], 'l', !hasAxis, zero),
      hasAxis ? el('c:majorGridlines', {}, line(1, box.gridColor)) : '',
      el('c:numFmt', { formatCode: numberFormat(decimalsOf([step / divisor]), divisor), sourceLinked: 0 }),
      value('majorTickMark', 'none'),
      value('minorTickMark', 'none'),
      value('tickLblPos', 'nextTo'),
      el('c:spPr', {}, noStroke),
      letters({ color: tokens.muted, fontSize: sizes.ticks }, tokens, language),
      value('crossAx', AXES[0]),
      value('crosses', 'autoZero'),
      value('crossBetween', 'between'),
      value('majorUnit', step),
    )
  );
}

function plot(box: ChartBox, tokens: ThemeTokens, language: string): string {
  const list = box.block.series.map((_, at) => series(box, at, tokens, language)).join('');
  const ids = AXES.map((id) => value('axId', id)).join('');
  const { gapWidth, barGap } = box.frame;
  switch (box.block.type) {
    case 'column':
      return (
        el(
          'c:barChart',
          {},
          value('barDir', 'col') + value('grouping', 'clustered') + value('varyColors', 0),
          list,
          value('gapWidth', gapWidth) + value('overlap', -barGap) + ids,
        ) + axes(box, tokens, language)
      );
    case 'line':
      return (
        el(
          'c:lineChart',
          {},
          value('grouping', 'standard') + value('varyColors', 0),
          list,
          value('marker', 1) + ids,
        ) + axes(box, tokens, language)
      );
    case 'pie':
      return el('c:pieChart', {}, value('varyColors', 1), list, value('firstSliceAng', 0));
  }
}

/** The unit, as the title of the chart: the only text beside the plot that is not bound to an axis. */
function title(box: ChartBox, tokens: ThemeTokens, lang: string): string {
  const { caption } = box.frame;
  if (!caption) return value('autoTitleDeleted', 1);
  const looks = { sz: size(caption.fontSize * 0.75), b: 0 };
  const paint = fill(caption.color, tokens);
  return (
    el(
      'c:title',
      {},
      el(
        'c:tx',
        {},
        el(
          'c:rich',
          {},
          el('a:bodyPr', { wrap: 'none', lIns: 0, tIns: 0, rIns: 0, bIns: 0 }),
          el('a:lstStyle'),
          el(
            'a:p',
            {},
            el('a:pPr', {}, el('a:defRPr', looks, paint)),
            el('a:r', {}, el('a:rPr', { lang, ...looks }, paint), el('a:t', {}, text(caption.text))),
          ),
        ),
      ),
      layout(box, { x: caption.x, y: caption.baseline - caption.fontSize }),
      value('overlay', 1),
    ) + value('autoTitleDeleted', 0)
  );
}

/** The part of a chart. @param workbookId relation to its data */
export function chartPart(box: ChartBox, tokens: ThemeTokens, language: string, workbookId: string): string {
  const { legend, plot: inner, sizes } = box.frame;
  return el(
    'c:chartSpace',
    {
      'xmlns:c': 'http://schemas.openxmlformats.org/drawingml/2006/chart',
      'xmlns:a': namespaces['xmlns:a'],
      'xmlns:r': namespaces['xmlns:r'],
    },
    value('date1904', 0),
    el('c:lang', { val: language }),
    value('roundedCorners', 0),
    el(
      'c:chart',
      {},
      title(box, tokens, language),
      el('c:plotArea', {}, layout(box, inner, true), plot(box, tokens, language)),
      legend
        ? el(
            'c:legend',
            {},
            value('legendPos', 't'),
            layout(box, legend),
            value('overlay', 1),
            letters({ color: tokens.text, fontSize: sizes.legend }, tokens, language),
          )
        : '',
      value('plotVisOnly', 1),
      value('dispBlanksAs', 'gap'),
    ),
    el('c:spPr', {}, el('a:noFill'), noStroke),
    letters({ color: tokens.text, fontSize: sizes.names }, tokens, language),
    el('c:externalData', { 'r:id': workbookId }, value('autoUpdate', 0)),
  );
}
