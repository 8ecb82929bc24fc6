import { expect, test } from 'vitest';
import { parseMarkdown, walk } from './parse.ts';

/** Texts that are repeated. */
const repeated = [
  ...['[a](b)', '![a](b)', '[a\n', '[a][b] ', '[[]]', '![[]()', '[^a] ', '[a]: b\n', '[^a]: b\n'],
  ...['<http://a', '<?a ', '<b>', '&', '` a', '``a` ', '~~a ', '*a ', '**a ', 'a* ', '$a ', '\\(a '],
  ...[
    '- a\n',
    '- a\nb\n',
    '> a\n',
    '|a|b|\n',
    'a\n=\n',
    '# a\n',
    'a  \n',
    'www.a.b ',
    'a@b.c ',
    '[a*b_c~d`e$f<g&h\\',
  ],
].map((unit) => [unit, (size: number) => unit.repeat(size / unit.length)] as const);

/** Pairs of texts that are nested. */
const nested = [
  ...['[ ]', '[ ](b)', '![ ](b)', '[ ][a]', '![*a *](b)', '*a a*', '**a a**', '~~a a~~', '*a_b b_a*'],
].map((pair) => {
  const [open = '', close = ''] = pair.split(' ');
  const half = (size: number) => size / (open.length + close.length + 2);
  const make = (size: number) => `${`${open} `.repeat(half(size))}a${` ${close}`.repeat(half(size))}`;
  return [pair, make] as const;
});

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

test.each([...repeated, ...nested])(
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
