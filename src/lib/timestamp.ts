/**
 * Parses a timestamp of the server. A text without an offset is UTC, an explicit offset is used (portal.md §9, PRE-15).
 * A date without a time is local midnight, so its day is the same in every time zone.
 *
 * @returns null if the text is not a timestamp
 */
export function parseTimestamp(text: string): Date | null {
  const [day = '', year, month, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  // `Date` turns the 31st of February into the 3rd of March.
  const utc = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(utc.getTime()) || utc.toISOString().slice(0, day.length) !== day) return null;
  if (day === text) return new Date(Number(year), Number(month) - 1, Number(dayOfMonth));
  const withOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`;
  const date = new Date(withOffset.replace(' ', 'T'));
  return Number.isNaN(date.getTime()) ? null : date;
}
