import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  [0, 'Доброй ночи'],
  [4, 'Доброй ночи'],
  [5, 'Доброе утро'],
  [11, 'Доброе утро'],
  [12, 'Добрый день'],
  [17, 'Добрый день'],
  [18, 'Добрый вечер'],
  [22, 'Добрый вечер'],
  [23, 'Доброй ночи'],
])('[HOME-08] at %i the greeting is «%s»', (hour, words) => {
  expect(greeting('', hour)).toBe(words);
});

test.each([
  ['Мария Орлова', 'Мария'],
  ['  Мария  ', 'Мария'],
  ['Орлова Мария Сергеевна', 'Мария'],
  ['Мария Сергеевна Орлова', 'Мария'],
  ['Анна Петровна Рабинович', 'Анна'],
  ['Anna-Maria Schmidt', 'Anna-Maria'],
])('[HOME-08] «%s» is greeted as %s', (name, first) => {
  expect(greeting(name, 12)).toBe(`Добрый день, ${first}`);
});

test('[HOME-08] an address in place of a name is not greeted', () => {
  expect(greeting('employee@neuro.example', 12)).toBe('Добрый день');
});
