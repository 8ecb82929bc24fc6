import { expect, test } from 'vitest';
import { themeTokens } from './themes.ts';
import { timelineBox } from './timeline-box.ts';

const area = { x: 64, y: 176, w: 1152, h: 448 };
const boxOf = (...whens: string[]) =>
  timelineBox(
    'timeline',
    { kind: 'timeline', steps: whens.map((when) => ({ when, what: 'Договор аренды и проект' })) },
    area,
    themeTokens('sea'),
  );

test('Dates stay in one line with room for a font that is 12 % wider, at a smaller size if they must', () => {
  const long = boxOf('Декабрь 2026 — середина 2027', 'Февраль', 'Март–апрель', 'Май', 'Июнь–июль 2027');
  expect(long.steps.map(({ when }) => when.length)).toEqual([1, 1, 1, 1, 1]);
  expect(long.whenPoints).toBeLessThan(long.points);
  expect(long.points).toBe(16);
  for (const { when, w } of long.steps)
    for (const { pieces } of when)
      expect(pieces.reduce((sum, { width }) => sum + width, 0) * 1.12).toBeLessThanOrEqual(w);
  const short = boxOf('Май', 'Июнь', 'Июль');
  expect(short.whenPoints).toBe(short.points);
});

test('Dates that no size keeps in one line stand above the line in the size of the text', () => {
  const { steps, line, points, whenPoints } = boxOf(
    ...Array.from({ length: 5 }, () => 'С середины декабря по начало марта 2027'),
  );
  expect(whenPoints).toBe(points);
  for (const { when } of steps) {
    const last = when.at(-1);
    expect(when.length).toBeGreaterThan(1);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(line?.y1 ?? 0);
  }
});

test('A few events stand in a row while their texts are large there, and in turn where that makes them larger [PRES-31]', () => {
  const boxOf = (what: string) =>
    timelineBox(
      'timeline',
      { kind: 'timeline', steps: Array.from({ length: 4 }, (_, at) => ({ when: `Май ${at + 1}`, what })) },
      area,
      themeTokens('sea'),
    );
  const dates = (what: string) => new Set(boxOf(what).steps.map(({ when }) => when[0]?.y)).size;
  expect([boxOf('Пуск').points, dates('Пуск')]).toEqual([24, 1]);
  const long = 'Назначить ответственного';
  expect([boxOf(long).points, dates(long)]).toEqual([24, 2]);
});

test('Events whose texts would be small or broken in a row stand above and below the line in turn [PRES-31]', () => {
  const what = 'Проектирование и электроснабжение';
  const box = timelineBox(
    'timeline',
    { kind: 'timeline', steps: Array.from({ length: 7 }, (_, at) => ({ when: `Май ${at + 1}`, what })) },
    area,
    themeTokens('sea'),
  );
  expect(box.points).toBeGreaterThanOrEqual(18);
  expect(box.doesOverflow).toBe(false);
  const words = box.steps.map((step) =>
    step.what.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' '),
  );
  expect(words).toEqual(box.steps.map(() => what));
  for (const [at, { when, what: lines, x, w }] of box.steps.entries()) {
    const all = [...when, ...lines];
    const line = box.line?.y1 ?? 0;
    if (at % 2 === 0) expect(Math.max(...all.map(({ y, height }) => y + height))).toBeLessThan(line);
    else expect(Math.min(...all.map(({ y }) => y))).toBeGreaterThan(line);
    expect(when[0]?.y).toBeLessThan(lines[0]?.y ?? 0);
    expect(x + w).toBeLessThanOrEqual(area.x + area.w);
    const next = box.steps[at + 2];
    if (next) expect(x + w).toBeLessThanOrEqual(next.x);
    // A wider font adds no line.
    for (const { pieces } of lines)
      expect(pieces.reduce((sum, { width }) => sum + width, 0) * 1.12).toBeLessThanOrEqual(w);
  }
});
