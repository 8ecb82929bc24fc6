import type { ErrorReport } from '#platform/feedback.ts';
import { errorCategory, type QuestionId, questionIdOf } from './categories.ts';

/** What stands in the form. */
export interface FeedbackDraft {
  questionId: QuestionId | null;
  /** As typed; used where the profile has no e-mail. */
  email: string;
  text: string;
  isError: boolean;
  /** What an error report began with, to tell whether the person has added to it. */
  template: string;
  /** Name of the chosen picture: the file itself does not outlive the page. */
  fileName: string | null;
}

export const emptyDraft: FeedbackDraft = {
  questionId: null,
  email: '',
  text: '',
  isError: false,
  template: '',
  fileName: null,
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A draft out of whatever storage holds (PRE-07). */
export function parseDraft(stored: unknown): FeedbackDraft {
  if (typeof stored !== 'object' || stored === null) return emptyDraft;
  const draft: Partial<Record<keyof FeedbackDraft, unknown>> = stored;
  return {
    questionId: questionIdOf(draft.questionId),
    email: textOf(draft.email),
    text: textOf(draft.text),
    isError: draft.isError === true,
    template: textOf(draft.template),
    fileName: textOf(draft.fileName) || null,
  };
}

/** True when the person has not written anything of their own yet. */
const isUntouched = ({ text, template }: FeedbackDraft): boolean => text.trim() === '' || text === template;

/** What storage keeps: null for a form in which there is nothing to lose. */
export function storedDraft(draft: FeedbackDraft): FeedbackDraft | null {
  const { questionId, email, text, isError, template, fileName } = draft;
  const isBlank = isUntouched(draft) && questionId === null && email === '' && fileName === null;
  return isBlank ? null : { questionId, email, text, isError, template, fileName };
}

/**
 * What the form opens with: what was begun before and, from an error dialog, its report (category 3, APP-13). A report
 * goes above what the person had typed, never in its place, and begins without the picture that was chosen for another
 * one; a report that nobody added to makes way.
 */
export function openedDraft(kept: FeedbackDraft, report: ErrorReport | null): FeedbackDraft {
  if (report === null) return kept.isError && isUntouched(kept) ? { ...emptyDraft, email: kept.email } : kept;
  if (kept.isError && kept.text.includes(report.text)) return kept;
  const text = isUntouched(kept) ? report.text : `${report.text}\n\n${kept.text}`;
  return { ...kept, questionId: errorCategory, text, isError: true, template: report.text, fileName: null };
}
