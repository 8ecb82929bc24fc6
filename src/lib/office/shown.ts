import { parseTimestamp } from '../timestamp.ts';
import type { TypedCell } from './cell.ts';

/** Digits in groups of three with a blank between, or without groups; a decimal comma or point. */
const shownNumber = /^([-−+]?)(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,](\d+))?$/;
const shownDay = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
/** `20.11.26`: two digits everywhere, so that it is no number of a version or a section. */
const shortDay = /^(\d{2})\.(\d{2})\.(\d{2})$/;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
/** `1,234.56`, `1,234,567`: as English texts group digits. */
const englishNumber = /^[-−+]?\d{1,3}(?:,\d{3})+\.\d+$|^[-−+]?\d{1,3}(?:,\d{3}){2,}$/;
const namedDay = /^(\d{1,2})\s([а-я]{3,8})\s(\d{4})(?:\sг\.?)?$/;
const months = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

/** `1 234,5` as `1234.5`; undefined for what is no number, such as a phone, an article or an account number. */
function canonicalNumber(written: string): string | undefined {
  const text = englishNumber.test(written) ? written.replaceAll(',', '') : written;
  const [, sign = '', whole = '', fraction] = shownNumber.exec(text) ?? [];
  const digits = whole.replaceAll(/\D/g, '');
  // Zeros in front are part of a code, and a plus belongs to a telephone number.
  if (digits === '' || (digits.length > 1 && digits.startsWith('0'))) return undefined;
  if (digits.length > 15 || (sign === '+' && digits.length > 9)) return undefined;
  return `${sign === '-' || sign === '−' ? '-' : ''}${digits}${fraction === undefined ? '' : `.${fraction}`}`;
}

const isGrouped = (amount: string): boolean =>
  /\d[ \u00a0\u202f]\d/.test(amount) || englishNumber.test(amount);

/** Moves the decimal point of a canonical number two digits to the left. */
function share(number: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(number) ?? [];
  const padded = whole.padStart(3, '0');
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}${fraction}`;
}

/** `1 февраля 2026 г.` and `01.02.26` as `01.02.2026`; other texts as they are. */
function inDigits(text: string): string {
  const [, day = '', name = '', year] = namedDay.exec(text) ?? [];
  const month = months.indexOf(name) + 1;
  if (year && month > 0) return `${day}.${month}.${year}`;
  return text.replace(shortDay, (_, first, second, short) => {
    // As spreadsheets read two digits of a year.
    return `${first}.${second}.${Number(short) < 30 ? 20 : 19}${short}`;
  });
}

/**
 * The value of a text as people write it in Russian: `1 234,5`, `12,5 %`, `1 200 ₽`, `20.11.2026`, `20.11.2026 14:30`.
 *
 * @returns the value with its type; undefined for every other text
 */
export function shownValue(text: string): TypedCell | undefined {
  const trimmed = text.trim();
  const [, amount = trimmed, unit = ''] = /^(.*?)[ \u00a0\u202f]*(%|₽|руб\.?|р\.)$/.exec(trimmed) ?? [];
  const number = canonicalNumber(amount);
  if (number !== undefined) {
    if (unit === '') return { type: 'number', text: number, ...(isGrouped(amount) && { isGrouped: true }) };
    return unit === '%' ? { type: 'percent', text: share(number) } : { type: 'money', text: number };
  }
  if (isoDay.test(trimmed)) return parseTimestamp(trimmed) ? { type: 'date', text: trimmed } : undefined;
  const [found, day = '', month = '', year = '', hour, minute = '00', second = '00'] =
    shownDay.exec(inDigits(trimmed)) ?? [];
  if (found === undefined) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!parseTimestamp(iso)) return undefined;
  if (hour === undefined) return { type: 'date', text: iso };
  const moment = new Date(`${iso}T${hour.padStart(2, '0')}:${minute}:${second}`);
  return Number.isNaN(moment.getTime()) ? undefined : { type: 'datetime', text: moment.toISOString() };
}
