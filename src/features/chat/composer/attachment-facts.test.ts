import { expect, test } from 'vitest';
import { factsText } from './attachment-facts.ts';

test.each([
  [{}, ''],
  [{ pages: 0, duration: 0, sheets: [] }, ''],
  [{ pages: 12 }, '12\u00a0страниц'],
  [{ duration: 2405 }, '40:05'],
  [{ sheets: ['Итоги', 'План', 'Факт'] }, '3\u00a0листа'],
])('[APP-18] the facts of a file %j are «%s»', (facts, text) => {
  expect(factsText(facts)).toBe(text);
});
