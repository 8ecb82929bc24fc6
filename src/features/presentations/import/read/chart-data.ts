/** The cached data of a chart: the points of its series and the names of its categories. */
import { childOf, childrenOf, descendants, type XmlElement } from '#lib/office/read-xml.ts';

/** The `val` of a child. */
export const attributeOf = (element: XmlElement | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes['val'];

/** The most points of a series that are read; the chart of a slide shows 12. */
export const MOST_POINTS = 2000;

function textsIn(cache: XmlElement | undefined): (string | undefined)[] {
  const texts: (string | undefined)[] = [];
  for (const point of childrenOf(cache, 'pt')) {
    const at = Number(point.attributes['idx']);
    if (Number.isInteger(at) && at >= 0 && at < MOST_POINTS) texts[at] = childOf(point, 'v')?.text;
  }
  return texts;
}

/** The cached points of a reference or literal by their indexes, and their format. */
export function pointsOf(source: XmlElement | undefined): { texts: (string | undefined)[]; format: string } {
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

/** A serial date of a spreadsheet as its format shows it. @param serial days since 30 December 1899 */
function dayText(serial: number, format: string): string {
  // Fractions of a day are not exact, so they are rounded to seconds.
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
/** True for formats of dates and times: they have letters of the parts of a date, and no digits. */
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

export function categoriesOf(series: readonly XmlElement[]): string[] {
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
export const numberOf = (text: string | undefined): number | null => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && Math.abs(value) <= LARGEST ? value : null;
};
/** A share as percent, without the rounding error of the multiplication. */
export const inPercent = (value: number | null): number | null =>
  value === null ? null : Number((value * 100).toPrecision(12));
