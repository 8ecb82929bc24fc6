import { describe, expect, test } from 'vitest';
import { chartIn, chartOf } from '../../model/testing/charts.ts';
import { themeTokens } from '../../model/themes.ts';
import { elements } from '../testing/read-xml.ts';
import { chartPart } from './chart.ts';
import { dataColumns } from './chart-data.ts';
import { partsOf } from './waterfall-data.ts';

const box = chartIn(chartOf('waterfall', { Прибыль: [20, -35, -5, 45, 10, 35] }));
const columns = dataColumns(box);
const column = (name: string) => columns.find((one) => one.name === name);

describe('[PRES-40] A waterfall in PowerPoint', () => {
  test('stands on an unseen column; a step across zero has a part on each side', () => {
    expect(partsOf({ from: 20, to: 25 })).toEqual({ base: 20, above: 5, below: 0 });
    expect(partsOf({ from: -5, to: -15 })).toEqual({ base: -5, above: 0, below: -10 });
    expect(partsOf({ from: 20, to: -15 })).toEqual({ base: 0, above: 20, below: -15 });
    expect(column('Основа')).toMatchObject({ mark: null, values: [null, 0, -15, 0, 25, null] });
    expect(column('Итог')?.values).toEqual([20, null, null, null, null, 35]);
    expect(column('Снижение')?.values).toEqual([null, 20, 0, null, null, null]);
    expect(column('Снижение ниже нуля')?.values).toEqual([null, -15, -5, null, null, null]);
    expect(column('Рост')?.values).toEqual([null, null, null, 25, 10, null]);
  });

  test('has the values that a person changes in the first column, and the rest follows by formulas', () => {
    expect(columns[0]).toMatchObject({ name: 'Прибыль', drawnAs: 'data', values: [20, -35, -5, 45, 10, 35] });
    expect([2, 3, 7].map((row) => column('Уровень')?.formula?.(row))).toEqual(['B2', 'C2+B3', 'B7']);
    expect([2, 3, 7].map((row) => column('Итог')?.formula?.(row))).toEqual(['C2', undefined, 'C7']);
    expect(column('Рост')?.formula?.(4)).toBe('IF(B4>0,MAX(C3,C4,0)-MAX(MIN(C3,C4),0),0)');
    expect(column('Основа')?.formula?.(5)).toBe('IF(C4*C5>0,SIGN(C5)*MIN(ABS(C4),ABS(C5)),0)');
  });

  test('has lines between the steps in three series, each line from a level to the next step, by formulas', () => {
    expect(column('Связь 1')?.values).toEqual([20, 20, null, 25, 25, null]);
    expect(column('Связь 2')?.values).toEqual([null, -15, -15, null, 35, 35]);
    expect(column('Связь 3')?.values).toEqual([null, null, -20, -20, null, null]);
    expect([2, 3, 4, 5].map((row) => column('Связь 1')?.formula?.(row))).toEqual([
      'C2',
      'C2',
      undefined,
      'C5',
    ]);
    const lines = elements(chartPart(box, themeTokens('light'), 'ru-RU', 'rId1'), 'c:lineChart');
    expect(lines[0]?.find('c:symbol').map((one) => one.attribute('val'))).toEqual(['none', 'none', 'none']);
  });

  test('keeps the level where a change is missing, so that the next one counts from it', () => {
    const gap = dataColumns(chartIn(chartOf('waterfall', { Прибыль: [100, null, -20, 80] })));
    expect(gap.find(({ name }) => name === 'Уровень')?.values).toEqual([100, 100, 80, 80]);
  });

  test('says the whole of a step across zero, once', () => {
    const xml = chartPart(box, themeTokens('light'), 'ru-RU', 'rId1');
    const series = elements(xml, 'c:ser');
    expect(series.map((one) => one.find('c:f')[0]?.text)).toEqual(
      ['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'].map((letter) => `Sheet1!$${letter}$1`),
    );
    const texts = series.map((one) => one.find('c:rich').map(({ text }) => text));
    expect(texts.flat()).toEqual(['+45', '−35']);
    expect(series[5]?.find('c:delete').map((one) => one.attribute('val'))).toEqual(['1']);
  });
});
