import { isRecord } from '#lib/guards.ts';
import { formDraft } from '#platform/form-draft.ts';

/** An unsent attempt, with the moment of its last change. */
export interface AttemptDraft {
  text: string;
  /** ISO 8601. */
  date: string;
}

/**
 * The draft of an exercise (LAB-08): one for each person and exercise.
 *
 * @param userId id of its user
 */
export const attemptDraft = (userId: number, exerciseId: string) =>
  formDraft<AttemptDraft>(userId, `trainer:${exerciseId}`, {
    parse: (stored) => {
      if (!isRecord(stored)) return {};
      const { text, date } = stored;
      return typeof text === 'string' && typeof date === 'string' ? { text, date } : {};
    },
    keep: (draft) => draft,
  });
