/** A chart of a slide: its kind, categories and series as the file keeps them beside the workbook. */
import { childAt, childOf, childrenOf, descendants, type XmlElement } from '#lib/office/read-xml.ts';
import { isRound } from '../../model/chart-kinds.ts';
import type { ChartBlock } from '../../model/deck.ts';
import type { SourceChart } from '../source.ts';
import type { SlideContext } from './context.ts';
import { wordsOf } from './text.ts';
import { waterfallValues } from './waterfall.ts';

type Kind = ChartBlock['type'];

const attributeOf = (element: XmlElement | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes['val'];

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
      // The areas of the portal stand on each other; those that stand behind each other are lines.
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

/** Most points of a series that are looked at. */
const MOST_POINTS = 2000;

function textsIn(cache: XmlElement | undefined): (string | undefined)[] {
  const texts: (string | undefined)[] = [];
  for (const point of childrenOf(cache, 'pt')) {
    const at = Number(point.attributes['idx']);
    if (Number.isInteger(at) && at >= 0 && at < MOST_POINTS) texts[at] = childOf(point, 'v')?.text;
  }
  return texts;
}

/** The cached points of a reference or literal, by their numbers. */
function pointsOf(source: XmlElement | undefined): { texts: (string | undefined)[]; format: string } {
  const cache =
    [...descendants(source, 'strCache'), ...descendants(source, 'numCache')][0] ??
    childOf(source, 'strLit') ??
    childOf(source, 'numLit') ??
    [...descendants(source, 'lvl')][0];
  const texts = textsIn(cache);
  const count = Number(attributeOf(cache, 'ptCount'));
  if (Number.isInteger(count) && count > texts.length) texts.length = Math.min(count, MOST_POINTS);
  return { texts: Array.from(texts), format: childOf(cache, 'formatCode')?.text ?? '' };
}

/** The day and the time that a spreadsheet counts, as its format shows them. */
function dayText(serial: number, format: string): string {
  // To the second: shares of a day are not exact.
  const moment = new Date(Math.round((serial - 25_569) * 86_400) * 1000);
  if (Number.isNaN(moment.getTime())) return String(serial);
  const [day = '', time = ''] = moment.toISOString().split('T');
  const [year = '', month = '', date = ''] = day.split('-');
  const hasTime = /[hs]/i.test(format);
  // Beside hours and seconds alone, m is a minute.
  const hasMonth = /m/i.test(format) && (!hasTime || /[dy]/i.test(format));
  const parts = [/d/i.test(format) && date, hasMonth && month, /y/i.test(format) && year];
  const shown = parts.filter(Boolean).join('.');
  return [shown, hasTime && time.slice(0, /s/i.test(format) ? 8 : 5)].filter(Boolean).join(' ');
}
/** A format without quoted text, colours and languages. */
const bareFormat = (format: string): string => format.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
/** Formats of days and times: no digits, and letters of their parts. */
const isDay = (bare: string): boolean => /[dmyhs]/i.test(bare) && !/[0#]|General/i.test(bare);

/** Categories of several levels, the outer ones before the inner one: «2024, Q1». Empty for those of one level. */
function levelledNames(source: XmlElement | undefined): string[] {
  const [cache] = [...descendants(source, 'multiLvlStrCache')];
  const levels = childrenOf(cache, 'lvl').map(textsIn);
  if (levels.length < 2) return [];
  const [inner = [], ...outer] = levels;
  const count = Math.min(MOST_POINTS, Math.max(Number(attributeOf(cache, 'ptCount')) || 0, inner.length));
  const current = outer.map(() => '');
  return Array.from({ length: count }, (_, at) => {
    // An outer name stands at the first of its categories only.
    for (const [level, texts] of outer.entries()) current[level] = texts[at] ?? current[level] ?? '';
    return [...current.toReversed(), inner[at] ?? ''].filter((text) => text.trim() !== '').join(', ');
  });
}

function categoriesOf(series: readonly XmlElement[]): string[] {
  for (const one of series) {
    const source = childOf(one, 'cat') ?? childOf(one, 'xVal');
    const levelled = levelledNames(source);
    if (levelled.length > 0) return levelled.map((name, at) => name || String(at + 1));
    const { texts, format: written } = pointsOf(source);
    if (texts.length === 0) continue;
    const format = bareFormat(written);
    return texts.map((text, at) => {
      const number = Number(text);
      const shown =
        text !== undefined && isDay(format) && Number.isFinite(number) ? dayText(number, format) : text;
      return shown?.trim() || String(at + 1);
    });
  }
  return [];
}

const LARGEST = 1e15;
const numberOf = (text: string | undefined): number | null => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && Math.abs(value) <= LARGEST ? value : null;
};
/** Shares are kept as percent: 0.1 × 100 has no digits that the file did not have. */
const inPercent = (value: number | null): number | null =>
  value === null ? null : Number((value * 100).toPrecision(12));

/** The unit in a format of numbers: `#,##0\ "₽"`. */
const unitIn = (format: string): string =>
  [...(format.split(';')[0] ?? '').matchAll(/"([^"]*)"|([₽$€£])/g)]
    .map(([, quoted, sign]) => quoted ?? sign ?? '')
    .join('')
    .trim();

const LONGEST_UNIT = 12;
const isUnit = (text: string): boolean => text.length <= LONGEST_UNIT && !/\d/.test(text);

/** A title that is nothing but a unit. */
const isUnitTitle = (text: string): boolean =>
  isUnit(text) &&
  /^(?:(?:тыс\.|млн|млрд|трлн)[ \u00a0])?(?:[%₽$€£]|руб\.?|шт\.?|чел\.?|кг|км|м²|ед\.?)$/u.test(text);

/** Formats that divide by thousands: `#,##0,,`. */
const isDivided = (space: XmlElement | undefined): boolean =>
  [
    ...[...descendants(space, 'numFmt')].map(({ attributes }) => attributes['formatCode'] ?? ''),
    ...[...descendants(space, 'formatCode')].map(({ text }) => text),
  ].some((format) => /0,+(?:;|$)/.test(format));

/** The unit of a chart that the portal wrote: behind the name of an only series, with the thousands in words. */
function ownUnit(title: string, only: string | undefined, space: XmlElement | undefined): string {
  const rest =
    only !== undefined && only !== '' && title.startsWith(only)
      ? title.slice(only.length).replace(/^, /, '')
      : title;
  // That of a doughnut is its sum.
  const unit = rest.replace(/^[−-]?\d[\d \u00a0\u202f.,]*/u, '');
  return isDivided(space) ? unit.replace(/^(?:тыс\.|млн|млрд|трлн)[ \u00a0]?/u, '') : unit;
}

/** The name and the unit of an own waterfall: its title has both, in two runs. */
function waterfallTitle(titled: XmlElement | undefined, title: string, space: XmlElement | undefined) {
  const runs = [...descendants(titled, 'r')].map((one) => childOf(one, 't')?.text.trim() ?? '');
  const [start = '', end = ''] = runs.length === 2 ? runs : [];
  const [, name = '', last = title] = end
    ? ['', start.replace(/,$/, ''), end]
    : (/^(.*), ([^,]*)$/u.exec(title) ?? []);
  const unit = ownUnit(last, undefined, space);
  // Programs that make one run of two leave only the units that are known.
  const isSplit = end !== '' || unit === '' || isUnitTitle(unit);
  return isSplit && isUnit(unit) ? { name, unit } : { name: title, unit: '' };
}

/** A series that nobody sees: it carries the sums of stacked bars, or lifts bars from the axis. */
function isUnseen(series: XmlElement): boolean {
  const look = childOf(series, 'spPr');
  const line = childOf(look, 'ln');
  return childOf(look, 'noFill') !== undefined && (!line || childOf(line, 'noFill') !== undefined);
}

/** Columns, and one line over them. */
const isColumnsWithLine = (types: readonly Kind[]): boolean =>
  types.length > 1 &&
  types.filter((type) => type === 'line').length === 1 &&
  types.every((type) => type === 'line' || type === 'column');

/** The cells of the values of a series. */
const cellsOf = (series: XmlElement): string | undefined => childAt(series, 'val', 'numRef', 'f')?.text;

type ReadChart = Pick<SourceChart, 'chart' | 'titles'>;

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
  const all = plots.flatMap(({ plot, type }) => childrenOf(plot, 'ser').map((one) => ({ one, type })));
  // An area of the portal has a line with its values on it, drawn of the same cells.
  const areas = new Set(all.flatMap(({ one, type }) => (type === 'area' ? (cellsOf(one) ?? []) : [])));
  const isTwice = ({ one, type }: (typeof all)[number]): boolean =>
    type === 'line' && areas.has(cellsOf(one) ?? '');
  const once = all.filter((entry) => !isTwice(entry));
  const seen = once.filter(({ one }) => !isUnseen(one));
  const isCombined = isColumnsWithLine(seen.map(({ type }) => type));
  // The line of such a chart is its last series.
  if (isCombined) seen.sort((one, other) => Number(one.type === 'line') - Number(other.type === 'line'));
  const series = seen.map(({ one }) => one);
  if (!isOwn && seen.length < once.length) context.lose('невидимый ряд диаграммы');
  if (!first || series.length === 0) return null;
  if (first.was) context.lose(`вид диаграммы: ${first.was}`);
  else if (!isCombined && seen.some(({ type }) => type !== first.type))
    context.lose('смешанный вид диаграммы');
  if (!isOwn && childrenOf(area, 'valAx').length > 1 && !/scatter|bubble/.test(first.plot.name))
    context.lose('вторая ось диаграммы');
  const found = series.map((one, at) => {
    const title = childOf(one, 'tx');
    const name = (pointsOf(title).texts[0] ?? childOf(title, 'v')?.text ?? '').trim();
    return { name, at, ...pointsOf(childOf(one, 'val') ?? childOf(one, 'yVal')) };
  });
  const names = categoriesOf(series);
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
    return { titles: [], chart: { type: 'waterfall', unit, categories, series: [{ name, values: steps }] } };
  }
  const only = found.length === 1 ? found[0]?.name : undefined;
  const unit = isOwn
    ? ownUnit(title, only, space)
    : isShare
      ? '%'
      : ([
          formats.length === 1 ? (formats[0] ?? '') : '',
          onAxes[0] ?? '',
          isUnitTitle(title) ? title : '',
        ].find((text) => text !== '' && isUnit(text)) ?? '');
  const titles = isOwn
    ? []
    : [title, ...onAxes].filter((text) => text !== '' && text !== unit && text !== only);
  const isRings = isRound(first.type) && found.length > 1;
  if (isRings) context.lose('круги нескольких рядов: они стали столбцами');
  const type: Kind = isCombined ? 'combined' : isRings ? 'column' : first.type;
  return { titles, chart: { type, unit: isUnit(unit) ? unit : '', categories, series: columns } };
}

/** The texts of a SmartArt, each once, in the order of its data. */
export function diagramTexts(data: XmlElement | undefined): string[] {
  const points = childrenOf(childAt(data, 'ptLst'), 'pt');
  return points
    .filter(({ attributes }) => !['pres', 'parTrans', 'sibTrans'].includes(attributes['type'] ?? ''))
    .map((point) => wordsOf(childOf(point, 't')))
    .filter((text) => text !== '');
}
