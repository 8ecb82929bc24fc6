import { describe, expect, test } from 'vitest';
import { findPersonalData, kindNames, withLabels } from './personal-data.ts';

const numbersIn = (text: string): string[] =>
  findPersonalData(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

const sum = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((all, weight, index) => all + weight * (digits[index] ?? 0), 0);
const digitsFrom = (seed: number, length: number): number[] => {
  let state = seed * 2_654_435_761;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * 10);
  });
};

/** Numbers that are valid by the published rules, made from a seed. */
const make = {
  snils(seed: number): string {
    const nine = digitsFrom(seed, 9);
    const check = String((sum(nine, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100).padStart(2, '0');
    return nine.join('') + check;
  },
  inn12(seed: number): string {
    const ten = [7, 7, ...digitsFrom(seed, 8)];
    const eleven = [...ten, (sum(ten, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10];
    return [...eleven, (sum(eleven, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10].join('');
  },
  inn10(seed: number): string {
    const nine = [7, 7, ...digitsFrom(seed, 7)];
    return [...nine, (sum(nine, [2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10].join('');
  },
  card(seed: number): string {
    const fifteen = [2, 2, 0, seed % 5, ...digitsFrom(seed, 11)];
    const odd = sum(
      fifteen.map((digit, index) => (index % 2 === 0 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit)),
      Array.from({ length: 15 }, () => 1),
    );
    return [...fifteen, (10 - (odd % 10)) % 10].join('');
  },
  passport: (seed: number): string => `45${digitsFrom(seed, 8).join('')}`,
};

const grouped = (digits: string, ...lengths: readonly number[]): string[] =>
  lengths.map((length, index) => {
    const start = lengths.slice(0, index).reduce((all, one) => all + one, 0);
    return digits.slice(start, start + length);
  });

/** Texts that people write, each around a number of its kind. */
const sentences: readonly ((seed: number) => [string, string])[] = [
  (seed) => ['snils', `СНИЛС ${make.snils(seed)} получен`],
  (seed) => {
    const [a, b, c, d] = grouped(make.snils(seed), 3, 3, 3, 2);
    return ['snils', `Мой номер ${a}-${b}-${c} ${d}.`];
  },
  (seed) => ['snils', `номер ${make.snils(seed)}, это страховой номер сотрудника`],
  (seed) => ['card', `Переведите на ${grouped(make.card(seed), 4, 4, 4, 4).join(' ')} до пятницы`],
  (seed) => ['card', `карта:${make.card(seed)}`],
  (seed) => ['inn', `Исполнитель, ИНН ${make.inn12(seed)}`],
  (seed) => ['inn', `Плательщик ${make.inn12(seed)}`],
  (seed) => ['inn', `ООО «Ромашка» (ИНН: ${make.inn10(seed)})`],
  (seed) => ['passport', `паспорт ${grouped(make.passport(seed), 4, 6).join(' ')} выдан`],
  (seed) => {
    const [series, number] = grouped(make.passport(seed), 4, 6);
    return ['passport', `Паспорт: серия ${series} № ${number}`];
  },
  (seed) => ['passport', `Паспорт гражданина ${grouped(make.passport(seed), 2, 2, 6).join(' ')}`],
];

/** Ordinary numbers of working texts. */
const ordinary: readonly ((seed: number) => string)[] = [
  (seed) => `Выручка ${digitsFrom(seed, 9).join('')},${seed % 100} руб.`,
  (seed) => `+7 9${digitsFrom(seed, 2).join('')} ${digitsFrom(seed, 7).join('')}`,
  (seed) =>
    `Телефон 8 (495) ${digitsFrom(seed, 3).join('')}-${digitsFrom(seed + 1, 2).join('')}-${digitsFrom(seed + 2, 2).join('')}`,
  (seed) => `Заказ № ${digitsFrom(seed, 12).join('')}`,
  (seed) => `Договор ${digitsFrom(seed, 6).join('')}/${2020 + (seed % 7)} от 12.03.2026`,
  (seed) => `Расчётный счёт 40702810${digitsFrom(seed, 12).join('')}`,
  (seed) => `ОГРН 1${digitsFrom(seed, 12).join('')}`,
  (seed) => `id=${digitsFrom(seed, 10).join('')}`,
  (seed) => `Артикул ${digitsFrom(seed, 8).join('')}, партия ${digitsFrom(seed + 1, 10).join('')}`,
  (seed) => `Запись ${1_700_000_000_000 + seed}`,
  (seed) => `Штрихкод 460${digitsFrom(seed, 10).join('')}`,
  (seed) => `${digitsFrom(seed, 4).join('')} ${digitsFrom(seed + 1, 6).join('')} штук`,
  (seed) => `8f14e45f-ceea-467f-9575-${digitsFrom(seed, 12).join('')}`,
];

describe('the table of texts', () => {
  test('[CHAT-30] at least 95 % of personal numbers are found, with their kind', () => {
    const texts: (readonly [string, string])[] = Array.from(
      { length: 1100 },
      (_, seed) => sentences[seed % sentences.length]?.(seed + 1) ?? (['', ''] as const),
    );
    const found = texts.filter(([kind, text]) => findPersonalData(text).some((one) => one.kind === kind));
    expect(found.length / texts.length).toBeGreaterThanOrEqual(0.95);
  });

  test('[CHAT-30] at least 99 % of ordinary numbers are passed over', () => {
    const texts = Array.from(
      { length: 2600 },
      (_, seed) => ordinary[seed % ordinary.length]?.(seed + 1) ?? '',
    );
    const silent = texts.filter((text) => findPersonalData(text).length === 0);
    expect(silent.length / texts.length).toBeGreaterThanOrEqual(0.99);
  });
});

test.each([
  ['СНИЛС 112-233-445 95', ['snils 112-233-445 95']],
  ['СНИЛС 112-233-445 96', []],
  ['4111 1111 1111 1111', ['card 4111 1111 1111 1111']],
  ['4111 1111 1111 1112', []],
  ['0000 0000 0000 0000', []],
  ['ИНН 7707083893', ['inn 7707083893']],
  ['Число 7707083893', []],
  ['500100732259', ['inn 500100732259']],
  ['паспорт 4509 123456', ['passport 4509 123456']],
  ['остаток 4509 123456', []],
  ['А4111111111111111', []],
  ['сумма 4111111111111111.50', []],
])('[CHAT-30] %s', (text, found) => {
  expect(numbersIn(text)).toEqual(found);
});

test('[CHAT-30] a word further than 40 characters away does not count', () => {
  expect(numbersIn(`ИНН ${' '.repeat(30)}7707083893`)).toHaveLength(1);
  expect(numbersIn(`ИНН ${' '.repeat(41)}7707083893`)).toEqual([]);
});

test('[CHAT-30] labels replace the numbers; equal numbers get equal labels', () => {
  const text =
    'СНИЛС 112-233-445 95, карта 4111 1111 1111 1111, снова СНИЛС 11223344595 и 2200 0000 0000 0004';
  const findings = findPersonalData(text);
  expect(kindNames(findings)).toBe('СНИЛС, карта');
  expect(withLabels(text, findings)).toBe(
    'СНИЛС [СНИЛС 1], карта [Карта 1], снова СНИЛС [СНИЛС 1] и [Карта 2]',
  );
});

test('[CHAT-30] a text of 100,000 digits takes no longer than its length asks for', () => {
  const text = '4'.repeat(100_000);
  expect(findPersonalData(text)).toEqual([]);
  expect(findPersonalData('1 '.repeat(50_000))).toEqual([]);
});
