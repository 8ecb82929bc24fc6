import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';
import { languageOf } from './languages.ts';
import type { Token } from './tokens.ts';

const textOf = (tokens: readonly Token[]): string =>
  tokens.map((token) => (typeof token === 'string' ? token : textOf(token.children))).join('');
const scopesOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => (typeof token === 'string' ? [] : [token.scope, ...scopesOf(token.children)]));

test.each([
  ['ts', 'const a: string = "x"; // <b>', ['keyword', 'string', 'comment']],
  ['python', 'def f():\n    return "<b>" # да', ['keyword', 'title.function', 'string', 'comment']],
  ['html', '<p class="a"><script>let b = 1</script></p>', ['tag', 'attr', 'keyword']],
  ['1с', 'Если А = 1 Тогда // да\nКонецЕсли;', ['keyword', 'comment']],
  ['sql', "SELECT * FROM t WHERE a = 'x'", ['keyword', 'string']],
  ['yml', 'a: "b"', ['attr', 'string']],
])('[CHAT-11] code in %s is split into scopes, and its text does not change', (info, code, scopes) => {
  const { grammar } = languageOf(info);
  const tokens = highlight(code, grammar ?? '');
  expect(textOf(tokens)).toBe(code);
  expect(scopesOf(tokens)).toEqual(expect.arrayContaining(scopes));
});

test('[CHAT-11] every listed language has a grammar', () => {
  const infos =
    'ts js python bash sql json yaml xml html css java kotlin go rust c c++ c# php 1c diff md dockerfile';
  for (const info of infos.split(' ')) {
    const { grammar, name } = languageOf(info);
    expect(name).toBeTruthy();
    expect(textOf(highlight('a = 1', grammar ?? info))).toBe('a = 1');
  }
});

test('[CHAT-11] code in another language is shown with its name and is not highlighted', () => {
  expect(languageOf('Brainfuck')).toEqual({ grammar: undefined, name: 'Brainfuck' });
  expect(languageOf('js{1,3}').grammar).toBe('javascript');
  expect(languageOf('constructor').grammar).toBeUndefined();
  expect(languageOf(undefined)).toEqual({ grammar: undefined, name: undefined });
});
