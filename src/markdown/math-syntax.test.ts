import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { parseMarkdown } from './parse.ts';
import { walk } from './walk.ts';

/** The formulas of a text: `[…]` for a block formula, `(…)` for one within a line. */
function formulas(text: string): string[] {
  const found: string[] = [];
  walk(parseMarkdown(text), (node: Nodes) => {
    if (node.type === 'math') found.push(`[${node.value.trim()}]`);
    if (node.type === 'inlineMath') found.push(node.data?.display ? `[${node.value}]` : `(${node.value})`);
  });
  return found;
}

test.each([
  ['сумма $a + b$ и $c$', ['(a + b)', '(c)']],
  ['$$a$$ внутри и \\(b\\), \\[c\\] тоже', ['[a]', '(b)', '[c]']],
  ['$$ x = 1 $$', ['[x = 1]']],
  ['$$\nx\n\n- y\n$$\nдальше', ['[x\n\n- y]']],
  ['$$ \\begin{aligned}\n+ a\n\\end{aligned} $$\nдальше', ['[\\begin{aligned}\n+ a\n\\end{aligned}]']],
  ['\\[\n= a\n\\]\n', ['[= a]']],
  ['- пункт\n  \\[ x \\]\n- ещё', ['[x]']],
  ['> $$\n> a\n> $$\nабзац', ['[a]']],
  ['$a \\$ b$', ['(a \\$ b)']],
  ['где $x^2 +\ny$ и дальше', ['(x^2 +\ny)']],
  ['где \\(\na = b\n\\) и дальше', ['(a = b)']],
  ['> где $$a\n> b$$ и дальше', ['[a\nb]']],
  ['$$\na\n$$ где\nb $$ c\nd $$ e', ['[a]', '[c\nd]']],
  ['| $a$ | b |\n| - | - |\n| c | \\(d\\) |', ['(a)', '(d)']],
])('[CHAT-11] formulas of %j', (text, expected) => {
  expect(formulas(text)).toEqual(expected);
});

test.each([
  'от $5 до $10',
  'от 5$ до 10$',
  '$5 и ещё 10$',
  'US$5 и A$6',
  '$ USD $',
  '$x $',
  '$20,000 and $30,000',
  'экранировано \\$x\\$',
  '`$x$` и `\\(x\\)`',
  '```\n$$\nx\n$$\n```',
  '\\(\\) \\[\\\\\\]',
  '\\[текст] и \\[ещё](https://example.com)',
  '$$$',
])('[CHAT-11] no formulas in %j', (text) => {
  expect(formulas(text)).toEqual([]);
});
