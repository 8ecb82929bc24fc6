/** The trainer of the lab. Only their author can read attempts (lab.md §8). */
import { existing, Failure } from '#mocks/contract/failures.ts';
import { by, byLatest, inOrder } from '#mocks/domain/lists/list.ts';
import { type Exercise, exercisesFor } from '#mocks/domain/trainer/exercises.ts';
import { gradeOf } from '#mocks/domain/trainer/grade.ts';
import { isNearlyExample } from '#mocks/domain/trainer/score.ts';
import type { Database, Schemas, StoredAttempt, User } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';

const exampleNote = 'Это наш пример. Попробуйте своими словами';

/** A person's attempts at an exercise, newest first. */
const attemptsOf = ({ attempts }: Database, { email }: User, exerciseId: string): StoredAttempt[] =>
  inOrder(
    attempts.group(email).filter((attempt) => attempt.exerciseId === exerciseId),
    byLatest('number'),
    by('uuid'),
  );

/** Throws `not-found` for an exercise that does not exist for this person. */
const findExercise = (user: User, id: string): Exercise =>
  existing(exercisesFor(user).find((one) => one.id === id));

const toAttempt = ({ owner: _owner, exerciseId: _exercise, ...attempt }: StoredAttempt): Schemas['Attempt'] =>
  attempt;

function resultsOf(database: Database, user: User, exerciseId: string): Pick<Exercise, 'best' | 'attempts'> {
  const scores = attemptsOf(database, user, exerciseId).map(({ score }) => score);
  return { best: scores.length > 0 ? Math.max(...scores) : null, attempts: scores.length };
}

export const trainerRoutes = [
  on('exerciseList', (c) => {
    const cards = exercisesFor(c.user).map(({ id, title, level }) => ({
      id,
      title,
      level,
      ...resultsOf(c.deps.database, c.user, id),
    }));
    return c.reply(200, cards);
  }),

  on('exerciseRead', (c) => {
    const exercise = findExercise(c.user, c.query.exerciseId);
    return c.reply(200, { ...exercise, ...resultsOf(c.deps.database, c.user, exercise.id) });
  }),

  on('exerciseAttemptList', (c) => {
    const { id } = findExercise(c.user, c.query.exerciseId);
    return c.page(attemptsOf(c.deps.database, c.user, id), toAttempt);
  }),

  on('exerciseAttemptSend', (c) =>
    c.once(async () => {
      const { database, now } = c.deps;
      const { exerciseId, text } = c.body;
      const exercise = findExercise(c.user, exerciseId);
      if (isNearlyExample(exercise, text))
        throw new Failure('fields-invalid', {
          message: exampleNote,
          errors: [{ field: 'text', code: 'example', message: exampleNote }],
        });
      const grade = await gradeOf(c.deps, exercise, text);
      const [last] = attemptsOf(database, c.user, exerciseId);
      const attempt: StoredAttempt = {
        uuid: crypto.randomUUID(),
        number: (last?.number ?? 0) + 1,
        text,
        date: now().toISOString(),
        ...grade,
        owner: c.user.email,
        exerciseId,
      };
      database.store.put(database.attempts, attempt);
      return c.reply(200, toAttempt(attempt));
    }),
  ),
] as const;
