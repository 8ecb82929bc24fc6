import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeTail } from './repair.ts';

test.each([
  ['**жирный', '**жирный**'],
  ['**жирный*', '**жирный**'],
  ['текст **', 'текст '],
  ['**a *b', '**a *b***'],
  ['~~нет', '~~нет~~'],
  ['`код', '`код`'],
  ['`a*` *b', '`a*` *b*'],
  ['2 * 3', '2 * 3'],
  ['snake_case', 'snake_case'],
  ['[ссылка](https://ex', 'ссылка'],
  ['![картинка](https://ex', ''],
  ['[1] и [нач', '[1] и нач'],
  ['абзац\n-', 'абзац'],
  ['1) a\n2', '1) a'],
  ['| a | b |\n|--', '| a | b |\n| --- | --- |'],
  ['```js\nconst a = **', '```js\nconst a = **'],
  ['$$\nx_1 **', '$$\nx_1 **'],
  ['[да]: https://exa', '[да]: https://exa'],
])('[CHAT-11] the end of a streamed answer is completed for display: %j', (text, shown) => {
  expect(closeTail(text)).toBe(shown);
});

test('[CHAT-11] the text before the last paragraph is not changed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('*', '_', '`', '[', ']', '(', ')', '|', 'a', ' ', '\n') }),
      (tail) => {
        const start = 'Первый *абзац.\n\n';
        expect(closeTail(`${start}Второй ${tail}`).startsWith(start)).toBe(true);
      },
    ),
  );
});
