/** Masks of portal.md §5 (APP-16): `#` is a digit, any other character stands as it is. */
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

/** How many digits the mask holds. */
export const maskCapacity = (mask: string): number => mask.split('#').length - 1;

/** True when every place has its digit. */
export const isMaskFull = (digits: string, mask: string): boolean => digits.length === maskCapacity(mask);

/** The whole mask with digits in their places and `_` where one is missing. */
export function maskText(digits: string, mask: string): string {
  let index = 0;
  return mask.replaceAll('#', () => digits[index++] ?? fill);
}

/** The part of the text that is typed, up to the next place: `(916) 1`. Nothing without any digit. */
export const typedText = (digits: string, mask: string): string =>
  digits === '' ? '' : maskText(digits, mask).slice(0, caretAfter(digits.length, mask));

/** Where the caret stands after the first `count` digits: before the place of the next one, or at the end. */
export function caretAfter(count: number, mask: string): number {
  let places = 0;
  for (let index = 0; index < mask.length; index += 1) {
    if (mask[index] !== '#') continue;
    if (places === count) return index;
    places += 1;
  }
  return mask.length;
}

/** How many digits of a shown text stand before a position. */
export const digitsBefore = (text: string, position: number): number =>
  toDigits(text.slice(0, position)).length;

/**
 * Digits of a pasted or filled-in text. A phone with all of its eleven digits loses the country's +7 or 8, which its
 * mask has no place for.
 */
export function pastedDigits(text: string, mask: string): string {
  const digits = toDigits(text);
  const withCountry = mask === masks.phone && digits.length === 11 && /^[78]/.test(digits);
  return withCountry ? digits.slice(1) : digits;
}

/**
 * Digits of a field whose text changed without an edit that could be stopped: a phone's keyboard composed it, or the
 * browser filled it in. One digit more in a full field is the person's own and falls off the end; otherwise the text is
 * a new one.
 *
 * @param before the digits until then
 */
export function retypedDigits(text: string, before: string, mask: string): string {
  const digits = toDigits(text);
  const isOneMore =
    isMaskFull(before, mask) &&
    digits.length === before.length + 1 &&
    [...before].some((_digit, place) => digits.slice(0, place + 1) + digits.slice(place + 2) === before);
  return (isOneMore ? digits : pastedDigits(text, mask)).slice(0, maskCapacity(mask));
}

/** What a change makes of the field: its digits, and after how many of them the caret stands. */
export interface MaskState {
  digits: string;
  caret: number;
}

/** An edit of the shown text: the selection before it and what happened. */
export type MaskEdit =
  | { kind: 'insert'; text: string; from: number; to: number }
  | { kind: 'backward' | 'forward'; from: number; to: number };

/**
 * Applies an edit to the digits; separators are stepped over and never deleted. Positions count digits, not
 * characters: see `digitsBefore`.
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
