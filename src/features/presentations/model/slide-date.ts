/** The date at the foot of slides (PRES-91). */

/** The date in the local time zone, as `2026-11-30`. */
export const localDay = (moment: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

const looks = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
/** English dates as most of its readers write them. */
const localeOf = (language: string): string => (language === 'en' ? 'en-US' : language);
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * A day in words: «30 ноября 2026 г.», “November 30, 2026”.
 *
 * @param day `2026-11-30`
 * @param language of the presentation
 * @returns '' for a text that is no day
 */
export function dayText(day: string, language: string): string {
  const date = midnight(day);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(localeOf(language), looks).format(date);
}

/** The words for the months in dates, in Russian and English, in small letters. */
const months = ['ru', 'en'].map((language) =>
  Array.from({ length: 12 }, (_, at) => {
    const parts = new Intl.DateTimeFormat(localeOf(language), looks).formatToParts(Date.UTC(2026, at, 1));
    return (parts.find(({ type }) => type === 'month')?.value ?? '').toLowerCase();
  }),
);

function dayOf(year: string, month: number, day: string): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = midnight(text);
  // The 31st of April is no day.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** Parses a day: «30 ноября 2026 г.», «30.11.2026», `2026-11-30`, “November 30, 2026”. Undefined for other texts. */
export function dayIn(words: string): string | undefined {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (isoYear && isoMonth && isoDay) return dayOf(isoYear, Number(isoMonth), isoDay);
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  if (day && month && year) return dayOf(year, Number(month), day);
  const named =
    /^(?<day>\d{1,2}) (?<month>\p{L}+) (?<year>\d{4})(?: ?г(?:\.|ода)?)?$/u.exec(text) ??
    /^(?<month>\p{L}+) (?<day>\d{1,2}), (?<year>\d{4})$/u.exec(text);
  const parts = named?.groups;
  const name = parts?.['month']?.toLowerCase() ?? '';
  const at = Math.max(...months.map((list) => list.indexOf(name)));
  return parts?.['day'] && parts['year'] && at >= 0 ? dayOf(parts['year'], at + 1, parts['day']) : undefined;
}
