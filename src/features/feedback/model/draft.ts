import { errorCategory, type QuestionId, questionIdOf } from './categories.ts';

/** The stored values of the form. */
export interface FeedbackDraft {
  questionId: QuestionId | null;
  /** The typed e-mail; used when the profile has none. */
  email: string;
  text: string;
  isError: boolean;
  /** Initial text of an error report; shows whether the user has changed it. */
  template: string;
  /** Name of the chosen picture; the file itself is only in memory. */
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

/** Reads a draft from an untrusted stored value (PRE-07). */
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

/** True when the user has not typed anything. */
const isUntouched = ({ text, template }: FeedbackDraft): boolean => text.trim() === '' || text === template;

/** The value to store; null for an empty form. */
export function storedDraft(draft: FeedbackDraft): FeedbackDraft | null {
  const { questionId, email, text, isError, template, fileName } = draft;
  const isBlank = isUntouched(draft) && questionId === null && email === '' && fileName === null;
  return isBlank ? null : { questionId, email, text, isError, template, fileName };
}

/**
 * The initial values of the form: the stored draft and, from an error dialog, its report (category 3, APP-13). The report
 * is put above the typed text and does not take a picture that was chosen for another message. An unchanged report is
 * replaced.
 */
export function openedDraft(kept: FeedbackDraft, report: { text: string } | null): FeedbackDraft {
  if (report === null) return kept.isError && isUntouched(kept) ? { ...emptyDraft, email: kept.email } : kept;
  if (kept.isError && kept.text.includes(report.text)) return kept;
  const text = isUntouched(kept) ? report.text : `${report.text}\n\n${kept.text}`;
  return { ...kept, questionId: errorCategory, text, isError: true, template: report.text, fileName: null };
}

/**
 * The initial values with the beginning of a question, which is put above the typed text, once. One that was not changed
 * is replaced.
 */
export function withQuestion(draft: FeedbackDraft, question: string): FeedbackDraft {
  if (question === '' || draft.text.includes(question)) return draft;
  const text = isUntouched(draft) ? question : `${question}\n\n${draft.text}`;
  return { ...draft, text, template: question };
}
