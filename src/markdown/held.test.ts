import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { appendBlocks, type BlocksState, emptyBlocks } from './blocks.ts';
import { treeOf } from './groups.ts';

/** The text that a reader sees: formulas and pictures as a whole, without spaces between blocks. */
function visible(nodes: readonly Nodes[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'inlineMath' || node.type === 'math') return `∎${node.value}∎`;
      if (node.type === 'html') return /^<br\s*\/?>$/.test(node.value) ? '' : node.value;
      if (node.type === 'definition' || node.type === 'footnoteDefinition') return '';
      if ('value' in node) return node.value;
      return 'children' in node ? visible(node.children) : '';
    })
    .join('')
    .replaceAll(/\s+/g, '');
}

const shown = (state: BlocksState): string => visible(treeOf(state.blocks));
const shownAs = (text: string, streaming: boolean): string =>
  shown(appendBlocks(emptyBlocks, text, streaming));

/** The characters of `part` that `whole` does not have in this order, with the text before them. */
function foreign(part: string, whole: string): string | undefined {
  let at = 0;
  for (const [index, char] of [...part].entries()) {
    const found = whole.indexOf(char, at);
    if (found < 0) return part.slice(0, index + 1);
    at = found + 1;
  }
  return undefined;
}

const documents = [
  'Индекс $x_{12}$ — вес **$w$** и $a^*$, а также \\(b_{1}\\) и \\[c_2\\]. Цена $5 за штуку и $10 за две.',
  '**Жирный и *курсив*** и ***оба*** и *курсив с **жирным*** конец',
  'Слово **жирное**, _курсив_, __тоже__, ~~нет~~, `код *`, ``код ` два``, snake_case и 2 * 3.',
  'Вот [ссылка](https://a.example/x_(y)_z "Имя") и [ещё_одна](<https://a.example/b c>) и [**да**](/p).',
  'Да! ![схема](https://a.example/p_q.png "Имя") и [![знак](https://a.example/i)](https://a.example/) всё.',
  '- пункт\n\n  | a | b |\n  |---|---|\n  | 1 | **2** |\n- ещё\n',
  '> | a | b |\n> |---|:-:|\n> | 1 | 2 |\n\nтекст',
  'Вот таблица:\n| Имя | Сумма |\n|:---|---:|\n| Анна | $x_1$ |\n| Иван | `2` |\n\nконец',
  'Текст[^1] и ещё[^два]! Да![^1]\n\n[^1]: Первая *сноска*.\n[^два]: Вторая.\n',
  '[ref]: https://a.example/x\n[b]: /y\n  "Имя"\n\nсм. [ref] и [текст][b].',
  'Адрес https://example.com/a_b_c и www.example.com, <https://example.com/_x_>, почта a_b@example.com.',
  '# Заголовок *раз*\n\nЗаголовок\n===\n\nЕщё\n---\n\n* * *\n\n***\n\n## Конец ##\n\nтекст',
  '1. раз\n2. два\n   - **три**\n   - [x] четыре\n   - [ ] пять\n10) шесть\n',
  '```ts\nconst a = `b`;\n```\n\n~~~\nтильды\n~~~\n\n- ```\n  x\n  ```\n',
  '$$\n\\frac{a}{b}\n$$\n\nтекст\n\n\\[\nx_1\n\\]\n\nи $$y_2$$ внутри',
  'AT&amp;T &lt;тег&gt; \\*звезда\\* и a < b, строка<br>вторая<br/>третья',
  '> цитата **жирно**\n> и *дальше\n> курсив*\n\nконец',
];

test.each(documents)('[CHAT-11] no prefix shows what the whole does not, nor takes back: %j', (text) => {
  const whole = shownAs(text, false);
  let state = emptyBlocks;
  let before = '';
  for (let at = 1; at <= text.length; at += 1) {
    state = appendBlocks(state, text.slice(0, at), true);
    const now = shown(state);
    expect({ at: text.slice(0, at), wrong: foreign(now, whole) }).toEqual({
      at: text.slice(0, at),
      wrong: undefined,
    });
    expect({ at: text.slice(0, at), lost: foreign(before, now) }).toEqual({
      at: text.slice(0, at),
      lost: undefined,
    });
    before = now;
  }
  expect(shown(appendBlocks(state, text, false))).toBe(whole);
});

test.each([
  ['**жирный', 'жирный'],
  ['**жирный*', 'жирный'],
  ['текст **', 'текст'],
  ['**a *b', 'ab'],
  ['`код', 'код'],
  ['2 * 3', '2*3'],
  ['2*3', '2*3'],
  ['~500 руб', '~500руб'],
  ['цена $5 за', 'цена$5за'],
  ['[ссылка](https://ex', 'ссылка'],
  ['![картинка](https://ex', ''],
  ['[1] и [нач', '[1]инач'],
  ['абзац\n-', 'абзац'],
  ['| a | b |', ''],
  ['| a | b |\n|--', 'ab'],
  ['```js', ''],
  ['$$\nx_1 **', ''],
  ['[да]: https://exa', ''],
  ['https://exam', 'https://exam'],
])('[CHAT-11] the end of a streamed answer is completed for display: %j', (text, expected) => {
  expect(shownAs(text, true)).toBe(expected);
});

test('[CHAT-11] markup that never ends is shown when its paragraph ends', () => {
  for (const text of ['a **b', 'a `b', 'a [b', 'a ![b', 'a $b', 'a [b](c', 'a <b', '| a | b |']) {
    expect(shownAs(`${text}\n\nДальше`, true)).toBe(`${text}Дальше`.replaceAll(/\s/g, ''));
    expect(shownAs(text, false)).toBe(text.replaceAll(' ', ''));
  }
});

test.each(['[^1', '[x](a', 'https://a.b', '**b'])(
  '[CHAT-11] %s at the end of a streamed text is no link',
  (text) => {
    const types: string[] = [];
    const visit = (nodes: readonly Nodes[]): void => {
      for (const node of nodes) {
        types.push(node.type);
        if ('children' in node) visit(node.children);
      }
    };
    visit(treeOf(appendBlocks(emptyBlocks, text, true).blocks));
    expect(types).not.toContain('link');
  },
);
