/** The units of charts, from formats of numbers and titles. */
import { childOf, descendants, type XmlElement } from '#lib/office/read-xml.ts';
import { isUnit, isUsualUnit } from '../../model/units.ts';

/** The unit in a format of numbers: `#,##0\ "₽"`. */
export const unitIn = (format: string): string =>
  [...(format.split(';')[0] ?? '').matchAll(/"([^"]*)"|([₽$€£])/g)]
    .map(([, quoted, sign]) => quoted ?? sign ?? '')
    .join('')
    .trim();

/** True if a format divides by thousands: `#,##0,,`. A second axis of values has its own unit and does not count. */
const isDivided = (chart: XmlElement | undefined): boolean => {
  const space = [...descendants(chart, 'valAx')].length > 1 ? [...descendants(chart, 'valAx')][0] : chart;
  return [
    ...[...descendants(space, 'numFmt')].map(({ attributes }) => attributes['formatCode'] ?? ''),
    ...[...descendants(space, 'formatCode')].map(({ text }) => text),
  ].some((format) => /0,+(?:;|$)/.test(format));
};

/** The unit in a title that the portal wrote, without the name of a single series and the words for thousands before it. */
export function ownUnit(title: string, only: string | undefined, space: XmlElement | undefined): string {
  const rest =
    only !== undefined && only !== '' && title.startsWith(only)
      ? title.slice(only.length).replace(/^, /, '')
      : title;
  // The title of a doughnut begins with its sum.
  const unit = rest.replace(/^[−-]?\d[\d \u00a0\u202f.,]*/u, '');
  return isDivided(space) ? unit.replace(/^(?:тыс\.|млн|млрд|трлн)[ \u00a0]?/u, '') : unit;
}

/** The name and the unit of a waterfall that the portal wrote: its title has them in two runs. */
export function waterfallTitle(titled: XmlElement | undefined, title: string, space: XmlElement | undefined) {
  const runs = [...descendants(titled, 'r')].map((one) => childOf(one, 't')?.text.trim() ?? '');
  const [start = '', end = ''] = runs.length === 2 ? runs : [];
  const [, name = '', last = title] = end
    ? ['', start.replace(/,$/, ''), end]
    : (/^(.*), ([^,]*)$/u.exec(title) ?? []);
  const unit = ownUnit(last, undefined, space);
  // Some programs join the two runs. Then only a known unit can be told from the name.
  const isSplit = end !== '' || unit === '' || isUsualUnit(unit);
  return isSplit && isUnit(unit) ? { name, unit } : { name: title, unit: '' };
}
