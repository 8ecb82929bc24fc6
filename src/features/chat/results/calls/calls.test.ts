import { expect, test } from 'vitest';
import type { Call } from '../../model/chat.ts';
import { answerParts } from './answer-parts.ts';
import { argumentRows, stateOf } from './call-texts.ts';

const call = (at: number, callId = String(at)): Call => ({
  callId,
  functionId: 'f',
  title: 'Калькулятор',
  arguments: '{}',
  changes: false,
  status: 'done',
  result: '1',
  at,
});
const cut = (text: string, ...calls: Call[]) =>
  answerParts(text, calls).map((part) => ('call' in part ? part.call.at : part.text));

test('[LAB-19] calls stand where they happened, wherever the model says that was', () => {
  expect(cut('Считаю. Готово.', call(8))).toEqual(['Считаю. ', 8, 'Готово.']);
  expect(cut('Готово.', call(0), call(0, 'b'), call(99))).toEqual([0, 0, 'Готово.', 99]);
  expect(cut('', call(0))).toEqual([0]);
  expect(cut('Да', call(-5))).toEqual([-5, 'Да']);
});

test('[LAB-19] a call cuts neither fenced code nor a character', () => {
  const code = 'Вот:\n```js\nlet a;\n```\nКонец';
  expect(cut(code, call(10))).toEqual(['Вот:\n```js\nlet a;\n```', 10, '\nКонец']);
  expect(cut('```\nне закрыт', call(6))).toEqual(['```\nне закрыт', 6]);
  expect(cut('😀!', call(1))).toEqual(['😀', 1, '!']);
});

test('[LAB-19] a step says how long the call took, or how it ended', () => {
  const shown = (status: Call['status'], durationMs?: number) =>
    stateOf({ status, durationMs }).replaceAll('\u00a0', ' ');
  expect(shown('done', 3)).toBe('0,1 с');
  expect(shown('done', 12_340)).toBe('12,3 с');
  expect([shown('done'), shown('failed', 40), shown('expired')]).toEqual([
    'готово',
    'не получилось',
    'не подтверждено',
  ]);
});

test('[LAB-17] arguments are a table only if it says exactly what is sent', () => {
  expect(argumentRows('{"subject": "\\u0421тулья", "amount": 540000, "who": ["a"]}')).toEqual([
    { name: 'subject', value: 'Стулья' },
    { name: 'amount', value: '540000' },
    { name: 'who', value: '["a"]' },
  ]);
  expect(argumentRows('{}')).toEqual([]);
  for (const json of ['{"a":1,"a":2}', '{"a":12345678901234567890}', '[1]', '{"a":', ''])
    expect(argumentRows(json), json).toBeNull();
});
