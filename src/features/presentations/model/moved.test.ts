import { expect, test } from 'vitest';
import { movedSlides } from './moved.ts';

const ids = (text: string): string[] => [...text];

test.each([
  ['one back', 'abcde', 'adbce', 'a', 'd'],
  ['one ahead', 'abcde', 'acdbe', 'a', 'b'],
  ['several', 'abcdef', 'adebcf', 'a', 'de'],
  ['of two neighbours that with the current slide', 'abc', 'bac', 'a', 'a'],
  ['of two neighbours the front one', 'abc', 'bac', 'c', 'b'],
  ['to the end', 'abcd', 'bcda', 'c', 'a'],
  ['none', 'abc', 'abc', 'a', ''],
  ['other slides', 'abc', 'xbc', 'a', ''],
])('[PRES-11] undo finds the slides that were moved: %s', (_, before, after, current, moved) => {
  expect(movedSlides(ids(before), ids(after), current)).toEqual(ids(moved));
});
