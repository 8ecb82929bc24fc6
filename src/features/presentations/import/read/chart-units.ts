/** The units of charts, from formats of numbers and titles. */
import { childOf, descendants, type XmlElement } from '#lib/office/read-xml.ts';
import { DECK_LIMITS } from '../../model/deck.ts';

/** The unit in a format of numbers: `#,##0\ "₽"`. */
export const unitIn = (format: string): string =>
  [...(format.split(';')[0] ?? '').matchAll(/"([^"]*)"|([₽$€£])/g)]
    .map(([, quoted, sign]) => quoted ?? sign ?? '')
    .join('')
    .trim();

export const isUnit = (text: string): boolean => text.length <= DECK_LIMITS.unit && !/\d/.test(text);

/** A title that is nothing but a unit. */
export const isUnitTitle = (text: string): boolean =>
  isUnit(text) &&
  /^(?:(?:тыс\.|млн|млрд|трлн)[ \u00a0])?(?:[%₽$€£]|руб\.?|шт\.?|чел\.?|кг|км|м²|ед\.?)$/u.test(text);

/** Formats that divide by thousands: `#,##0,,`. */
const isDivided = (space: XmlElement | undefined): boolean =>
  [
    ...[...descendants(space, 'numFmt')].map(({ attributes }) => attributes['formatCode'] ?? ''),
    ...[...descendants(space, 'formatCode')].map(({ text }) => text),
  ].some((format) => /0,+(?:;|$)/.test(format));

/** The unit of a chart that the portal wrote: behind the name of an only series, with the thousands in words. */
export function ownUnit(title: string, only: string | undefined, space: XmlElement | undefined): string {
  const rest =
    only !== undefined && only !== '' && title.startsWith(only)
      ? title.slice(only.length).replace(/^, /, '')
      : title;
  // That of a doughnut is its sum.
  const unit = rest.replace(/^[−-]?\d[\d \u00a0\u202f.,]*/u, '');
  return isDivided(space) ? unit.replace(/^(?:тыс\.|млн|млрд|трлн)[ \u00a0]?/u, '') : unit;
}

/** The name and the unit of an own waterfall: its title has both, in two runs. */
export function waterfallTitle(titled: XmlElement | undefined, title: string, space: XmlElement | undefined) {
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
