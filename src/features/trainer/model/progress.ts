import type { ExerciseCard } from '#api/generated/model/exerciseCard.ts';

/** Score from which an exercise is done (lab.md §8). */
export const doneScore = 70;

/** Whether the best attempt at an exercise is good enough. */
export const isDone = ({ best }: Pick<ExerciseCard, 'best'>): boolean => (best ?? 0) >= doneScore;

/** Names of the levels. */
const levelTitles: Readonly<Record<number, string>> = { 1: 'Основа', 2: 'Точность', 3: 'Сложные случаи' };

interface Level {
  title: string;
  exercises: ExerciseCard[];
}

/** The exercises by level, in the order of the list. */
export function levelsOf(cards: readonly ExerciseCard[]): Level[] {
  const numbers = [...new Set(cards.map(({ level }) => level))].sort((one, other) => one - other);
  return numbers.map((level) => ({
    title: [`Уровень\u00a0${level}`, levelTitles[level]].filter(Boolean).join('. '),
    exercises: cards.filter((card) => card.level === level),
  }));
}

/**
 * The exercise to suggest: the first one after the present one that is not done, else the first one before it.
 *
 * @param current id of the present exercise; without one all of them count
 * @returns undefined when nothing is left
 */
export function nextExercise(cards: readonly ExerciseCard[], current?: string): ExerciseCard | undefined {
  const at = cards.findIndex(({ id }) => id === current);
  const inTurn = [...cards.slice(at + 1), ...cards.slice(0, Math.max(0, at))];
  return inTurn.find((card) => !isDone(card));
}
