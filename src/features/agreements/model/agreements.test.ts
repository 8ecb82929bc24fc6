import { expect, test } from 'vitest';
import { agreementForm, isComplete, whatIsMissing } from './agreements.ts';

const texts = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  isMandatory: id === 1 || id === 6,
  text: `Пункт ${id}`,
  version: id * 10,
}));

/** Every subset of the six agreements. */
const choices = Array.from({ length: 64 }, (_, bits) =>
  [1, 2, 3, 4, 5, 6].filter((id) => bits & (1 << (id - 1))),
);

test.each(choices.map((ids) => [ids]))(
  '[BOT-03] the checked agreements %j are enough only if they contain 1, 6 and one more',
  (ids) => {
    const suffices = ids.includes(1) && ids.includes(6) && ids.length >= 3;
    expect(whatIsMissing(texts, new Set(ids)) === null).toBe(suffices);
  },
);

test('[BOT-03] the missing agreements are named', () => {
  const told = (...ids: number[]) => whatIsMissing(texts, new Set(ids))?.replaceAll('\u00a0', ' ');
  expect(told()).toBe('Отметьте обязательные пункты и хотя бы один из остальных.');
  expect(told(1)).toBe('Отметьте обязательные пункты и хотя бы один из остальных.');
  expect(told(6, 3)).toBe('Отметьте обязательные пункты.');
  expect(told(1, 6)).toBe('Отметьте хотя бы один из необязательных пунктов.');
});

test('[BOT-03] all six are sent, each once, with the versions that were shown; the mandatory ones with an empty text', () => {
  const { agreements: sent } = agreementForm(texts, new Set([1, 4, 6]));
  expect(sent.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(sent.map(({ version }) => version)).toEqual([10, 20, 30, 40, 50, 60]);
  expect(sent.filter(({ checked }) => checked).map(({ id }) => id)).toEqual([1, 4, 6]);
  expect(sent.map(({ text }) => text)).toEqual(['', 'Пункт 2', 'Пункт 3', 'Пункт 4', 'Пункт 5', '']);
});

test('[PRE-13] a list without one of the agreements is not complete', () => {
  expect(isComplete(texts)).toBe(true);
  expect(isComplete(texts.slice(1))).toBe(false);
  expect(isComplete([])).toBe(false);
});
