import { expect, test } from 'vitest';
import { byMatch, folded, searchTest } from './search.ts';

const person = folded('elkina@neuro.example\nЁлкина Анна\nбухгалтер');

test.each([
  'анна елкина',
  'Ёлкина  Анна',
  'елк ан',
  'анна neuro.example',
  'бухгалтер елкина',
  'tkrbyf fyyf',
  'fyyf',
  'удлштф',
])('[ADM-10] case 43-admin-search-word-order: «%s» finds Ёлкина Анна', (query) => {
  expect(searchTest(query)?.(person)).toBe(true);
});

test.each(['анна петрова', 'елкина юрист', 'анна,', 'ю'])('[ADM-10] «%s» does not find her', (query) => {
  expect(searchTest(query)?.(person)).toBe(false);
});

test('[ADM-10] a query without words is none', () => {
  expect(searchTest(' ')).toBeUndefined();
  expect(searchTest(undefined)).toBeUndefined();
});

test('[HOME-07] colleagues with the words in another order come after those with the text itself', () => {
  const people = ['Анна Ёлкина', 'Иван Петров', 'Ёлкина Анна'];
  expect(byMatch(people, 'елкина анна', (name) => [name])).toEqual(['Ёлкина Анна', 'Анна Ёлкина']);
});
