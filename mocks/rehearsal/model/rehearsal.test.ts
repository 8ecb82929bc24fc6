import { expect, test } from 'vitest';
import { rehearse } from '#mocks/rehearsal/makers/rehearse.ts';
import { rehearsalModel } from './rehearsal.ts';

async function textOf(text: string): Promise<string> {
  let answer = '';
  const request = { serviceType: 'chatGpt', turns: [{ role: 'user', content: text }] } as const;
  for await (const piece of rehearsalModel(0).answer(request, new AbortController().signal)) {
    if (piece.type === 'delta') answer += piece.text;
  }
  return answer;
}

test('[CON-06] the rehearsal repeats the request in its first line and always answers the same', async () => {
  const text = 'Привет, покажи таблицу и код';
  expect(rehearse(text).split('\n')[0]).toBe(`> ${text}`);
  expect(await textOf(text)).toBe(rehearse(text));
});

test.each([
  ['таблица', /\|---\|/],
  ['Код', /```typescript/],
  ['формула', /\$\$/],
])('[CON-06] «%s» adds its part to the answer', async (word, mark) => {
  expect(rehearse(`Нужна ${word}`)).toMatch(mark);
  expect(rehearse('Нужен совет')).not.toMatch(mark);
});

test('[CON-06] «длинно» adds about 20 kB', () => {
  const size = new TextEncoder().encode(rehearse('Напиши длинно')).length;
  expect(size).toBeGreaterThan(20_000);
  expect(size).toBeLessThan(22_000);
});

test('[CON-06] an aborted answer stops', async () => {
  const controller = new AbortController();
  const pieces: unknown[] = [];
  const request = {
    serviceType: 'chatGpt',
    turns: [{ role: 'user', content: 'длинно и медленно' }],
  } as const;
  for await (const piece of rehearsalModel().answer(request, controller.signal)) {
    pieces.push(piece);
    controller.abort();
  }
  expect(pieces).toHaveLength(1);
});
