import { expect, test } from 'vitest';
import { BLOCK_END } from './fold.ts';
import { visibleText, visibleTexts } from './visible-text.ts';

const shown = (source: string): string[] =>
  visibleText(source)
    .split(BLOCK_END)
    .map((block) => block.trim())
    .filter(Boolean);

test.each([
  ['emphasis', 'Это **важно**, *правда* и ~~нет~~ __да__', ['Это важно, правда и нет да']],
  ['parts of words', '**при**вет', ['привет']],
  ['stars and underscores that stay', '2 * 3, snake_case, `*args`', ['2 * 3, snake_case, *args']],
  ['links and pictures', '[сайт](https://a.b/c) и ![кот](x.png)', ['сайт и кот']],
  ['code in a link', '[`foo`](https://a.b)', ['foo']],
  ['escapes and entities', '1\\*2 &lt;b&gt; &amp;', ['1*2 <b> &']],
  [
    'headings, quotations, lists',
    '# Итог\n> да\n- раз\n1. два\n- [x] три',
    ['Итог', 'да', 'раз', 'два', 'три'],
  ],
  ['lines of a paragraph', 'два\nслова', ['два\nслова']],
  ['code', '```js\nconst a = **b**;\n```\nи', ['const a = **b**;', 'и']],
  ['a table', '| а | б |\n|---|---|\n| **в** | г |', ['а', 'б', 'в', 'г']],
  ['a table without outer lines', 'а | б\n---|---\nв | г', ['а | б', 'в', 'г']],
  ['definitions', '[a]: https://b.c\n\nтекст', ['текст']],
  ['numbers of sources', 'Так [1] и так', ['Так [1] и так']],
])('[CHAT-02] the text of an answer that is searched: %s', (_name, source, blocks) => {
  expect(shown(source)).toEqual(blocks);
});

test.each([
  '[a](',
  '](',
  '![',
  '*a ',
  '_a ',
  '`a ``b ',
  '> ',
  '- ',
  '~~~',
  '|a',
  '\\',
  '<http',
  '&amp',
  '# ',
  ' ',
  'слово за словом ',
  '[^',
  '- [ ] ',
])('[CHAT-02] a million characters of «%s» are read in blocks of limited length', (piece) => {
  // Time that grows with the square would take minutes, and the test would be ended.
  const blocks = [...visibleTexts(piece.repeat(1_000_000 / piece.length))];
  expect(blocks.filter(({ length }) => length > 2 * 20_000)).toEqual([]);
});
