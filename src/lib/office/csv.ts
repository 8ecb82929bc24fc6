import { parseTimestamp } from '../timestamp.ts';
import {
  type Cell,
  type Clock,
  isOfType,
  localClock,
  losesDigits,
  type Table,
  type TypedCell,
} from './cell.ts';
import { shownValue } from './shown.ts';

/**
 * Texts that a spreadsheet would run as a formula, including full-width signs, also behind characters that are not
 * seen. A text that begins with apostrophes also gets another one, so that removing one gives the original text (ADM-16).
 */
const formula = /^'*(?:[\s\p{Cf}]*[=+\-@＝＋－＠]| *[\t\r\n\0])/u;
/** A telephone number, or an amount with a sign and a unit: it names no function and no cell, so it can only be counted. */
const telephone = /^\+\d(?:[\s().-]*\d){9,}(?:,?\s*доб\.?\s*\d+)?$/;
const signed = /^[+-]\d[\d\s.,]*(?:\s?(?:°C?|[а-яё₽²³/]{1,8}\.?))$/i;
/**
 * Texts that a spreadsheet would read as a day, a time, a fraction or a number, and change: `007`, `2.3`, `1/2`, `5-10`,
 * `16:9`, `1e5`, account numbers, `(5)`, which it reads as -5.
 */
const mistaken =
  /^(?:0\d[\d\s]*(?:[.,]\d+)?|\d{1,4}[./-]\d{1,4}(?:[./-]\d{1,4})?|\d+\s\d+\/\d+|\d+:\d+|\d+(?:[.,]\d+)?e[+-]?\d+|\d{12,}|\d+(?:\s\d+)+|\(\d[\d\s.,]*\))$/i;
/** Months as a Russian Excel reads them: it shows `Январь 2026` as `янв.26` and `5 мая` as `05.май`. */
const month =
  /^(?:\d{1,2}[\s.-]?)?(?:янв(?:ар[ьея])?|фев(?:рал[ьея])?|март?[ае]?|апр(?:ел[ьея])?|ма[йяе]|ию[нл][ьея]?|авг(?:уст[ае]?)?|сен(?:тябр[ьея])?|окт(?:ябр[ьея])?|ноя(?:бр[ьея])?|дек(?:абр[ьея])?)(?:[\s.-]?(?:\d{2}|\d{4}))?$/i;
const clockTime = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

/** A mark that is not seen, as before a telephone number in a right-to-left text. No spreadsheet reads a value behind it. */
const TEXT = '\u200e';

/** What has to stand before a text, so that no spreadsheet runs it as a formula, also when it is pasted. */
export function guardOf(text: string): '' | "'" | typeof TEXT {
  if (!formula.test(text) || /^-+$/.test(text)) return '';
  return telephone.test(text) || signed.test(text) ? TEXT : "'";
}

/** A text that no spreadsheet runs as a formula, also when it is pasted. */
export const harmless = (text: string): string => guardOf(text) + text;

/** A text that a spreadsheet leaves as it is: no formula, no day in place of a number of a section, no lost zeros. */
function keptText(text: string): string {
  const type = shownValue(text)?.type;
  const isValue = type !== undefined && !(type === 'number' && /^\d+\.\d+$|^\d{12,}$/.test(text));
  const isMistaken = mistaken.test(text) || (/\d/.test(text) && month.test(text));
  return isMistaken && !isValue && !clockTime.test(text) ? TEXT + text : harmless(text);
}

/** The text of which `toCsv` made this one (ADM-16). */
export function unguarded(text: string): string {
  const rest = text.slice(1);
  return text !== '' && (harmless(rest) === text || keptText(rest) === text) ? rest : text;
}

/** `0.125` as `12.5`: no digit is lost, because the text is changed and not the number. */
function inPercent(share: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(share) ?? [];
  const padded = fraction.padEnd(2, '0');
  const digits = `${whole}${padded.slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  const rest = padded.slice(2).replace(/0+$/, '');
  return `${sign}${digits}${rest === '' ? '' : `.${rest}`}`;
}

/** `20.11.2026`, `20.11.2026 14:30` on this clock; seconds where there are some, or of an exact moment. */
function momentText({ type, text, isExact }: TypedCell, clock: Clock): string {
  const moment = parseTimestamp(text);
  if (!moment) return text;
  const [day = '', time = ''] = new Date((type === 'date' ? localClock : clock)(moment))
    .toISOString()
    .split('T');
  const shown = day.split('-').reverse().join('.');
  return type === 'date' ? shown : `${shown} ${time.slice(0, isExact || time.slice(6, 8) !== '00' ? 8 : 5)}`;
}

/**
 * The text of a cell as a spreadsheet with Russian settings takes it: `1234,5`, `12,5%`, `20.11.2026`; texts stay texts.
 *
 * @param clock of the moments; @default the reader's
 */
export function cellText(cell: Cell, clock: Clock = localClock): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'string') return keptText(cell);
  if (!isOfType(cell)) return keptText(cell.text);
  switch (cell.type) {
    case 'percent':
      return `${inPercent(cell.text).replace('.', ',')}%`;
    case 'boolean':
      return cell.text === 'true' ? 'да' : 'нет';
    case 'date':
    case 'datetime':
      return momentText(cell, clock);
    default:
      return losesDigits(cell.text) ? keptText(cell.text) : cell.text.replace('.', ',');
  }
}

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * CSV for a Russian Excel: UTF-8 with a byte order mark, semicolons, CRLF, decimal commas.
 *
 * @param clock of the moments; @default the reader's
 */
export function toCsv(table: Table, clock?: Clock): Uint8Array<ArrayBuffer> {
  const lines = table.map((row) => `${row.map((cell) => quoted(cellText(cell, clock))).join(';')}\r\n`);
  return new Uint8Array(new TextEncoder().encode(`\ufeff${lines.join('')}`));
}
