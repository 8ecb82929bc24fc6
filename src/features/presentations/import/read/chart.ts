/** A chart of a slide: its kind, categories and series as the file keeps them beside the workbook. */
import { childAt, childOf, childrenOf, descendants, type XmlElement } from '#lib/office/read-xml.ts';
import { isLinkName } from '../../export/pptx/own-names.ts';
import { isRound } from '../../model/chart-kinds.ts';
import type { ChartBlock } from '../../model/deck.ts';
import { isUnit, isUsualUnit } from '../../model/units.ts';
import type { SourceChart } from '../source.ts';
import { attributeOf, categoriesOf, inPercent, MOST_POINTS, numberOf, pointsOf } from './chart-data.ts';
import { ownUnit, unitIn, waterfallTitle } from './chart-units.ts';
import type { SlideContext } from './context.ts';
import { wordsOf } from './text.ts';
import { waterfallValues } from './waterfall.ts';

type Kind = ChartBlock['type'];

/** The kind of a plot, and what it looked like if the portal has no such kind. */
function kindOf(plot: XmlElement): { type: Kind; was?: string } | null {
  const grouping = attributeOf(plot, 'grouping') ?? 'standard';
  const isStacked = /stacked/i.test(grouping);
  const share = grouping === 'percentStacked' ? { was: 'накопление до\u00a0100\u00a0%' } : {};
  switch (plot.name) {
    case 'barChart':
    case 'bar3DChart': {
      const isBar = attributeOf(plot, 'barDir') === 'bar';
      if (isStacked) return { type: isBar ? 'stackedBar' : 'stackedColumn', ...share };
      return { type: isBar ? 'bar' : 'column' };
    }
    case 'lineChart':
    case 'line3DChart':
      return { type: 'line', ...(isStacked && { was: 'график с\u00a0накоплением' }) };
    case 'stockChart':
      return { type: 'line', was: 'биржевая диаграмма' };
    case 'areaChart':
    case 'area3DChart':
      // Areas of the portal are stacked; areas that overlap become lines.
      return isStacked || childrenOf(plot, 'ser').length < 2
        ? { type: 'area', ...share }
        : { type: 'line', was: 'области друг за\u00a0другом' };
    case 'pieChart':
    case 'pie3DChart':
      return { type: 'pie' };
    case 'ofPieChart':
      return { type: 'pie', was: 'вторичная круговая диаграмма' };
    case 'doughnutChart':
      return { type: 'doughnut' };
    case 'radarChart':
      return { type: 'column', was: 'лепестковая диаграмма' };
    case 'surfaceChart':
    case 'surface3DChart':
      return { type: 'column', was: 'поверхность' };
    case 'scatterChart':
      return { type: 'line', was: 'точечная диаграмма' };
    case 'bubbleChart':
      return { type: 'line', was: 'пузырьковая диаграмма' };
    default:
      return null;
  }
}

/** True for an invisible series: it has the sums of stacked bars, or the space below floating bars. */
function isUnseen(series: XmlElement): boolean {
  const look = childOf(series, 'spPr');
  const line = childOf(look, 'ln');
  return childOf(look, 'noFill') !== undefined && (!line || childOf(line, 'noFill') !== undefined);
}

/** True for columns with one line. */
const isColumnsWithLine = (types: readonly Kind[]): boolean =>
  types.length > 1 &&
  types.filter((type) => type === 'line').length === 1 &&
  types.every((type) => type === 'line' || type === 'column');

/** The cells of the values of a series. */
const cellsOf = (series: XmlElement): string | undefined => childAt(series, 'val', 'numRef', 'f')?.text;

function nameOf(series: XmlElement): string {
  const title = childOf(series, 'tx');
  return (pointsOf(title).texts[0] ?? childOf(title, 'v')?.text ?? '').trim();
}

interface Series {
  readonly series: XmlElement;
  readonly type: Kind;
}

/** The series without the lines over areas: an area of the portal has a line with values from the same cells. */
function withoutDoubles(all: readonly Series[]): Series[] {
  const areas = new Set(all.flatMap(({ series, type }) => (type === 'area' ? (cellsOf(series) ?? []) : [])));
  return all.filter(({ series, type }) => type !== 'line' || !areas.has(cellsOf(series) ?? ''));
}

type ReadChart = Pick<SourceChart, 'chart' | 'titles' | 'callout'>;

/** The callout of a sector: the lines without fields in the labels of the sectors. */
const sectorCallout = (plot: XmlElement): string =>
  [...descendants(plot, 'dLbl')]
    .flatMap((label) => [...descendants(label, 'p')])
    .filter((line) => childOf(line, 'fld') === undefined)
    .map((line) => [...descendants(line, 't')].map(({ text }) => text).join(''))
    .join(' ')
    .trim();

/**
 * Reads a part of a chart.
 *
 * @param isOwn true when the portal wrote the file: the only title of its charts is the unit
 * @returns null for a chart without data
 */
export function readChart(
  space: XmlElement | undefined,
  isOwn: boolean,
  context: SlideContext,
): ReadChart | null {
  const chart = childOf(space, 'chart');
  const area = childOf(chart, 'plotArea');
  const plots = (area?.children ?? []).flatMap((plot) => {
    const kind = kindOf(plot);
    return kind ? [{ plot, ...kind }] : [];
  });
  const [first] = plots;
  const all = withoutDoubles(
    plots.flatMap(({ plot, type }) => childrenOf(plot, 'ser').map((series) => ({ series, type }))),
  );
  const seen = all.filter(({ series }) => !isUnseen(series) && !(isOwn && isLinkName(nameOf(series))));
  const isCombined = isColumnsWithLine(seen.map(({ type }) => type));
  // The line of such a chart is its last series.
  if (isCombined) seen.sort((one, other) => Number(one.type === 'line') - Number(other.type === 'line'));
  if (!isOwn && seen.length < all.length) context.lose('невидимый ряд диаграммы');
  if (!first || seen.length === 0) return null;
  context.countCells(seen.length * MOST_POINTS);
  if (first.was) context.lose(`вид диаграммы: ${first.was}`);
  else if (!isCombined && seen.some(({ type }) => type !== first.type))
    context.lose('смешанный вид диаграммы');
  if (!isOwn && childrenOf(area, 'valAx').length > 1 && !/scatter|bubble/.test(first.plot.name))
    context.lose('вторая ось диаграммы');
  const found = seen.map(({ series }) => ({
    name: nameOf(series),
    ...pointsOf(childOf(series, 'val') ?? childOf(series, 'yVal')),
  }));
  const names = categoriesOf(seen.map(({ series }) => series));
  const count = Math.max(names.length, ...found.map(({ texts }) => texts.length));
  if (count === 0) return null;
  const isShare = found.every(({ format }) => /^0*\.?0*%$/.test(format.split(';')[0] ?? ''));
  const titled = childOf(chart, 'title');
  const title = wordsOf(titled) || (pointsOf(titled).texts[0] ?? '').trim();
  const onAxes = [...childrenOf(area, 'valAx'), ...childrenOf(area, 'catAx')].map((axis) =>
    wordsOf(childOf(axis, 'title')),
  );
  const formats = [...new Set(found.map(({ format }) => unitIn(format)))];
  const columns = found.map(({ name, texts }) => ({
    name,
    values: Array.from({ length: count }, (_, at) => {
      const value = numberOf(texts[at]);
      return isShare ? inPercent(value) : value;
    }),
  }));
  const categories = Array.from({ length: count }, (_, at) => names[at] ?? String(at + 1));
  const steps = isOwn ? waterfallValues(columns, count) : null;
  if (steps) {
    const { name, unit } = waterfallTitle(titled, title, space);
    return {
      titles: [],
      callout: '',
      chart: { type: 'waterfall', unit, categories, series: [{ name, values: steps }] },
    };
  }
  const only = found.length === 1 ? found[0]?.name : undefined;
  const unit = isOwn
    ? ownUnit(title, only, space)
    : isShare
      ? '%'
      : ([
          formats.length === 1 ? (formats[0] ?? '') : '',
          onAxes[0] ?? '',
          isUsualUnit(title) ? title : '',
        ].find((text) => text !== '' && isUnit(text)) ?? '');
  const titles = isOwn
    ? []
    : [title, ...onAxes].filter((text) => text !== '' && text !== unit && text !== only);
  const isRings = isRound(first.type) && found.length > 1;
  if (isRings) context.lose('круги нескольких рядов: они стали столбцами');
  const type: Kind = isCombined ? 'combined' : isRings ? 'column' : first.type;
  const callout = isOwn && isRound(type) ? sectorCallout(first.plot) : '';
  return { titles, callout, chart: { type, unit: isUnit(unit) ? unit : '', categories, series: columns } };
}
