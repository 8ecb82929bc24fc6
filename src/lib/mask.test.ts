import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  caretAfter,
  digitsBefore,
  editMask,
  isMaskFull,
  type MaskName,
  maskCapacity,
  masks,
  maskText,
  pastedDigits,
  retypedDigits,
  typedText,
} from './mask.ts';

test.each<[MaskName, string, string]>([
  ['phone', '9161234567', '(916) 123 - 4567'],
  ['phone', '9161', '(916) 1__ - ____'],
  ['card', '4276', '4276 ____ ____ ____'],
  ['date', '2011', '20.11.____'],
  ['datetime', '20112026093', '20.11.2026 09:3_'],
  ['time', '9', '9_:__'],
  ['fulltime', '235959', '23:59:59'],
  ['phone', '', '(___) ___ - ____'],
])('[APP-16] the %s mask shows %j as %j', (name, digits, text) => {
  expect(maskText(digits, masks[name])).toBe(text);
});

test.each([
  ['+7 (916) 123-45-67', '9161234567'],
  ['8 916 123 45 67', '9161234567'],
  ['916 123 45 67', '9161234567'],
  ['8916', '8916'],
  ['+1 916 123 45 67', '19161234567'],
])('[APP-16] a pasted phone %j gives %j', (text, digits) => {
  expect(pastedDigits(text, masks.phone)).toBe(digits);
});

test.each([
  ['', '+7 (916) 123-45-67', '9161234567', 'filled into an empty field'],
  ['9', '+79161234567', '9161234567', 'filled over a beginning'],
  ['8916123456', '8 903 765-43-21', '9037654321', 'filled over another number'],
  ['9161234567', '+79161234567', '9161234567', 'the same number with its country'],
  ['8916123456', '(891) 612 - 34567', '8916123456', 'a digit at the end of a full field'],
  ['8916123456', '(889) 161 - 23456', '8891612345', 'a digit within a full field'],
  ['891612345', '(891) 612 - 3456', '8916123456', 'a digit that still fits'],
])('[APP-16] a phone %j whose text became %j is %s: %s', (before, text, after) => {
  expect(retypedDigits(text, before, masks.phone)).toBe(after);
});

test('[APP-16] only a phone loses a leading 8', () => {
  expect(pastedDigits('8916 1234 567', masks.card)).toBe('89161234567');
});

test('[APP-16] the caret skips separators', () => {
  expect(caretAfter(0, masks.phone)).toBe(1);
  expect(caretAfter(3, masks.phone)).toBe(6);
  expect(caretAfter(6, masks.phone)).toBe(12);
  expect(caretAfter(10, masks.phone)).toBe(16);
});

test('[APP-16] Backspace and Delete remove a digit in the middle or the whole selection', () => {
  expect(editMask('123456', { kind: 'backward', from: 3, to: 3 }, masks.time)).toEqual({
    digits: '12456',
    caret: 2,
  });
  expect(editMask('1234', { kind: 'forward', from: 1, to: 1 }, masks.time)).toEqual({
    digits: '134',
    caret: 1,
  });
  expect(editMask('1234', { kind: 'backward', from: 1, to: 3 }, masks.time)).toEqual({
    digits: '14',
    caret: 1,
  });
  expect(editMask('12', { kind: 'backward', from: 0, to: 0 }, masks.time)).toEqual({ digits: '2', caret: 0 });
});

const anyMask = fc.constantFrom(...Object.values(masks));
const maskAndDigits = anyMask.chain((mask) =>
  fc.tuple(fc.constant(mask), fc.stringMatching(new RegExp(`^\\d{0,${maskCapacity(mask)}}$`))),
);

test('[APP-16] for any digits: the text is as long as its mask and contains the digits', () => {
  fc.assert(
    fc.property(maskAndDigits, ([mask, digits]) => {
      const text = maskText(digits, mask);
      expect(text.replaceAll(/\D/g, '')).toBe(digits);
      expect(text.length).toBe(mask.length);
      expect(isMaskFull(digits, mask)).toBe(!text.includes('_'));
      expect(text.startsWith(typedText(digits, mask))).toBe(true);
      expect(typedText(digits, mask)).not.toContain('_');
      expect(typedText(digits, mask).replaceAll(/\D/g, '')).toBe(digits);
    }),
  );
});

test('[APP-16] for any caret: position and number of digits convert both ways', () => {
  fc.assert(
    fc.property(maskAndDigits, fc.nat(16), ([mask, digits], wish) => {
      const count = Math.min(wish, digits.length);
      const text = typedText(digits, mask);
      if (text !== '') expect(digitsBefore(text, caretAfter(count, mask))).toBe(count);
    }),
  );
});

test('[APP-16] after any edits: only digits, not more than the mask holds, the caret inside', () => {
  const edit = fc.record({
    kind: fc.constantFrom('insert', 'backward', 'forward'),
    text: fc.string(),
    a: fc.nat(20),
    b: fc.nat(20),
  });
  fc.assert(
    fc.property(anyMask, fc.array(edit, { maxLength: 20 }), (mask, edits) => {
      let state = { digits: '', caret: 0 };
      for (const { kind, text, a, b } of edits) {
        const from = Math.min(a, b, state.digits.length);
        const to = Math.min(Math.max(a, b), state.digits.length);
        const one = kind === 'insert' ? { kind, text, from, to } : ({ kind, from, to } as const);
        state = editMask(state.digits, one as Parameters<typeof editMask>[1], mask);
        expect(state.digits).toMatch(/^\d*$/);
        expect(state.digits.length).toBeLessThanOrEqual(maskCapacity(mask));
        expect(state.caret).toBeLessThanOrEqual(state.digits.length);
        expect(state.caret).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('[APP-16] typing digit by digit is the same as pasting them', () => {
  fc.assert(
    fc.property(maskAndDigits, ([mask, digits]) => {
      let state = { digits: '', caret: 0 };
      for (const text of digits)
        state = editMask(state.digits, { kind: 'insert', text, from: state.caret, to: state.caret }, mask);
      expect(state).toEqual({ digits, caret: digits.length });
      expect(editMask('', { kind: 'insert', text: digits, from: 0, to: 0 }, mask)).toEqual(state);
    }),
  );
});
