/** The masks of portal.md §5 (APP-16): `#` is a digit, other characters are literal. */
export const masks = {
  phone: '(###) ### - ####',
  card: '#### #### #### ####',
  date: '##.##.####',
  datetime: '##.##.#### ##:##',
  time: '##:##',
  fulltime: '##:##:##',
} as const;

export type MaskName = keyof typeof masks;

const fill = '_';
const toDigits = (text: string): string => text.replaceAll(/\D/g, '');

/** Returns the number of digits in the mask. */
export const maskCapacity = (mask: string): number => mask.split('#').length - 1;

/** Returns true if every digit of the mask is filled in. */
export const isMaskFull = (digits: string, mask: string): boolean => digits.length === maskCapacity(mask);

/** Returns the whole mask with the digits filled in and `_` for each missing digit. */
export function maskText(digits: string, mask: string): string {
  let index = 0;
  return mask.replaceAll('#', () => digits[index++] ?? fill);
}

/** Returns the mask up to the next missing digit: `(916) 1`. Empty without digits. */
export const typedText = (digits: string, mask: string): string =>
  digits === '' ? '' : maskText(digits, mask).slice(0, caretAfter(digits.length, mask));

/** Returns the caret position after the first `count` digits: before the next digit, or at the end. */
export function caretAfter(count: number, mask: string): number {
  let places = 0;
  for (let index = 0; index < mask.length; index += 1) {
    if (mask[index] !== '#') continue;
    if (places === count) return index;
    places += 1;
  }
  return mask.length;
}

/** Returns the number of digits before a position of the shown text. */
export const digitsBefore = (text: string, position: number): number =>
  toDigits(text.slice(0, position)).length;

/**
 * Returns the digits of a pasted or autofilled text. A phone number of eleven digits loses its country code, +7 or 8,
 * which is not a part of the mask.
 */
export function pastedDigits(text: string, mask: string): string {
  const digits = toDigits(text);
  const withCountry = mask === masks.phone && digits.length === 11 && /^[78]/.test(digits);
  return withCountry ? digits.slice(1) : digits;
}

/**
 * Returns the digits of a field after an edit that could not be intercepted: text composition on a phone, or autofill.
 * One extra digit in a full field is dropped; any other text replaces the old one.
 *
 * @param before the digits before the edit
 */
export function retypedDigits(text: string, before: string, mask: string): string {
  const digits = toDigits(text);
  const isOneMore =
    isMaskFull(before, mask) &&
    digits.length === before.length + 1 &&
    [...before].some((_digit, place) => digits.slice(0, place + 1) + digits.slice(place + 2) === before);
  return (isOneMore ? digits : pastedDigits(text, mask)).slice(0, maskCapacity(mask));
}

/** The result of an edit: the digits, and the number of digits before the caret. */
export interface MaskState {
  digits: string;
  caret: number;
}

/** An edit of the shown text: the selection before it and the kind of the edit. */
export type MaskEdit =
  | { kind: 'insert'; text: string; from: number; to: number }
  | { kind: 'backward' | 'forward'; from: number; to: number };

/**
 * Applies an edit to the digits. Separators are skipped and never deleted. Positions count digits, not characters: see
 * `digitsBefore`.
 */
export function editMask(digits: string, edit: MaskEdit, mask: string): MaskState {
  const { from, to } = edit;
  if (edit.kind === 'insert') {
    const typed = pastedDigits(edit.text, mask);
    const next = `${digits.slice(0, from)}${typed}${digits.slice(to)}`.slice(0, maskCapacity(mask));
    return { digits: next, caret: Math.min(from + typed.length, next.length) };
  }
  if (from < to) return { digits: digits.slice(0, from) + digits.slice(to), caret: from };
  const start = edit.kind === 'backward' ? Math.max(0, from - 1) : from;
  return { digits: digits.slice(0, start) + digits.slice(start + 1), caret: start };
}
