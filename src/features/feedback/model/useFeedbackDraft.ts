import { useRef, useState } from 'react';
import { readDraft, writeDraft } from '#platform/drafts.ts';
import type { ErrorReport } from '#platform/feedback.ts';
import { readTab, writeTab } from '#platform/storage.ts';
import { attachmentOf, keepAttachment } from './attachment.ts';
import { type FeedbackDraft, openedDraft, parseDraft, storedDraft } from './draft.ts';

const place = 'feedback';
const tabKey = 'feedbackDraft';

/**
 * What stands in the feedback form, kept while it is typed: it outlives the form, a reload and an expired session.
 *
 * @param userId whose it is; null for somebody who is not signed in
 * @param report the error that the form was opened for
 */
export function useFeedbackDraft(userId: number | null, report: ErrorReport | null) {
  // Of somebody who is not signed in only this tab knows: the next one at the machine shall not read it.
  const read = (): string => (userId === null ? (readTab(tabKey) ?? '') : readDraft(userId, place));
  /** Set by `forget`: what is typed until the form closes is not begun anew. */
  const isSent = useRef(false);
  const write = (text: string): void => {
    if (isSent.current) return;
    if (userId === null) writeTab(tabKey, text || null);
    else writeDraft(userId, place, text);
  };
  const [draft, setDraft] = useState<FeedbackDraft>(() => openedDraft(parseDraft(read()), report));
  const [file, setFile] = useState(() => (draft.fileName === null ? null : attachmentOf(userId)));
  const change = (part: Partial<FeedbackDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    write(storedDraft(next));
  };
  return {
    draft,
    change,
    file,
    attach(chosen: File | null): void {
      setFile(chosen);
      if (!isSent.current) keepAttachment(userId, chosen);
      change({ fileName: chosen?.name ?? null });
    },
    /** After it was sent: nothing is kept any more, and the form shows it until it closes. */
    forget(): void {
      keepAttachment(userId, null);
      write('');
      isSent.current = true;
    },
  };
}
