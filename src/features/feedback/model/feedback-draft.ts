import type { FormDraft } from '#forms/index.ts';
import { formDraft } from '#platform/form-draft.ts';
import { attachmentOf, keepAttachment } from './attachment.ts';
import {
  emptyDraft,
  type FeedbackDraft,
  openedDraft,
  parseDraft,
  storedDraft,
  withQuestion,
} from './draft.ts';

/** The values of the feedback form. */
export interface FeedbackValues extends FeedbackDraft {
  file: File | null;
}

/**
 * The draft of the feedback form: its texts are in storage, its picture in memory.
 *
 * @param userId id of the user; null without a session
 * @param report the text about the error that the form was opened for
 * @param question the beginning of a question
 */
export function feedbackDraft(
  userId: number | null,
  report: { text: string } | null,
  question = '',
): FormDraft<FeedbackValues> {
  const texts = formDraft<FeedbackDraft>(userId, 'feedback', { parse: parseDraft, keep: storedDraft });
  return {
    read() {
      const opened = withQuestion(openedDraft({ ...emptyDraft, ...texts.read() }, report), question);
      return { ...opened, file: opened.fileName === null ? null : attachmentOf(userId) };
    },
    write(values) {
      texts.write(values);
      keepAttachment(userId, values?.file ?? null);
    },
  };
}
