/** Kinds of personal numbers that the hint knows, with their names for the user. */
export const kinds = { snils: 'СНИЛС', card: 'карта', inn: 'ИНН', passport: 'паспорт' } as const;
export type PersonalKind = keyof typeof kinds;

/** A number in a text, from `start` up to `end`. */
export interface Finding {
  kind: PersonalKind;
  start: number;
  end: number;
}

/** Characters on each side of a number where a word about it counts. */
const NEARBY = 40;
/** A text longer than this is not searched (services-in-chat.md §5). */
export const MAX_TEXT = 100_000;

const digitsOf = (text: string): number[] => [...text.replace(/\D/g, '')].map(Number);

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/** Check digit of an ИНН of an organisation (10 digits). */
const isInn10 = (digits: readonly number[]): boolean =>
  (weighted(digits, [2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === digits[9];

/** Both check digits of an ИНН of a person (12 digits). */
const isInn12 = (digits: readonly number[]): boolean =>
  (weighted(digits, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === digits[10] &&
  (weighted(digits, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === digits[11];

/** The last two digits of a СНИЛС are the weighted sum of the others modulo 101, where 100 counts as 0. */
const isSnils = (digits: readonly number[]): boolean =>
  (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === (digits[9] ?? 0) * 10 + (digits[10] ?? 0);

/** Luhn's check of a bank card. */
const isLuhn = (digits: readonly number[]): boolean =>
  digits
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2))
    .reduce((sum, digit) => sum + digit, 0) %
    10 ===
  0;

/** Beginnings of card numbers with their lengths: Мир, Visa, Mastercard, UnionPay, Maestro. */
const cardBeginning =
  /^(?:220[0-4]\d{12,15}|4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|62\d{14,17}|(?:50|5[6-8]|6[0137])\d{14,16})$/;

/** All digits are equal, or the number is one of the examples that everybody uses for an empty value. */
const isFiller = (digits: readonly number[]): boolean => new Set(digits).size === 1;

/** One space or dash, of any kind, between groups of digits. */
const gap = '[ \\u00a0\\u2009\\u202f\\-\\u2010-\\u2013]?';
const needGap = '[ \\u00a0\\u2009\\u202f\\-\\u2010-\\u2013]';
/** Not a part of a longer number, of a sum with decimals, of a word or of a telephone number. */
const before = '(?<![\\p{L}\\d_+#№]|\\d[.,\\-\\u2010-\\u2013]|№ ?)';
const after = '(?![\\p{L}\\d_]|[.,\\-\\u2010-\\u2013]\\d)';
const pattern = (body: string): RegExp => new RegExp(`${before}${body}${after}`, 'gu');

interface Rule {
  kind: PersonalKind;
  pattern: RegExp;
  /** Words about the number. */
  word: RegExp;
  /** @param text the number as written @param isNamed whether a word about it is near */
  holds(digits: readonly number[], text: string, isNamed: boolean): boolean;
}

/** Two of three must hold: check digits, form, a word nearby (services-in-chat.md §5). The first matching rule counts. */
const rules: readonly Rule[] = [
  {
    kind: 'snils',
    pattern: pattern(`\\d{3}${gap}\\d{3}${gap}\\d{3}${gap}\\d{2}`),
    word: /снилс|страховой номер|пенсионн/iu,
    holds: (digits, text, isNamed) =>
      isSnils(digits) &&
      (isNamed || /^\d{3}-\d{3}-\d{3}[ \u00a0-]\d{2}$/.test(text.replace(/[\u2010-\u2013]/g, '-'))),
  },
  {
    kind: 'card',
    pattern: pattern(`(?:\\d{4}${gap}){3}\\d{1,7}`),
    word: /карт[аеуыо]|card|visa|mastercard|\bмир\b/iu,
    holds: (digits, text) =>
      isLuhn(digits) &&
      (cardBeginning.test(digits.join('')) || new RegExp(`^(?:\\d{4}${needGap}){3}\\d{4}$`, 'u').test(text)),
  },
  {
    kind: 'inn',
    pattern: pattern('\\d{12}'),
    word: /инн/iu,
    // The first two digits name a region.
    holds: (digits, text, isNamed) => isInn12(digits) && (isNamed || !/^(?:00|9[3-8])/.test(text)),
  },
  {
    kind: 'inn',
    pattern: pattern('\\d{10}'),
    word: /инн/iu,
    holds: (digits, _text, isNamed) => isNamed && isInn10(digits),
  },
  {
    kind: 'passport',
    pattern: new RegExp(`${before}\\d{2}${gap}\\d{2}(?:,?\\s*(?:№|номер|N)\\s*|${gap})\\d{6}${after}`, 'giu'),
    word: /паспорт|серия/iu,
    holds: (_digits, _text, isNamed) => isNamed,
  },
];

/** Whether a word of a rule stands within `NEARBY` characters of a number. */
const isNamed = (text: string, start: number, end: number, word: RegExp): boolean =>
  word.test(text.slice(Math.max(0, start - NEARBY), start)) || word.test(text.slice(end, end + NEARBY));

/**
 * Finds what looks like personal numbers: СНИЛС, bank cards, ИНН, passports. Runs in the browser only; nothing is stored.
 *
 * @param text at most the first `MAX_TEXT` characters are searched
 * @returns in the order of the text, without overlaps
 */
export function findPersonalData(text: string): Finding[] {
  const searched = text.slice(0, MAX_TEXT);
  const found: Finding[] = [];
  for (const { kind, pattern: form, word, holds } of rules) {
    for (const { index: start, 0: written } of searched.matchAll(form)) {
      const end = start + written.length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const digits = digitsOf(written);
      if (!isFiller(digits) && holds(digits, written, isNamed(searched, start, end, word)))
        found.push({ kind, start, end });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** The kinds that were found, for a sentence: «СНИЛС, карта». */
export const kindNames = (findings: readonly Finding[]): string =>
  [...new Set(findings.map(({ kind }) => kinds[kind]))].join(', ');

/** Replaces the numbers by labels such as `[СНИЛС 1]`; equal numbers of a kind get equal labels. */
export function withLabels(text: string, findings: readonly Finding[]): string {
  const numbers = new Map<string, string>();
  let label = '';
  let end = 0;
  for (const { kind, start, end: next } of findings) {
    const key = `${kind} ${digitsOf(text.slice(start, next)).join('')}`;
    const count = [...numbers.keys()].filter((one) => one.startsWith(`${kind} `)).length;
    const name = kinds[kind];
    if (!numbers.has(key)) numbers.set(key, `[${name.charAt(0).toUpperCase()}${name.slice(1)} ${count + 1}]`);
    label += text.slice(end, start) + numbers.get(key);
    end = next;
  }
  return label + text.slice(end);
}
