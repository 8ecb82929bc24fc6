import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainName } from './name-check.ts';

test.each([
  '',
  'Ёлка',
  'ещё один',
  'е\u0308лка',
  'и\u0306',
  'Отдел_7 North',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'.toUpperCase(),
])('[PRE-20] %j passes', (name) => expect(isPlainName(name)).toBe(true));

test.each(['a-b', 'а.б', 'café', 'ім’я', 'a\tb', 'a\n', 'a\u00a0b', '１', '«а»', '😀', '\u0306'])(
  '[PRE-20] %j is flagged',
  (name) => expect(isPlainName(name)).toBe(false),
);

test('[PRE-20] one foreign character anywhere flags the whole name', () => {
  const letters = fc.stringMatching(/^[A-Za-zА-Яа-яЁё0-9_ ]{0,12}$/);
  fc.assert(
    fc.property(letters, fc.constantFrom(...'-.,!?№«»/\\:;"\'()+=*&%$#@^~'), letters, (start, mark, end) => {
      expect(isPlainName(start + end)).toBe(true);
      expect(isPlainName(start + mark + end)).toBe(false);
    }),
  );
});
