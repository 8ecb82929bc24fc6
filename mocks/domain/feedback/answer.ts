/** Answers to feedback. */

import { refuseField } from '#mocks/contract/failures.ts';
import type { AuditedCall } from '#mocks/domain/audit/audit.ts';
import { composed, quoted } from '#mocks/domain/letters/templates.ts';
import type { Sender } from '#mocks/domain/mail/mailbox.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { saveFeedback, withEntry } from './changes.ts';
import { type FeedbackRow, findFeedback } from './feedback.ts';

/** Answers and notes of a message. */
const THREAD_LIMIT = 100;

/**
 * Keeps an answer, which is mailed to the author, or a note.
 *
 * @throws Failure `not-found`; `fields-invalid` for an author without an address, or a thread that is full
 */
export function addEntry(
  call: AuditedCall & { readonly deps: Sender },
  { uuid, ...entry }: Schemas['FeedbackAnswer'],
): FeedbackRow {
  const { email, number, text, thread = [] } = findFeedback(call.deps, uuid);
  if (thread.length >= THREAD_LIMIT) refuseField('text', 'too-many', 'В переписке уже 100 записей');
  if (email === null && !entry.isInner)
    refuseField('text', 'no-address', 'У автора нет адреса: можно добавить только заметку');
  const now = call.deps.now();
  const values = { text: entry.text, quote: quoted(text), number: String(number) };
  const letter =
    email === null || entry.isInner
      ? undefined
      : { to: email, ...composed(call.deps.database, 'feedbackAnswer', values) };
  return saveFeedback(call, uuid, (feedback) => withEntry(feedback, call.user.email, now, entry), letter);
}
