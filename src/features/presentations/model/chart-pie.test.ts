import { describe, expect, test } from 'vitest';
import { chartIn, chartOf, collisions, outside, textsOf } from './testing/charts.ts';

const budget = ['Стеллажи и техника', 'Ремонт и сети', 'Учётная система', 'Набор и обучение', 'Резерв'];

describe('A doughnut', () => {
  test('[PRES-40] has the sum with the unit in its hole, and no unit elsewhere', () => {
    const { pie, labels, frame } = chartIn(
      chartOf('doughnut', { Бюджет: [34, 22, 14, 9, 7] }, 'млн ₽', budget),
    );
    expect(frame.middle?.text).toBe('86\u00a0млн ₽');
    expect(textsOf(labels).filter((text) => text.includes('₽'))).toEqual(['86\u00a0млн ₽']);
    expect(frame.caption).toBeNull();
    const { x = 0, hole = 0 } = pie ?? {};
    expect(frame.middle?.x).toBe(x);
    expect(frame.middle?.width).toBeLessThan(2 * hole);
    expect([...collisions(labels), ...outside(labels)]).toEqual([]);
  });

  test('[PRES-40] leaves out values below zero, and is whole for a single one', () => {
    const one = chartIn(chartOf('doughnut', { Бюджет: [48_600_000, null, -3, 0] }, '₽'));
    expect(one.pie?.sectors.map(({ from, to }) => to - from)).toEqual([2 * Math.PI]);
    expect(one.frame.middle?.text).toBe('48,6\u00a0млн\u00a0₽');
  });

  test('[PRES-40] says each share once: values with the sum 100 are their shares', () => {
    const numbersOf = (values: number[]) =>
      textsOf(chartIn(chartOf('pie', { Выручка: values }, 'млн ₽')).labels).filter((text) =>
        /^\d/.test(text),
      );
    expect(numbersOf([28, 72])).toEqual(['28', '72']);
    expect(numbersOf([28, 84])).toEqual(['28 · 25\u00a0%', '84 · 75\u00a0%']);
  });

  test('[PRES-40] sets a long sum smaller', () => {
    const { frame, pie } = chartIn(chartOf('doughnut', { Бюджет: [123_456, 654_321.25] }, 'чел.-часов'));
    expect(frame.middle).toMatchObject({ text: '777\u00a0777,25\u00a0чел.-часов', fontSize: 14 });
    // LibreOffice draws each hole half as wide as the doughnut, and wider letters.
    expect((frame.middle?.width ?? 0) * 1.12).toBeLessThan(pie?.radius ?? 0);
  });
});
