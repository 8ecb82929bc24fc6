import { describe, expect, test } from 'vitest';
import { changedSettings, defaultOf, keptValues, problemOf, type SettingValues, valueText } from './rules.ts';
import type { Setting, SettingKey } from './setting.ts';
import { settingsOf } from './settings.ts';

const facts = { text: '', sheets: [] };
const nothing = { options: undefined, models: undefined };
const settingOf = (name: string, key: SettingKey, options = nothing.options, text = ''): Setting => {
  const found = settingsOf(name, { options, models: undefined }, { ...facts, text }).find(
    (one) => one.key === key,
  );
  if (!found) throw new Error(`${name} has no ${key}`);
  return found;
};
const problem = (name: string, key: SettingKey, values: SettingValues): string | null =>
  problemOf(settingOf(name, key), values, facts);

test.each<[string, SettingKey, SettingValues, string | null]>([
  ['img', 'count', { count: 4 }, null],
  ['img', 'count', { count: 5 }, 'От 1 до 4'],
  ['img', 'count', { count: 1.5 }, 'От 1 до 4'],
  ['llama', 'maxTokens', { maxTokens: 63 }, 'От 64 до 8192'],
  ['sd', 'seed', { seed: 4_294_967_296 }, 'Целое от 0 до 4294967295'],
  ['sd', 'negative', { negative: 'я'.repeat(1001) }, 'Не больше 1\u00a0000 знаков'],
  ['chatGpt', 'instruction', { instruction: 'я'.repeat(4000) }, null],
  ['chatGpt', 'instruction', { instruction: 'я'.repeat(4001) }, 'Не больше 4\u00a0000 знаков'],
  ['chatGpt', 'temperature', { temperature: 2 }, null],
  ['yaChat', 'temperature', { temperature: 1.1 }, 'От\u00a00 до\u00a01'],
  ['ocr', 'scripts', { scripts: [] }, 'Выберите хотя бы один язык'],
  ['translate', 'to', { from: 'en', to: 'en' }, 'Выберите разные языки'],
  ['translate', 'to', { from: 'ru' }, 'Выберите разные языки'],
  ['translate', 'to', { to: 'ru' }, null],
])('[CHAT-17] %s: %s of %j is wrong by the text %j', (name, key, values, text) =>
  expect(problem(name, key, values)).toBe(text),
);

test('[CHAT-17] the defaults of all settings are right and unchanged', () => {
  for (const name of ['chatGpt', 'sd', 'whisper', 'speechEleven', 'translate', 'ocr', 'searchByTable']) {
    const settings = settingsOf(name, nothing, facts);
    expect(changedSettings(settings, {}, facts)).toEqual([]);
    const chosen = Object.fromEntries(settings.map((one) => [one.key, defaultOf(one, facts) ?? undefined]));
    expect(changedSettings(settings, chosen, facts)).toEqual([]);
  }
});

describe('the gateway', () => {
  const options = [
    { key: 'voice', options: [{ value: 'jane', title: 'Джейн' }], default: 'jane' },
    { key: 'speed', max: 1.5, default: '1.1' },
    { key: 'unknown', max: 3 },
  ];

  test('replaces options, limits and defaults of the catalogue', () => {
    const settings = settingsOf('speech', { options, models: undefined }, facts);
    expect(settings.map(({ key }) => key)).toEqual(['voice', 'speed', 'format']);
    const [voice, speed] = settings as [Setting, Setting];
    expect(defaultOf(voice, facts)).toBe('jane');
    expect(valueText(voice, 'jane')).toBe('Джейн');
    expect(speed).toMatchObject({ min: 0.5, max: 1.5, default: 1.1 });
    expect(problemOf(speed, { speed: 1.6 }, facts)).toBe('От\u00a00,5 до\u00a01,5');
  });

  test('that has no voices leaves the voice out; until it has answered, the choice waits', () => {
    const keys = (known: typeof options | undefined) =>
      settingsOf('speechLocal', { options: known, models: undefined }, facts).map(({ key }) => key);
    expect(keys([])).toEqual(['speed']);
    expect(keys(undefined)).toEqual(['voice', 'speed']);
  });

  test('offers models only where there is a choice', () => {
    const model = { serviceType: 'flux', value: 'a', title: 'A', isDefault: false };
    const keys = (models: (typeof model)[]) =>
      settingsOf('flux', { options: [], models }, facts).map(({ key }) => key);
    expect(keys([model])).toEqual(['aspect']);
    expect(keys([model, { ...model, value: 'b', isDefault: true }])).toEqual(['aspect', 'model']);
  });
});

test('[CHAT-18] kept values that the service no longer offers are gone, those of other services are dropped', () => {
  const settings = settingsOf('whisper', nothing, facts);
  // Storage may hold anything.
  const stored = { language: 'xx', speakers: '2', temperature: 1 } as SettingValues;
  const { values, gone } = keptValues(settings, stored);
  expect(values).toEqual({ speakers: '2' });
  expect(gone.map(({ label }) => label)).toEqual(['Язык записи']);
});

test('a Russian text is translated to English by default, any other to Russian', () => {
  const to = settingOf('translate', 'to');
  expect(defaultOf(to, { ...facts, text: 'Добрый день, team' })).toBe('en');
  expect(defaultOf(to, { ...facts, text: 'Good day' })).toBe('ru');
});

test('the sheet is a setting of a workbook only', () => {
  const keys = (sheets: string[] | 'reading') => settingsOf('searchByTable', nothing, { text: '', sheets });
  expect(keys([])).toEqual([]);
  expect(keys('reading')).toHaveLength(1);
  const [sheet] = keys(['Итоги', 'План']) as [Setting];
  expect(defaultOf(sheet, facts)).toBe('Итоги');
});
