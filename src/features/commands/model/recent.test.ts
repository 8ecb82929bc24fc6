// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readRecentCommands, rememberCommand } from './recent.ts';

beforeEach(() => localStorage.clear());

test('[APP-20] the last five commands of a user are kept, newest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberCommand(1, id);
  expect(readRecentCommands(1)).toEqual(['c', 'f', 'e', 'd', 'b']);
  expect(readRecentCommands(2)).toEqual([]);
  expect(localStorage.getItem('recentCommands:1')).toBe('["c","f","e","d","b"]');
});

test('[PRE-07] a longer stored list is cut to five', () => {
  localStorage.setItem('recentCommands:1', JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f']));
  expect(readRecentCommands(1)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test.each(['', '{', 'null', '"a"', '{"0":"a"}', '[1,null,{"a":1},["b"]]'])(
  '[PRE-07] stored %s counts as no recent commands',
  (text) => {
    localStorage.setItem('recentCommands:1', text);
    expect(readRecentCommands(1)).toEqual([]);
    rememberCommand(1, 'a');
    expect(readRecentCommands(1)).toEqual(['a']);
  },
);
