import { expect, test } from 'vitest';
import type { ExerciseCard } from '#api/generated/model/exerciseCard.ts';
import { isDone, levelsOf, nextExercise } from './progress.ts';

const card = (id: string, level: number, best: number | null): ExerciseCard => ({
  id,
  title: id,
  level,
  best,
  attempts: best === null ? 0 : 1,
});
const cards = [card('a', 1, 70), card('b', 1, 69), card('c', 2, null), card('d', 3, 100)];

test('[LAB-03] an exercise is done from 70 points', () => {
  expect(cards.map(isDone)).toEqual([true, false, false, true]);
});

test('[LAB-03] the next exercise is the first one that is not done, after the present one', () => {
  expect(nextExercise(cards)?.id).toBe('b');
  expect(nextExercise(cards, 'b')?.id).toBe('c');
  expect(nextExercise(cards, 'c')?.id).toBe('b');
  expect(nextExercise(cards, 'd')?.id).toBe('b');
  expect(nextExercise([card('a', 1, 80), card('b', 1, 10)], 'b')).toBeUndefined();
  expect(nextExercise([])).toBeUndefined();
});

test('[LAB-03] an exercise of a level without a name is shown too', () => {
  expect(levelsOf([card('x', 4, null)])).toMatchObject([{ title: 'Уровень\u00a04' }]);
});

test('[LAB-03] levels are in their order, and keep the order of the list', () => {
  const levels = levelsOf([
    card('d', 3, 100),
    card('a', 1, 70),
    card('c', 2, null),
    card('b', 1, 69),
    card('e', 1, null),
  ]);
  expect(levels.map(({ title }) => title)).toEqual([
    'Уровень\u00a01. Основа',
    'Уровень\u00a02. Точность',
    'Уровень\u00a03. Сложные случаи',
  ]);
  expect(levels[0]?.exercises.map(({ id }) => id)).toEqual(['a', 'b', 'e']);
});
