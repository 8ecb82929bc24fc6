import { expect, test, vi } from 'vitest';
import { mask } from './masks.ts';
import { parseMarkdown } from './parse.ts';
import { requestParts } from './request-parts.ts';
import { Thinking } from './thinking.ts';
import { walk } from './walk.ts';

/** Texts that are repeated. */
const repeated = [
  '[a](b)',
  '![a](b)',
  '[a\n',
  '[a][b] ',
  '[[]]',
  '![[]()',
  '[^a] ',
  '[a]: b\n',
  '[^a]: b\n',
  '<http://a',
  '<?a ',
  '<b>',
  '<x>\n# a\n',
  '<p>a</p>\n- a\n',
  '<details>\n\n',
  '<table>\n\n',
  '&',
  '` a',
  '``a` ',
  '~~a ',
  '*a ',
  '**a ',
  'a* ',
  '$a ',
  '\\(a ',
  '\\\\(a ',
  '- a\n',
  '- a\nb\n',
  '• a\n',
  'a ```\n',
  'a ```\n\n',
  '```\na```\n',
  '```\n``` a b\n',
  '- ```\n```\n',
  '|a|\n\n',
  '|a|\n|—|\n|б|\n',
  '-\u00a0a\n',
  '-**а**\n',
  '__a:__b ',
  '***a:***b *c* ',
  '[a](http://b c) ',
  '|a|\n|-|\nb\n',
  'C:\\*\\*',
  '** a ** ',
  '** Б ** ',
  '> a\n',
  '|a|b|\n',
  'a\n=\n',
  '# a\n',
  '##a\n',
  '«https://a.ru» ',
  'a  \n',
  'www.a.b ',
  'a@b.c ',
  '[a*b_c~d`e$f<g&h\\',
].map((unit) => [unit, (size: number) => unit.repeat(size / unit.length)] as const);

/** Pairs of texts that are nested. */
const nested = [
  '[ ]',
  '[ ](b)',
  '![ ](b)',
  '[ ][a]',
  '![*a *](b)',
  '*a a*',
  '**a a**',
  '~~a a~~',
  '*a_b b_a*',
].map((pair) => {
  const [open = '', close = ''] = pair.split(' ');
  const half = (size: number) => size / (open.length + close.length + 2);
  const make = (size: number) => `${`${open} `.repeat(half(size))}a${` ${close}`.repeat(half(size))}`;
  return [pair, make] as const;
});

/** Lines of tags that are invented, each with another name, above a list. */
const tagLines = (size: number): string =>
  `${Array.from({ length: size / 8 }, (_, at) => `<tag${at}>\n`).join('')}- a\n`;

type Method = (this: unknown[], ...values: number[]) => unknown;

/** Number of list items that methods of arrays copy or move. */
const costs: Readonly<Record<string, (list: readonly unknown[], first?: number, second?: number) => number>> =
  {
    push: () => 1,
    slice: (list, from = 0, to = list.length) => {
      const place = (index: number) =>
        index < 0 ? Math.max(0, list.length + index) : Math.min(list.length, index);
      return Math.max(0, place(to) - place(from));
    },
    splice: (list, from = 0) => Math.max(0, list.length - from),
  };

/** Number of list items that are copied or moved while `run` is called. */
function itemsMoved(run: () => void): number {
  let moved = 0;
  const originals = Object.entries(costs).map(([name, cost]) => {
    const original = Object.getOwnPropertyDescriptor(Array.prototype, name) ?? {};
    const method: Method = original.value;
    const counted: Method = function counted(...values) {
      moved += cost(this, values[0], values[1]);
      return method.apply(this, values);
    };
    Object.defineProperty(Array.prototype, name, { ...original, value: counted });
    return [name, original] as const;
  });
  try {
    run();
  } finally {
    for (const [name, original] of originals) Object.defineProperty(Array.prototype, name, original);
  }
  return moved;
}

test.each([...repeated, ...nested, ['<tag1>\n<tag2>\n- a', tagLines] as const])(
  '[CHAT-11] %j: four times the text takes about four times the work',
  (_, make) => {
    const [short = 0, long = 0] = [2500, 10_000].map((size) => itemsMoved(() => parseMarkdown(make(size))));
    expect(long / short).toBeLessThan(6);
  },
);

test('[CHAT-11] a line of 100 nested quotations is shown as written', () => {
  const text = '> '.repeat(100);
  expect(parseMarkdown(`${text}a`)).toMatchObject([{ type: 'code', value: `${text}a` }]);
  expect(parseMarkdown(`${'> '.repeat(99)}a`)).toMatchObject([{ type: 'blockquote' }]);
});

test.each([
  ['> a\n', 'b\n'],
  ['- a\n', 'b\n'],
  ['> a\nb\n', '> a\nb\n'],
])('[CHAT-11] %j and more than 1,000 times %j are shown as written', (head, line) => {
  const kind = (count: number) => parseMarkdown(head + line.repeat(count)).map(({ type }) => type);
  expect(kind(1001)).toEqual(['code']);
  expect(kind(999)).not.toEqual(['code']);
});

test('[CHAT-11] a code fence in a quotation does not hide the lines after it that have no mark', () => {
  const kind = (count: number) => parseMarkdown('> ```\nb\n'.repeat(count)).map(({ type }) => type);
  expect(kind(1001)).toEqual(['code']);
  expect(kind(10)).toContain('blockquote');
});

test('[CHAT-11] more than 1,000 lines that continue a footnote without its indent are shown as written', () => {
  expect(parseMarkdown(`[^a]: b\n${'c\n'.repeat(1001)}`)).toMatchObject([{ type: 'code' }]);
  expect(parseMarkdown(`[^a]: b\n${'c\n'.repeat(900)}`)).toMatchObject([{ type: 'footnoteDefinition' }]);
});

test('[CHAT-11] 16 lists that begin in one line are shown as written, a rule of as many marks is a rule', () => {
  const types = (source: string) => parseMarkdown(source).map(({ type }) => type);
  expect(types(`${'- '.repeat(15)}a`)).toEqual(['list']);
  expect(types(`${'> - '.repeat(16)}a`)).toEqual(['code']);
  expect(types('- '.repeat(40))).toEqual(['thematicBreak']);
  expect(types('* '.repeat(40))).toEqual(['thematicBreak']);
});

test('[CHAT-11] thousands of list items in one quotation are shown as written, a thousand are a list', () => {
  const types = (count: number) => parseMarkdown('> - a\n'.repeat(count)).map(({ type }) => type);
  expect(types(3000)).toEqual(['code']);
  expect(types(1000)).toEqual(['blockquote']);
});

test('[CHAT-11] a block of more than 5,000 lines is shown as written, unless it is code', () => {
  const types = (source: string) => parseMarkdown(source).map(({ type }) => type);
  expect(types('a\n'.repeat(5001))).toEqual(['code']);
  expect(types('a\n'.repeat(5000))).toEqual(['paragraph']);
  const [code] = parseMarkdown(`\`\`\`\n${'- a\n'.repeat(6000)}\`\`\`\n`);
  expect(code).toMatchObject({ type: 'code', value: '- a\n'.repeat(6000).trimEnd() });
});

test('[CHAT-11] of a word with more than 100 addresses, only those of the parser are links', () => {
  const links = (source: string) => {
    let count = 0;
    walk(parseMarkdown(source), ({ type }) => {
      if (type === 'link') count += 1;
    });
    return count;
  };
  expect(links('www.a_b.'.repeat(2000))).toBe(0);
  expect(links('www.a.ru '.repeat(2000))).toBe(2000);
});

test('[CHAT-11] 2,000 lines of code between fences after a list are a block of code', () => {
  const nodes = parseMarkdown(`- a\n\`\`\`csv\n${'b\n'.repeat(2000)}\`\`\`\n`);
  expect(nodes).toMatchObject([{ type: 'list' }, { type: 'code', lang: 'csv' }]);
});

test.each(['*a ', '**a ', '_a ', '~~a '])(
  '[CHAT-11] %j 5,000 times is all shown, open and nested, streamed and whole',
  (mark) => {
    const open = mark.repeat(5000);
    const nestedGroups = open + `a${mark.trim().slice(0, -1)} `.repeat(5000);
    for (const text of [open, nestedGroups])
      for (const mode of ['tail', 'whole'] as const) {
        const texts: string[] = [];
        walk(parseMarkdown(text, new Map(), mode), (node) => {
          if (node.type === 'text' || node.type === 'code') texts.push(node.value);
        });
        expect(texts.join('').match(/a/g)).toHaveLength(text.match(/a/g)?.length ?? 0);
      }
  },
);

test.each(['<details>\n', '<details>\n\n'])(
  '[CHAT-11] %j 40 times has ten parts inside one another',
  (tag) => {
    let count = 0;
    walk(parseMarkdown(`${tag.repeat(40)}a`), ({ type }) => {
      if (type === 'details') count += 1;
    });
    expect(count).toBe(10);
  },
);

test.each(['whole', 'part'] as const)(
  '[CHAT-11] 800 tags that are invented above a list are texts, and the list is one: %s',
  (mode) => {
    const nodes = parseMarkdown(tagLines(6400), new Map(), mode);
    expect(nodes.map(({ type }) => type)).toEqual([...Array.from({ length: 800 }, () => 'html'), 'list']);
    expect(nodes.slice(0, 2)).toMatchObject([{ value: '<tag0>' }, { value: '<tag1>' }]);
  },
);

test('[CHAT-11] of texts below tags that are invented, a hundred are read', () => {
  const nodes = parseMarkdown('<x>\n# a\n'.repeat(140));
  expect(nodes.filter(({ type }) => type === 'heading')).toHaveLength(100);
  expect(nodes.at(-1)).toMatchObject({ type: 'html', value: '<x>\n# a\n'.repeat(40).trimEnd() });
});

test('[CHAT-11] a line of an invented tag and 100,000 more signs is read once', () => {
  const nodes = parseMarkdown(`<x>${'>'.repeat(100_000)}\n# a\n`);
  expect(nodes.map(({ type }) => type)).toEqual(['paragraph', 'heading']);
});

test('[CHAT-11] texts below tags that are invented take as much work as with blank lines between them', () => {
  const [tight = 0, apart = 0] = ['<x>\n# a\n', '<x>\n\n# a\n\n'].map((unit) =>
    itemsMoved(() => parseMarkdown(unit.repeat(10))),
  );
  expect(tight / apart).toBeLessThan(1.2);
});

test('[CHAT-11] a streamed text of many blocks in a block reads as many lines for each of them', () => {
  const trims = vi.spyOn(String.prototype, 'trim');
  try {
    const [short = 0, long = 0] = [1000, 4000].map((count) => {
      trims.mockClear();
      mask(`\`\`\`\n${'```js\n'.repeat(count)}`, true);
      return trims.mock.calls.length;
    });
    expect(long / short).toBeLessThan(6);
  } finally {
    trims.mockRestore();
  }
});

// Each takes minutes if its time grows with the square of the length, and milliseconds if it does not.
test.each<[string, (size: number) => unknown]>([
  ['`\\(` in a row of a table', (size) => mask('| \\(a '.repeat(size / 6), false)],
  ['code in a row of a table', (size) => mask(`|${'` '.repeat(size / 4)}${'| '.repeat(size / 4)}`, false)],
  ['blanks in a line', (size) => parseMarkdown(`a\nb${' '.repeat(size / 4)}c\nd`)],
  ['a request of one word', (size) => requestParts('a'.repeat(size))],
  ['a request of backticks', (size) => requestParts(`${'`'.repeat(size)}a\``)],
  ['a formula of numbers with commas', () => parseMarkdown(`$ x=${'1,'.repeat(100)}1 ! $`)],
  ['lines after reasoning', (size) => new Thinking().push(`<think>a</think>\n${'b\n'.repeat(size / 2)}`)],
])('[CHAT-11] the time of %s grows with its length', (_, run) => {
  expect(run(400_000)).toBeDefined();
});
