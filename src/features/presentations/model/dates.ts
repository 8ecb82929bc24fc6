/** Dates and words of time in texts. */

const months = 'янв|фев|март|апр|ма[йея](?!\\p{L})|июн|июл|авг|сент|окт|нояб|дек(?:аб|\\.)';
const dayAndMonth = new RegExp(`^\\d{1,2}\\s(?:${months})`, 'iu');
const words = new RegExp(
  `(?<!\\p{L})(?:${months}|весн|лет[оа](?!\\p{L})|осен|зим|этап|шаг(?!\\p{L})|недел|ден[ьё]|месяц|квартал|год(?!\\p{L})|сегодня|завтра|сейчас|сначала|потом|затем)`,
  'iu',
);

/** True for a text that is a date: «2026», «2026 год», «12 мая», «12.05», «12.05.2026». */
export const isDate = (text: string): boolean =>
  /^(?:(?:19|20)\d\d(?:\s?г(?:од|\.)?)?|\d{1,2}\.\d{2}(?:\.\d{2,4})?)$/u.test(text.trim()) ||
  dayAndMonth.test(text.trim());

/** True for a text that says when something is: a date, or words such as «неделя 3», «осень», «Q3», «сначала». */
export const isWhen = (text: string): boolean =>
  words.test(text) || /(?:19|20)\d\d|\d[.:]\d\d|Q\d|(?<!\p{L})[IV]+ кв/u.test(text);
