import { uuidIn } from '#lib/uuid.ts';

/** The search parameters of the trainer. */
export interface TrainerSearch {
  /** Id of the open exercise; without one the list is shown. */
  exercise?: string | undefined;
  /** Id of the attempt whose result is shown. */
  attempt?: string | undefined;
}

/** Reads the parameters of the trainer from the address; wrong ones are dropped (LAB-04). */
export const parseTrainerSearch = ({
  exercise,
  attempt,
}: { [Name in keyof TrainerSearch]: unknown }): TrainerSearch => ({
  exercise: typeof exercise === 'string' && /^[a-z][a-z-]{1,39}$/.test(exercise) ? exercise : undefined,
  attempt: uuidIn(attempt),
});
