import { expect, test } from 'vitest';
import { briefOf, newBrief, paceText, parseBrief, titleOf, validate, valuesOf } from './brief-values.ts';

const material = { idFile: '7c2e9f10-7777-4a3b-8c4d-000000000009', name: 'Отчёт.docx', size: 9 };

test('[PRES-02] a brief is kept and read back; what is unreadable in the store is left out', () => {
  const values = {
    ...newBrief,
    topic: 'Запуск склада',
    files: [material],
    isOnlySources: true,
    goal: 'Утвердить срок',
    minutes: 15,
  };
  expect({ ...newBrief, ...parseBrief(JSON.parse(JSON.stringify(values))) }).toEqual(values);
  expect(valuesOf(briefOf(values), values.files)).toEqual(values);
  const hostile = {
    topic: 7,
    style: 'rude',
    slideCount: 400,
    language: 'RU',
    files: [{}, 'x'],
    model: '',
    goal: 1,
    minutes: 0,
  };
  expect(parseBrief(hostile)).toEqual({ files: [] });
  expect(parseBrief('null')).toEqual({});
});

test('a brief needs a topic of three letters; «Только по материалам» needs materials', () => {
  for (const topic of ['', '  ', 'аб ']) expect(validate({ ...newBrief, topic }).topic).toBe('Напишите тему');
  expect(validate({ ...newBrief, topic: 'Лес' }).topic).toBeUndefined();
  expect(briefOf({ ...newBrief, topic: ' Лес ', isOnlySources: true })).toMatchObject({
    topic: 'Лес',
    isOnlySources: false,
  });
});

test('[PRES-09] the title that comes from a long topic does not end inside a word', () => {
  expect(titleOf('Запуск склада\nПодробности')).toBe('Запуск склада');
  expect(titleOf('Почему доставка подорожала, и что с этим делать', 30)).toBe(
    'Почему доставка подорожала, и…',
  );
  expect(titleOf('ё'.repeat(100))).toHaveLength(81);
});

test.each([
  [null, 10, undefined],
  [20, 10, 'Около 2\u00a0мин на\u00a0слайд'],
  [10, 10, '60\u00a0с на\u00a0слайд'],
  [3, 40, '5\u00a0с на\u00a0слайд: слайдов слишком много'],
  [60, 5, 'Около 12\u00a0мин на\u00a0слайд: слайдов может быть больше'],
])('[PRES-47] a talk of %s min with %i slides: %s', (minutes, slideCount, text) => {
  expect(paceText({ minutes, slideCount })).toBe(text);
});
