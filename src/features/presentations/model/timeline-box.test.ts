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
  const long = boxOf('Декабрь 2026', 'Январь–февраль', 'Март–апрель', 'Май', 'Июнь–июль 2027');
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
