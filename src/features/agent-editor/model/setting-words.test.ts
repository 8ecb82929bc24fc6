import { expect, test } from 'vitest';
import { settingWords } from './setting-words.ts';

const nothing = { options: undefined, models: undefined };

test('[LAB-09] saved settings are told by the names of their fields, also those that the service has no more', () => {
  const saved = { temperature: 0.75, instruction: 'Пиши коротко, без вступлений и без общих слов' };
  const gone = { ghost: { a: 1 }, other: true };
  expect(settingWords('chatGpt', { ...saved, ...gone }, nothing)).toEqual([
    expect.stringMatching(/^[А-Я][а-я ]+: 0,75$/),
    expect.stringMatching(/^[А-Я][а-я ]+: Пиши коротко, без вступлений и без общих слов$/),
    'Другая настройка: задано',
    'Другая настройка: да',
  ]);
});
