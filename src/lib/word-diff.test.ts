import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const marked = (before: string, after: string): string =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('');

test.each([
  ['', '', ''],
  ['Напиши письмо', 'Напиши письмо', 'Напиши письмо'],
  ['', 'Напиши', '+Напиши+'],
  ['Напиши письмо', 'Напиши короткое письмо', 'Напиши +короткое +письмо'],
  ['до 120 слов', 'до 90 слов', 'до -120-+90+ слов'],
  ['один два три', 'четыре пять три', '-один два-+четыре пять+ три'],
  ['Тон деловой.', 'Тон деловой, но тёплый.', 'Тон деловой+, но тёплый+.'],
])('[LAB-03] differences of «%s» and «%s»', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

test('[LAB-03] the pieces give both texts again', () => {
  const text = fc.array(fc.constantFrom('а', 'бв', ' ', ' ', ',', '\n', '𝄞'), { maxLength: 30 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join(''), other.join('')];
      const parts = wordDiff(before, after);
      const without = (kind: string) =>
        parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
  const long = 'а '.repeat(2000);
  expect(wordDiff(long, `б ${long}в`).length).toBeLessThan(10);
});
