import type { ChartBox, ChartMark, Marker, Pattern } from '../../model/boxes.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { size } from './text.ts';
import { colour, fill, noStroke, stroke } from './theme.ts';
import { columnName, SHEET } from './workbook.ts';
import { el, namespaces, text } from './xml.ts';

const patterns: Readonly<Record<Exclude<Pattern, 'solid'>, string>> = {
  stripes: 'wdUpDiag',
  backStripes: 'wdDnDiag',
  dots: 'lgConfetti',
  cross: 'diagCross',
  grid: 'lgGrid',
};
const markers: Readonly<Record<Marker, string>> = {
  circle: 'circle',
  square: 'square',
  triangle: 'triangle',
  diamond: 'diamond',
  cross: 'x',
  ring: 'circle',
};

/** Text in a drawing, pt. */
const POINTS = 12;
/** Text of a legend, pt: its marks are as large as its letters. */
const LEGEND_POINTS = 14;

const markFill = ({ color, pattern }: ChartMark, tokens: ThemeTokens): string =>
  pattern === 'solid'
    ? fill(color, tokens)
    : el(
        'a:pattFill',
        { prst: patterns[pattern] },
        el('a:fgClr', {}, colour(color, tokens)),
        el('a:bgClr', {}, colour(tokens.background, tokens)),
      );

/** A gap beside a full sector; its own colour around a pattern, whose mark in the legend would vanish otherwise. */
const sectorEdge = ({ color, pattern }: ChartMark, tokens: ThemeTokens): string =>
  pattern === 'solid' ? stroke(tokens.background, 1, tokens) : stroke(color, 1.5, tokens);

const value = (name: string, val: string | number): string => el(`c:${name}`, { val });

/** Whole numbers stay whole; the unit stands behind each number. */
function numberFormat({ block }: ChartBox): string {
  const isWhole = block.series.every(({ values }) =>
    values.every((one) => one === null || Number.isInteger(one)),
  );
  const unit = block.unit.replaceAll('"', '');
  return `${isWhole ? '#,##0' : 'General'}${unit && `"\u00a0${unit}"`}`;
}

/** Text in the drawing: its size and colour. */
const letters = (tokens: ThemeTokens, language: string, points = POINTS): string =>
  el(
    'c:txPr',
    {},
    el('a:bodyPr'),
    el('a:lstStyle'),
    el(
      'a:p',
      {},
      el('a:pPr', {}, el('a:defRPr', { sz: size(points) }, fill(tokens.text, tokens))),
      el('a:endParaRPr', { lang: language }),
    ),
  );

const cachedTexts = (list: readonly string[]): string =>
  el(
    'c:strCache',
    {},
    value('ptCount', list.length),
    ...list.map((one, idx) => el('c:pt', { idx }, el('c:v', {}, text(one)))),
  );

const labels = (
  box: ChartBox,
  tokens: ThemeTokens,
  language: string,
  { isPie, isLine }: { isPie: boolean; isLine: boolean },
): string =>
  el(
    'c:dLbls',
    {},
    el('c:numFmt', { formatCode: numberFormat(box), sourceLinked: 0 }),
    el('c:spPr', {}, el('a:noFill'), noStroke),
    letters(tokens, language),
    isPie ? value('dLblPos', 'outEnd') : isLine ? value('dLblPos', 't') : '',
    value('showLegendKey', 0),
    value('showVal', 1),
    value('showCatName', 0),
    value('showSerName', 0),
    value('showPercent', 0),
    value('showBubbleSize', 0),
    isPie ? value('showLeaderLines', 1) : '',
  );

function series(box: ChartBox, at: number, tokens: ThemeTokens, language: string): string {
  const { block } = box;
  const { name, values } = block.series[at] ?? { name: '', values: [] };
  const count = block.categories.length;
  const mark = box.marks[at] ?? box.marks[0];
  const column = columnName(at + 1);
  const last = count + 1;
  const isLine = block.type === 'line';
  const isPie = block.type === 'pie';
  const looks = !mark
    ? ''
    : isLine
      ? stroke(mark.color, 3, tokens)
      : markFill(mark, tokens) + stroke(mark.color, 1, tokens);
  return el(
    'c:ser',
    {},
    value('idx', at),
    value('order', at),
    el('c:tx', {}, el('c:strRef', {}, el('c:f', {}, `${SHEET}!$${column}$1`), cachedTexts([name]))),
    isPie || looks === '' ? '' : el('c:spPr', {}, looks),
    block.type === 'column' ? value('invertIfNegative', 0) : '',
    isLine && mark
      ? el(
          'c:marker',
          {},
          value('symbol', markers[mark.marker]),
          value('size', 9),
          el(
            'c:spPr',
            {},
            fill(mark.marker === 'ring' ? tokens.background : mark.color, tokens),
            stroke(mark.color, 2, tokens),
          ),
        )
      : '',
    isPie
      ? box.marks
          .map((one, idx) =>
            el(
              'c:dPt',
              {},
              value('idx', idx),
              value('bubble3D', 0),
              el('c:spPr', {}, markFill(one, tokens), sectorEdge(one, tokens)),
            ),
          )
          .join('')
      : '',
    // With several series the value labels would overlap.
    isPie || block.series.length === 1 ? labels(box, tokens, language, { isPie, isLine }) : '',
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
          el('c:formatCode', {}, 'General'),
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

function axes(box: ChartBox, tokens: ThemeTokens, language: string): string {
  const line = (width: number, value_: string): string => el('c:spPr', {}, stroke(value_, width, tokens));
  const values = box.block.series.flatMap((one) => one.values);
  // Columns that do not begin at zero mislead; `layoutSlide` draws them so too.
  const zero = values.every((one) => one === null || one >= 0) ? [value('min', 0)] : [];
  const common = (id: number, position: string, bounds: readonly string[] = []): string =>
    value('axId', id) +
    el('c:scaling', {}, value('orientation', 'minMax'), ...bounds) +
    value('delete', 0) +
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
      letters(tokens, language),
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
      common(AXES[1], 'l', zero),
      el('c:majorGridlines', {}, line(1, box.gridColor)),
      el('c:numFmt', { formatCode: numberFormat(box), sourceLinked: 0 }),
      value('majorTickMark', 'none'),
      value('minorTickMark', 'none'),
      value('tickLblPos', 'nextTo'),
      el('c:spPr', {}, noStroke),
      letters(tokens, language),
      value('crossAx', AXES[0]),
      value('crosses', 'autoZero'),
      value('crossBetween', 'between'),
    )
  );
}

function plot(box: ChartBox, tokens: ThemeTokens, language: string): string {
  const list = box.block.series.map((_, at) => series(box, at, tokens, language)).join('');
  const ids = AXES.map((id) => value('axId', id)).join('');
  switch (box.block.type) {
    case 'column':
      return (
        el(
          'c:barChart',
          {},
          value('barDir', 'col') + value('grouping', 'clustered') + value('varyColors', 0),
          list,
          value('gapWidth', 60) + value('overlap', -8) + ids,
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

/** The part of a chart. @param workbookId relation to its data */
export function chartPart(box: ChartBox, tokens: ThemeTokens, language: string, workbookId: string): string {
  const hasLegend = box.block.type === 'pie' || box.block.series.length > 1;
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
      value('autoTitleDeleted', 1),
      el('c:plotArea', {}, el('c:layout'), plot(box, tokens, language)),
      hasLegend
        ? el(
            'c:legend',
            {},
            value('legendPos', box.block.type === 'pie' ? 'r' : 'b'),
            value('overlay', 0),
            letters(tokens, language, LEGEND_POINTS),
          )
        : '',
      value('plotVisOnly', 1),
      value('dispBlanksAs', 'gap'),
    ),
    el('c:spPr', {}, el('a:noFill'), noStroke),
    letters(tokens, language),
    el('c:externalData', { 'r:id': workbookId }, value('autoUpdate', 0)),
  );
}
