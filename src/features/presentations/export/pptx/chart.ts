import type { Area } from '../../model/area.ts';
import type { ChartBox } from '../../model/chart-boxes.ts';
import { isHorizontal, isStacked } from '../../model/chart-kinds.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { axesPart, axisIds, lineAxesPart, secondAxesPart, secondAxisIds } from './chart-axes.ts';
import { dataColumns, sumCell } from './chart-data.ts';
import { letters, shareOf, value } from './chart-labels.ts';
import { cachedTexts, seriesPart } from './chart-series.ts';
import type { DataColumn } from './data-column.ts';
import { size } from './text.ts';
import { fill, noStroke } from './theme.ts';
import { el, namespaces, text } from './xml.ts';

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

function bars(box: ChartBox, grouping: string, list: string, overlap: number, ids: string): string {
  return el(
    'c:barChart',
    {},
    value('barDir', isHorizontal(box.block.type) ? 'bar' : 'col'),
    value('grouping', grouping) + value('varyColors', 0),
    list,
    value('gapWidth', box.frame.gapWidth) + value('overlap', overlap) + ids,
  );
}

const lines = (list: string, ids: string = axisIds): string =>
  el(
    'c:lineChart',
    {},
    value('grouping', 'standard') + value('varyColors', 0),
    list,
    value('marker', 1) + ids,
  );

/** Areas. A single one has a line with its values, made from the same column. */
function areas(box: ChartBox, columns: readonly DataColumn[], tokens: ThemeTokens, language: string): string {
  const [only, ...others] = columns;
  const isOne = only && others.length === 0;
  const list = columns.map((column, at) =>
    seriesPart(box, isOne ? { ...column, labels: [] } : column, at, tokens, language),
  );
  return (
    el(
      'c:areaChart',
      {},
      value('grouping', isOne ? 'standard' : 'stacked') + value('varyColors', 0),
      ...list,
      axisIds,
    ) + (isOne ? lines(seriesPart(box, { ...only, drawnAs: 'line' }, 0, tokens, language, 1)) : '')
  );
}

function plot(box: ChartBox, columns: readonly DataColumn[], tokens: ThemeTokens, language: string): string {
  const { type } = box.block;
  const parts = (kind: DataColumn['drawnAs']): string =>
    columns
      .map((column, at) => (column.drawnAs === kind ? seriesPart(box, column, at, tokens, language) : ''))
      .join('');
  const { barGap, second } = box.frame;
  switch (type) {
    case 'column':
    case 'bar':
    case 'stackedColumn':
    case 'waterfall':
    case 'stackedBar': {
      const grouping = isStacked(type) || type === 'waterfall' ? 'stacked' : 'clustered';
      const [links, sums] = [parts('link'), parts('sum')];
      return (
        bars(box, grouping, parts('bar'), -barGap, axisIds) +
        (links ? lines(links) : '') +
        (sums ? bars(box, 'clustered', sums, 0, secondAxisIds) : '') +
        axesPart(box, tokens, language) +
        (sums ? secondAxesPart(box) : '')
      );
    }
    case 'line':
      return lines(parts('line')) + axesPart(box, tokens, language);
    case 'area':
      return areas(box, columns, tokens, language) + axesPart(box, tokens, language);
    case 'combined':
      return (
        bars(box, 'clustered', parts('bar'), -barGap, axisIds) +
        lines(parts('line'), second ? secondAxisIds : axisIds) +
        axesPart(box, tokens, language) +
        (second ? lineAxesPart(box, second, tokens, language) : '')
      );
    case 'pie':
      return el('c:pieChart', {}, value('varyColors', 1), parts('sectors'), value('firstSliceAng', 0));
    case 'doughnut': {
      const { hole, radius } = box.pie ?? { hole: 0, radius: 1 };
      const looks = value('firstSliceAng', 0) + value('holeSize', Math.round((hole / radius) * 100));
      return el('c:doughnutChart', {}, value('varyColors', 1), parts('sectors'), looks);
    }
  }
}

/** Splits a caption into the name of the only series and the unit, so that an import can tell them apart. */
function nameAndUnit({ block }: ChartBox, caption: string): string[] {
  const [only, ...others] = block.series;
  const name = others.length === 0 ? (only?.name.trim() ?? '') : '';
  if (name === '' || !caption.startsWith(`${name}, `)) return [caption];
  return [`${name}, `, caption.slice(name.length + 2)];
}

/**
 * The title of the chart, which is its unit: other texts beside the plot belong to an axis. The title of a doughnut is its
 * sum, which is also in a cell of the workbook.
 */
function title(box: ChartBox, tokens: ThemeTokens, lang: string): string {
  const { caption, middle } = box.frame;
  const shown = middle ?? caption;
  if (!shown) return value('autoTitleDeleted', 1);
  const body = { wrap: 'none', lIns: 0, tIns: 0, rIns: 0, bIns: 0 } as const;
  const place = layout(box, {
    x: middle ? middle.x - middle.width / 2 : shown.x,
    y: shown.baseline - shown.fontSize,
  });
  if (middle)
    return (
      el(
        'c:title',
        {},
        el('c:tx', {}, el('c:strRef', {}, el('c:f', {}, sumCell(box)), cachedTexts([middle.text]))),
        place,
        value('overlay', 1),
        letters(middle, tokens, lang, body),
      ) + value('autoTitleDeleted', 0)
    );
  const looks = { sz: size(shown.fontSize * 0.75), b: 0 };
  const paint = fill(shown.color, tokens);
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
          el('a:bodyPr', body),
          el('a:lstStyle'),
          el(
            'a:p',
            {},
            el('a:pPr', {}, el('a:defRPr', looks, paint)),
            ...nameAndUnit(box, shown.text).map((part) =>
              el('a:r', {}, el('a:rPr', { lang, ...looks }, paint), el('a:t', {}, text(part))),
            ),
          ),
        ),
      ),
      place,
      value('overlay', 1),
    ) + value('autoTitleDeleted', 0)
  );
}

/** The part of a chart. @param workbookId relation to its data */
export function chartPart(box: ChartBox, tokens: ThemeTokens, language: string, workbookId: string): string {
  const { legend, plot: inner, sizes } = box.frame;
  const columns = dataColumns(box);
  const areHorizontal = isHorizontal(box.block.type);
  const hidden = columns.flatMap(({ mark, drawnAs }, at) =>
    mark === null && drawnAs !== 'data' ? [at] : [],
  );
  // The legend of horizontal bars has an entry without a name for their sums.
  const after = areHorizontal && hidden.length > 0 ? 40 : 0;
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
      el('c:plotArea', {}, layout(box, inner, true), plot(box, columns, tokens, language)),
      legend
        ? el(
            'c:legend',
            {},
            value('legendPos', 't'),
            ...(areHorizontal ? [] : hidden).map((at) =>
              el('c:legendEntry', {}, value('idx', at), value('delete', 1)),
            ),
            layout(box, { ...legend, w: Math.min(legend.w + after, box.x + box.w - legend.x) }),
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
