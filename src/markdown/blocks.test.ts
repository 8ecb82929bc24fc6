import { tests as examples } from 'commonmark-spec';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appendBlocks, type BlocksState, emptyBlocks } from './blocks.ts';
import { treeOf as joined } from './groups.ts';
import { parseMarkdown } from './parse.ts';

const withoutPlaces = (nodes: unknown): unknown =>
  JSON.parse(JSON.stringify(nodes, (key, value) => (key === 'position' ? undefined : value)));

/** Feeds a text in pieces of the given lengths, in turn, as an answer that streams and then ends. */
function stream(text: string, lengths: readonly number[]): BlocksState {
  let state = emptyBlocks;
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    at += lengths[turn % lengths.length] ?? 1;
    state = appendBlocks(state, text.slice(0, at), true);
  }
  return appendBlocks(state, text, false);
}

const treeOf = (state: BlocksState) => withoutPlaces(joined(state.blocks));

const pieces = [
  ...examples.map(({ markdown }) => markdown),
  'абзац с [ссылкой][да] и $x^2$\n',
  '[да]: https://example.com "Да"\n',
  'сноска[^1] и ещё[^б]\n',
  '[^1]: текст\n\n    второй абзац\n',
  '[^б]: *другой*\n',
  '| a | b |\n| - | -: |\n| 1 | 2 |\n',
  '- [x] сделано\n- [ ] нет\n',
  '- a\n\n- b\n',
  '- a\n- b\n  - c\n\n  - d\n- e\n',
  '| a |\n| - |\n| 1 |\n| 2 |\n| 3 |\n',
  '| [да] |\n',
  '- [да]\n',
  '2. b\n',
  '1. a\n\n   b\n2',
  '$$\nx\n\ny\n$$\n',
  '\\[\n- a\n\\]\n',
  '```js\nconst a = 1;\n\n\n```\n',
  '```\nне закрыт\n',
  '<!-- x\n\ny -->\n',
  '# a\n',
  '<x>\n',
  '<p>a</p>\n',
  '> <x>\n> - a\n',
  '> [да]\n> [д\n> а]\n',
  '\uFEFF',
  '\r\n\r',
  '\0',
  '   \n',
];
const document = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('', '\n', '\n\n', '\r\n')), { maxLength: 7 })
  .map((parts) => parts.flat().join(''));
const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 });

test('[CHAT-11] a streamed answer has the same tree as the whole text, for any chunks', () => {
  fc.assert(
    fc.property(document, lengths, (text, chunks) => {
      expect(treeOf(stream(text, chunks))).toEqual(withoutPlaces(parseMarkdown(text)));
    }),
    { numRuns: 150 },
  );
});

test('[CHAT-11] every example of the specification has the same tree when it is streamed character by character', () => {
  for (const { markdown } of examples) {
    expect(treeOf(stream(markdown, [1]))).toEqual(withoutPlaces(parseMarkdown(markdown)));
  }
});

test('[CHAT-11] a long text that arrives at once is parsed in pieces, with the same tree as the whole text', () => {
  const text = examples.map(({ markdown }) => markdown.replaceAll(/^(?:<|\[).*$/gm, 'x')).join('\n\n');
  const state = appendBlocks(emptyBlocks, text, false);
  expect(state.blocks.length).toBeGreaterThan(100);
  expect(treeOf(state)).toEqual(withoutPlaces(parseMarkdown(text)));
});

test('[CHAT-11] settled blocks keep their identity, and only the end is parsed', () => {
  const text = Array.from(
    { length: 50 },
    (_, index) => `Абзац ${index} с *выделением*.\n\n- один\n- два\n`,
  ).join('\n');
  let state = emptyBlocks;
  for (let at = 1; at <= text.length; at += 7) {
    const next = appendBlocks(state, text.slice(0, at), true);
    const settled = state.blocks.slice(0, -1);
    expect(next.blocks.slice(0, settled.length).every((block, index) => block === settled[index])).toBe(true);
    expect(next.blocks.at(-1)?.source.length).toBeLessThan(80);
    state = next;
  }
  expect(state.blocks.length).toBeGreaterThan(95);
});

test.each(['# a\nb\n', '- a\n# b\n', '<x>\n# a\n'])(
  '[CHAT-11] of %j 60 times only the end is parsed',
  (unit) => {
    const text = unit.repeat(60);
    let state = emptyBlocks;
    for (let at = 1; at <= text.length; at += 3) {
      state = appendBlocks(state, text.slice(0, at), true);
      expect(state.blocks.at(-1)?.source.length).toBeLessThan(3 * unit.length);
    }
    expect(treeOf(appendBlocks(state, text, false))).toEqual(withoutPlaces(parseMarkdown(text)));
  },
);

test.each([
  ['list', '', '- пункт с *выделением*\n'],
  ['table', '| a | b |\n| - | - |\n', '| *один* | два |\n'],
])('[CHAT-11] of a long %s only the end is parsed', (_, head, line) => {
  const text = head + line.repeat(60);
  let state = emptyBlocks;
  for (let at = 1; at <= text.length; at += 9) {
    const next = appendBlocks(state, text.slice(0, at), true);
    const settled = state.blocks.slice(0, -1);
    expect(next.blocks.slice(0, settled.length).every((block, index) => block === settled[index])).toBe(true);
    expect(next.blocks.at(-1)?.source.length).toBeLessThan(head.length + 4 * line.length);
    state = next;
  }
  expect(joined(state.blocks)).toHaveLength(1);
});

test('[CHAT-11] hundreds of blocks without blank lines are parsed again when they have grown by a 32nd part', () => {
  const text = '> a\n- b\n'.repeat(200);
  const shown = new Set<BlocksState>();
  let state = emptyBlocks;
  for (let at = 400; at <= text.length; at += 5) {
    state = appendBlocks(state, text.slice(0, at), true);
    expect(at - state.text.length).toBeLessThan(at / 32 + 5);
    shown.add(state);
  }
  expect(shown.size).toBeLessThan(60);
  expect(treeOf(appendBlocks(state, text, false))).toEqual(withoutPlaces(parseMarkdown(text)));
});

test('[CHAT-11] a long open paragraph is parsed again when it has grown by a 32nd part, and whole at its end', () => {
  const text = 'слово '.repeat(5000);
  let state = emptyBlocks;
  const shown = new Set<BlocksState>();
  for (let at = 16_000; at <= text.length; at += 50) {
    state = appendBlocks(state, text.slice(0, at), true);
    expect(at - state.text.length).toBeLessThan(at / 32 + 50);
    shown.add(state);
  }
  expect(shown.size).toBeLessThan(25);
  expect(appendBlocks(state, `${state.text}\n\nдва`, true).text).toMatch(/два$/);
  expect(treeOf(appendBlocks(state, text, false))).toEqual(withoutPlaces(parseMarkdown(text)));
});

test('[CHAT-11] definitions without blank lines between them are separate blocks, and are not parsed again', () => {
  for (const mark of ['', '^']) {
    const text = Array.from({ length: 1000 }, (_, index) => `[${mark}a${index}]: b\n`).join('');
    const start = appendBlocks(emptyBlocks, text.slice(0, 100), true);
    const before = appendBlocks(start, text.slice(0, text.length / 2), true);
    const after = appendBlocks(before, text, true);
    expect(before.blocks.length).toBeGreaterThan(400);
    expect(before.blocks.slice(0, -1).every((block, index) => block === after.blocks[index])).toBe(true);
    expect(treeOf(appendBlocks(after, text, false))).toEqual(withoutPlaces(parseMarkdown(text)));
  }
});

test('[CHAT-11] many definitions after their uses make links in the blocks that refer to them', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  const uses = all.map((index) => `см. [Док\\] ${index}]\n\n`).join('');
  const defs = all.map((index) => `[док\\] ${index}]: /${index}\n`).join('');
  const before = appendBlocks(emptyBlocks, `${uses}[прочее]\n\n`, true);
  const after = appendBlocks(before, `${before.text}${defs}`, false);
  expect(after.blocks.slice(0, 100).map(({ links }) => [...links.values()][0]?.url)).toEqual(
    all.map((index) => `/${index}`),
  );
  expect(after.blocks[100]?.links.size).toBe(0);
});

test('[CHAT-11] a block keeps its key when it settles', () => {
  const open = appendBlocks(emptyBlocks, 'один\n\nдва', true);
  const later = appendBlocks(open, 'один\n\nдва\n\nтри\n', true);
  expect(open.blocks.map(({ key }) => key)).toEqual([0, 6].slice(0, open.blocks.length));
  expect(later.blocks.map(({ key, settled }) => [key, settled])).toEqual([
    [0, true],
    [6, true],
    [11, false],
  ]);
});

test('[CHAT-11] a later definition makes links in settled blocks that refer to it, and changes no other block', () => {
  const before = appendBlocks(emptyBlocks, 'см. [Документ]\n\nиной абзац [скобки]\n\nконец\n', true);
  expect(before.blocks[0]?.links.size).toBe(0);
  const after = appendBlocks(before, `${before.text}\n[документ]: https://example.com/a\n`, true);
  expect(after.blocks[0]?.links.get('документ')?.url).toBe('https://example.com/a');
  expect(after.blocks[1]).toBe(before.blocks[1]);
});

test('[CHAT-11] footnotes are numbered by their first references, also if their texts are in another order', () => {
  const state = stream('a[^b] c[^d] e[^b]\n\n[^d]: второй\n\n[^b]: первый\n\n[^нет]: лишний\n', [4]);
  expect(state.footnotes.map(({ definition }) => definition.identifier)).toEqual(['b', 'd']);
});

test('[CHAT-11] a text that does not continue the previous one is parsed from the start', () => {
  const state = appendBlocks(appendBlocks(emptyBlocks, 'один\n\nдва\n', true), '# Другое', false);
  expect(treeOf(state)).toEqual(withoutPlaces(parseMarkdown('# Другое')));
});

test('[CHAT-11] an open code fence is extended without parsing until its closing line arrives', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '`', '~', '\n', '\r', '\t', '\0') }),
      lengths,
      (code, chunks) => {
        const text = `\`\`\`js\n${code}`;
        let state = emptyBlocks;
        for (let at = 0, turn = 0; at < text.length; turn += 1) {
          at += chunks[turn % chunks.length] ?? 1;
          state = appendBlocks(state, text.slice(0, at), true);
          const whole = parseMarkdown(text.slice(0, at));
          // A carriage return at the end may be the first half of a line ending, backticks a part of the closing line.
          if (whole.length === 1 && state.fence && !/[\r\n]$|\n[ \t]*`+$/.test(state.text)) {
            expect(treeOf(state)).toEqual(withoutPlaces(whole));
          }
        }
      },
    ),
    { numRuns: 300, examples: [['```a`', [11, 1]]] },
  );
});
