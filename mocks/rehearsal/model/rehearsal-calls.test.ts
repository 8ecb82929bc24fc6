import { expect, test } from 'vitest';
import { builtIns } from '#mocks/domain/functions/built-in.ts';
import type { ModelFunction } from '#mocks/domain/model/model.ts';
import { callsFor } from './rehearsal-calls.ts';

const now = new Date('2026-11-20T09:00:00Z');
const request: ModelFunction = {
  name: 'create_request',
  title: 'Создать заявку',
  description: '',
  changes: true,
  parameters:
    '{"type":"object","properties":{"subject":{"type":"string","maxLength":200},"amount":{"type":"number"}},"required":["subject"]}',
};
const stock: ModelFunction = {
  name: 'stock',
  title: 'Остаток на складе',
  description: '',
  changes: false,
  parameters: '{"type":"object","properties":{"article":{"type":"string"}},"required":["article"]}',
};
const functions: readonly ModelFunction[] = [
  ...[...builtIns.values()].map(({ fields }) => ({ ...fields, changes: false })),
  request,
  stock,
];

test.each([
  ['Посчитай 120*4500', { calculator: { expression: '120*4500' } }],
  ['Сколько будет (1200+350)*1.2?', { calculator: { expression: '(1200+350)*1.2' } }],
  ['Сроки 2026-11-20 и 01.02.2026, этажи 3-4', {}],
  ['Срок через 5 рабочих дней', { dates: { days: 5, working: true } }],
  ['Через 10 дней после 3 декабря', { dates: { days: 10, from: '2026-12-03' } }],
  ['Найди в таблице: Казань', { table_lookup: { text: 'Казань' } }],
  ['Сколько слов в тексте: раз два', { text_stats: { text: 'раз два' } }],
  [
    'Создай заявку на 120 стульев за 540 000 ₽',
    { create_request: { subject: 'на 120 стульев за 540 000 ₽', amount: 540_000 } },
  ],
  ['Остаток на складе: СТ-14', { stock: { article: 'СТ-14' } }],
  ['Вызови «Создать заявку»: бумага', { create_request: { subject: 'бумага', amount: 1 } }],
  ['Как создать заявку?', {}],
  ['Здравствуйте', {}],
])('«%s» calls %j', (text, expected) => {
  const calls = callsFor(text, functions, now).map((call) => [call.name, JSON.parse(call.arguments)]);
  expect(Object.fromEntries(calls)).toEqual(expected);
});

test('a function that is not switched on is not called', () => {
  expect(callsFor('Посчитай 2+2', [stock], now)).toEqual([]);
});
