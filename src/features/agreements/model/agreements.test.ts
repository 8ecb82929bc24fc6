import { expect, test } from 'vitest';
import { agreementForm, agreements, whatIsMissing } from './agreements.ts';

/** Every subset of the six agreements. */
const choices = Array.from({ length: 64 }, (_, bits) =>
  [1, 2, 3, 4, 5, 6].filter((id) => bits & (1 << (id - 1))),
);

test.each(choices.map((ids) => [ids]))(
  '[BOT-03] the checked agreements %j are enough only if they contain 1, 6 and one more',
  (ids) => {
    const suffices = ids.includes(1) && ids.includes(6) && ids.length >= 3;
    expect(whatIsMissing(new Set(ids)) === null).toBe(suffices);
  },
);

test('[BOT-03] the missing agreements are named', () => {
  const told = (...ids: number[]) => whatIsMissing(new Set(ids))?.replaceAll('\u00a0', ' ');
  expect(told()).toBe('Отметьте оба обязательных пункта и хотя бы один из остальных.');
  expect(told(1)).toBe('Отметьте оба обязательных пункта и хотя бы один из остальных.');
  expect(told(6, 3)).toBe('Отметьте оба обязательных пункта.');
  expect(told(1, 6)).toBe('Отметьте хотя бы один из необязательных пунктов.');
});

test('[BOT-03] all six are sent, each once; the mandatory ones with an empty text', () => {
  const { agreements: sent } = agreementForm(new Set([1, 4, 6]));
  expect(sent.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(sent.filter(({ checked }) => checked).map(({ id }) => id)).toEqual([1, 4, 6]);
  expect(sent.filter(({ text }) => text === '').map(({ id }) => id)).toEqual([1, 6]);
  expect(agreements.every(({ label }) => label.length > 20)).toBe(true);
});
