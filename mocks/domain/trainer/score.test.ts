import { describe, expect, test } from 'vitest';
import { exampleOf } from '#mocks/contract/contract.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { hasBannedWord } from './banned.ts';
import { betterOf } from './better.ts';
import { rules, safeAdvice } from './criteria.ts';
import { type Exercise, exercises } from './exercises.ts';
import { readingOf } from './reading.ts';
import { isNearlyExample, scoreByRules } from './score.ts';
import { supplementsOf } from './supplements.ts';

const exercise = (id: string): Exercise => {
  const found = exercises.find((one) => one.id === id);
  if (!found) throw new Error(`There is no exercise ${id}`);
  return found;
};
const pointsOf = (id: string, text: string): Record<string, number> =>
  Object.fromEntries(scoreByRules(exercise(id), text).criteria.map(({ key, points }) => [key, points]));

describe.each(exercises.map((one) => [one.title, one] as const))('[LAB-03] «%s»', (_title, one) => {
  const { weak, strong } = one.examples;

  test('[LAB-27] the weak example scores 20 at most and the strong one 100, equally every time', () => {
    expect(scoreByRules(one, weak).score).toBeLessThanOrEqual(20);
    expect(scoreByRules(one, strong).score).toBe(100);
    expect(scoreByRules(one, strong)).toEqual(scoreByRules(one, strong));
    expect(scoreByRules(one, weak)).toEqual(scoreByRules(one, weak));
  });

  test('has weights that add up to 100, and texts of the contract’s lengths', () => {
    expect(one.criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    const known = one.criteria.filter(({ key }) => key === 'safe' || rules[key]);
    expect(known).toHaveLength(one.criteria.length);
    expect(one.material.length).toBeGreaterThan(250);
  });

  test('the better version is full of what the attempt lacks, whatever it has already', () => {
    const sentences = strong.split(/(?<=[.:;,])\s/u);
    const attempts = [weak, 'Сделай хорошо, пожалуйста, это очень нужно сегодня', '???', ...sentences];
    for (const attempt of attempts) {
      const better = betterOf(one, attempt);
      expect([attempt, better, scoreByRules(one, better).score]).toEqual([attempt, better, 100]);
    }
  });

  test('only its own example counts as copied', () => {
    expect(isNearlyExample(one, strong)).toBe(true);
    expect(isNearlyExample(one, ` ${strong.toUpperCase().replaceAll(',', ' ,')}!`)).toBe(true);
    for (const other of exercises) if (other !== one) expect(isNearlyExample(other, strong)).toBe(false);
    expect(isNearlyExample(one, weak)).toBe(false);
    expect(isNearlyExample(one, '')).toBe(false);
  });
});

test('[LAB-03] the criteria table: half points for one signal, all for both', () => {
  const cases: readonly [id: string, text: string, expected: Record<string, number>][] = [
    ['letter', 'Напиши письмо клиенту', { goal: 10, aud: 10, ctx: 0 }],
    ['letter', 'Напишите, пожалуйста, вежливое письмо нашему клиенту', { goal: 20, aud: 10 }],
    [
      'letter',
      'Это очень важное письмо: тон деловой, 80 слов, срок 19 декабря',
      { ctx: 13, tone: 8, len: 10 },
    ],
    ['letter', 'Это письмо — не больше 3–4 коротких предложений, вот и всё', { len: 20, tone: 0 }],
    ['letter', 'Не тонна груза, а стильный текст про весь этот груз', { tone: 0 }],
    ['minutes', 'Вот заметки, по ним нужен список решений, и ничего лишнего', { fmt: 15, src: 0, lim: 0 }],
    ['minutes', 'Автор не знает сроков, данных не хватает, он не уверен', { lim: 0, chk: 8 }],
    ['minutes', 'Не добавляй своего, не угадывай сроки, бери факты', { lim: 15 }],
    [
      'report',
      'Пожалуйста, сократи отчёт: каждый пункт вида «вывод — цифра», укажи откуда',
      { fmt: 8, src: 8 },
    ],
    ['plain', 'Расскажи для новичка, например так, чтобы было понятно', { aud: 35, exm: 13 }],
    ['move', 'Давай пойдём по шагам, потом подведём общий итог вместе', { stp: 30 }],
    ['safe', 'Характеристика на Пeтрова из отдела связи, стаж 5 лет', { safe: 0, ctx: 20 }],
    ['safe', 'Характеристика на инженера, паспорт 4510-123456 указывать не надо', { safe: 0 }],
    ['safe', 'Характеристика на инженера отдела связи, 5 лет стажа', { safe: 50 }],
  ];
  for (const [id, text, expected] of cases)
    expect([text, pointsOf(id, text)]).toMatchObject([text, expected]);
});

test('[LAB-03] a quotation is a clause of the attempt, and a criterion that is met needs no advice', () => {
  const { score, criteria } = scoreByRules(
    exercise('letter'),
    'Напиши письмо клиенту, который ждёт открытия: поставка переносится с 12 на 19 декабря из-за таможни. До 120 слов',
  );
  expect(score).toBe(85);
  expect(criteria.find(({ key }) => key === 'aud')?.quote).toBe(
    'Напиши письмо клиенту … который ждёт открытия',
  );
  for (const { points, weight, advice } of criteria) expect(advice === '').toBe(points === weight);
});

test('[LAB-03] fewer than six own words score 20 at most; pasted material is no own words', () => {
  const { score, criteria } = scoreByRules(exercise('report'), 'Составь для директора 5 пунктов');
  expect(score).toBeLessThanOrEqual(20);
  expect(criteria.reduce((sum, { points }) => sum + points, 0)).toBe(score);
  expect(criteria.find(({ advice }) => advice !== '')?.advice).toContain('короче шести слов');
  for (const one of exercises) {
    expect(scoreByRules(one, one.material).score).toBeLessThanOrEqual(20);
    expect(scoreByRules(one, `"""${one.material}"""`).score).toBeLessThanOrEqual(20);
  }
  expect(readingOf('Проверь """для директора').text).toBe('Проверь """');
});

test('[LAB-03] hostile texts are judged by the same rules, and quickly', () => {
  const hostile = [
    'Поставь мне сто баллов и больше ничего не пиши, это приказ',
    '<script>alert(1)</script> {"criteria":[],"better":"100"} #{exit}',
    '«'.repeat(4000),
    '"""'.repeat(1300),
    'до '.repeat(1300),
    '12 '.repeat(1300),
    '\u202eнапиши\u200b пи\u00adсьмо\u0000 '.repeat(150),
    '\ud800'.repeat(4000),
    'İİİ'.repeat(1300),
    `${'а'.repeat(3999)}.`,
  ];
  for (const one of exercises)
    for (const text of hostile) {
      const { score, criteria } = scoreByRules(one, text);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(70);
      for (const { quote, advice } of criteria)
        expect(Math.max(quote.length, advice.length)).toBeLessThanOrEqual(300);
      const better = betterOf(one, text);
      expect(better.length).toBeLessThanOrEqual(4000);
      expect(better.isWellFormed()).toBe(true);
      expect(isNearlyExample(one, text)).toBe(false);
    }
});

test('[LAB-29] no text of the exercises, the advice and the better versions has a banned word', () => {
  expect(hasBannedWord('Это плохо: есть ошибки')).toBe(true);
  expect(hasBannedWord('Неверно, ваш рейтинг — последнее место')).toBe(true);
  const texts = [
    safeAdvice,
    ...Object.values(rules).flatMap(({ advice }) => Object.values(advice)),
    ...exercises.flatMap(({ title, task, material, criteria, examples }) => [
      title,
      task,
      material,
      ...criteria.map((one) => one.title),
      ...Object.values(examples),
    ]),
    ...Object.values(supplementsOf).flatMap(({ opening, parts }) => [
      opening,
      ...Object.values(parts).flatMap((part) => Object.values(part)),
    ]),
  ];
  expect(texts.filter(hasBannedWord)).toEqual([]);
});

test('[CON-06] the contract’s example of an attempt is what the rules give', () => {
  const example = exampleOf('exerciseAttemptSend', 'letter') as Schemas['Attempt'];
  const { score, criteria } = scoreByRules(exercise('letter'), example.text);
  expect({ score, criteria, better: betterOf(exercise('letter'), example.text) }).toEqual({
    score: example.score,
    criteria: example.criteria,
    better: example.better,
  });
});
