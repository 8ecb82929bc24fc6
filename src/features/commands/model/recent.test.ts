// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readRecentCommands, rememberCommand } from './recent.ts';

beforeEach(() => localStorage.clear());

test('[APP-20] the five commands used last, the newest first, each once, of one person', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberCommand(1, id);
  expect(readRecentCommands(1)).toEqual(['c', 'f', 'e', 'd', 'b']);
  expect(readRecentCommands(2)).toEqual([]);
  expect(localStorage.getItem('recentCommands:1')).toBe('["c","f","e","d","b"]');
});

test('[PRE-07] a longer list than the portal writes is cut', () => {
  localStorage.setItem('recentCommands:1', JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f']));
  expect(readRecentCommands(1)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test.each(['', '{', 'null', '"a"', '{"0":"a"}', '[1,null,{"a":1},["b"]]'])(
  '[PRE-07] stored %s is nothing that was used',
  (text) => {
    localStorage.setItem('recentCommands:1', text);
    expect(readRecentCommands(1)).toEqual([]);
    rememberCommand(1, 'a');
    expect(readRecentCommands(1)).toEqual(['a']);
  },
);
