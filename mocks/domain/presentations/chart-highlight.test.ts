import { expect, test } from 'vitest';
import { highlighted } from './chart-highlight.ts';

const chart = (series: Record<string, (number | null)[]>, categories: string[]) => ({
  kind: 'chart' as const,
  type: 'column' as const,
  unit: '',
  categories,
  series: Object.entries(series).map(([name, values]) => ({ name, values })),
});
const months = ['Апрель', 'Май', 'Июнь'];
const highlightOf = (title: string, ...[series, names]: Parameters<typeof chart>) => {
  const { target, index } = highlighted(title, chart(series, names)).highlight ?? {};
  return target && [target, index];
};

test('[PRES-43] what the title speaks of stands out: the largest, the smallest or the last value', () => {
  const teams = ['Поддержка', 'Продажи', 'Финансы'];
  expect(highlightOf('Больше всего заявок у одного отдела', { Заявки: [5, 9, 2] }, teams)).toEqual([
    'category',
    1,
  ]);
  expect(highlightOf('Худший результат недели', { Заявки: [5, 9, 2] }, teams)).toEqual(['category', 2]);
  expect(highlightOf('Долг снизился до 18 млн ₽', { Долг: [26, 25, 18] }, months)).toEqual(['category', 2]);
  expect(highlightOf('Долг снизился', { Долг: [26, 25, 18] }, teams)).toBeUndefined();
  expect(highlightOf('Больше всего заявок', { Заявки: [9, 9, 2] }, teams)).toBeUndefined();
  expect(highlightOf('Заявки отделов', { Заявки: [5, 9, 2] }, teams)).toBeUndefined();
});

test('[PRES-43] a series or a category that the title names stands out', () => {
  const towns = { Москва: [1, 2, 3], Казань: [3, 2, 1] };
  expect(highlightOf('Продажи в Казани падают', towns, months)).toEqual(['series', 1]);
  expect(highlightOf('В июне отгрузили меньше', { Отгрузка: [5, 9, 2] }, months)).toEqual(['category', 2]);
  const cities = ['Санкт-Петербург', 'Тверь (область)'];
  expect(highlightOf('В Санкт-Петербурге больше', { Заявки: [5, 9] }, cities)).toEqual(['category', 0]);
  expect(highlightOf('Москва и Казань поменялись местами', towns, months)).toBeUndefined();
});

test('[PRES-43] a title that only has the beginning of a name, or another number, names nothing', () => {
  const years = ['2019', '2020'];
  expect(highlightOf('Планы до 2025 года', { Выручка: [5, 9] }, years)).toBeUndefined();
  expect(highlightOf('Расходы 2020 года', { Выручка: [5, 9] }, years)).toEqual(['category', 1]);
  expect(highlightOf('Цех 12020', { Выручка: [5, 9] }, years)).toBeUndefined();
  const plan = { План: [1, 2, 3], Факт: [3, 2, 1] };
  expect(highlightOf('Платежи выросли', plan, ['А', 'Б', 'В'])).toBeUndefined();
  expect(highlightOf('Факторы спроса', plan, months)).toBeUndefined();
  expect(highlightOf('Планёрки стали короче', plan, months)).toBeUndefined();
  expect(highlightOf('Факты опережают ожидания', plan, months)).toEqual(['series', 1]);
  const kinds = { 'Розничная сеть': [1, 2, 3], Логистика: [3, 2, 1] };
  expect(highlightOf('Расходы логистики падают', kinds, months)).toEqual(['series', 1]);
  expect(highlightOf('Логистические расходы', kinds, months)).toBeUndefined();
});
