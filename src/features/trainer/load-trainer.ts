import type { QueryClient } from '@tanstack/react-query';
import {
  getExerciseAttemptListQueryOptions,
  getExerciseListQueryOptions,
  getExerciseReadQueryOptions,
} from '#api/generated/hooks/trainer/trainer.ts';
import { askedByRoute } from '#platform/loaded-by-route.ts';
import { attemptPage } from './model/attempt-page.ts';
import type { TrainerSearch } from './model/trainer-search.ts';

/** The page tells itself that an exercise is missing. */
export const missingInline = { inline: [404] };

/** Asks for what `TrainerScreen` shows first: the exercises, or one of them with its attempts. */
export function loadTrainer(queries: QueryClient, { exercise }: TrainerSearch): void {
  if (exercise === undefined) {
    void queries.prefetchQuery(getExerciseListQueryOptions(askedByRoute));
    return;
  }
  const query = { meta: missingInline };
  void queries.prefetchQuery(getExerciseReadQueryOptions({ exerciseId: exercise }, { query }));
  void queries.prefetchQuery(getExerciseAttemptListQueryOptions(attemptPage(exercise), { query }));
}
