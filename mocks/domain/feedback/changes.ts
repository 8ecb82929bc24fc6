/** What administrators do with feedback. */

import { type AuditedCall, audit } from '#mocks/domain/audit/audit.ts';
import { isOwn } from '#mocks/domain/companies/own.ts';
import { type JobKind, startedIn } from '#mocks/domain/jobs/jobs.ts';
import { missingRow, type RowOutcome } from '#mocks/domain/jobs/rows.ts';
import type { Sender } from '#mocks/domain/mail/mailbox.ts';
import { sendMail } from '#mocks/domain/mail/mailbox.ts';
import { assigneeOf, withAssignee } from '#mocks/domain/people/assignee.ts';
import type { Database, Feedback, Schemas } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { authorOf, type FeedbackRow, feedbackRow, findFeedback } from './feedback.ts';

/** Fields that the audit compares. */
const auditedFields = (
  database: Database,
  { status = 'new', assigneeId, thread = [] }: Feedback,
): object => ({ status, assigneeId: assigneeOf(database, assigneeId).assignee, answers: thread.length });

const nameOf = ({ number, text }: Feedback): string => `№ ${number}: ${text}`;

/**
 * Saves a changed message and writes the audit.
 *
 * @param letter mailed in the same transaction
 * @throws Failure `not-found`
 */
export function saveFeedback(
  call: AuditedCall & { readonly deps: Sender },
  uuid: string,
  change: (feedback: Feedback) => Feedback,
  letter?: Parameters<typeof sendMail>[1],
): FeedbackRow {
  const { database, now } = call.deps;
  const old = findFeedback(call.deps, uuid);
  const next = changedBy(call.user.email, now(), change(old));
  const fields = { before: auditedFields(database, old), after: auditedFields(database, next) };
  const write = (transaction: Transaction): void => {
    transaction.put(database.feedback, next);
    const object = nameOf(old);
    audit(call, transaction, { action: 'change', entity: 'feedback', key: old.id, object, ...fields });
  };
  if (letter) sendMail(call.deps, letter, write);
  else database.store.write(write);
  return feedbackRow(database, next);
}

/** Status and assignee as an administrator sets them. */
export const withFields = (
  feedback: Feedback,
  { status, assigneeId }: Pick<Schemas['FeedbackChange'], 'status' | 'assigneeId'>,
): Feedback => ({ ...withAssignee(feedback, assigneeId), status });

/** The message with an answer or a note. */
export function withEntry(
  feedback: Feedback,
  author: string,
  now: Date,
  { text, isInner }: Pick<Schemas['FeedbackAnswer'], 'text' | 'isInner'>,
): Feedback {
  const thread = [...(feedback.thread ?? []), { author, date: now.toISOString(), text, isInner }];
  return { ...feedback, thread, ...(!isInner && { status: 'answered' }) };
}

type Action = Schemas['FeedbackAction'];

const isSame = (feedback: Feedback, action: Action): boolean =>
  action.kind === 'status'
    ? (feedback.status ?? 'new') === action.status
    : (feedback.assigneeId ?? null) === action.assigneeId;

const missing = (key: string): RowOutcome => missingRow(key, 'Такого обращения уже нет');

/** Status and assignee of many messages. */
export const feedbackBatch: JobKind<Action, string> = {
  kind: 'feedbackBatch',
  entity: 'feedback',
  auditedAs: () => 'change',
  titleOf: ({ kind }) => (kind === 'status' ? 'Сменить статус' : 'Назначить ответственного'),
  changer:
    ({ database, now }, { actor, action }) =>
    (key) => {
      const old = database.feedback.get(key);
      if (!old) return missing(key);
      const label = nameOf(old).slice(0, 200);
      if (isSame(old, action)) return { label, result: 'unchanged' };
      const changed =
        action.kind === 'status' ? { ...old, status: action.status } : withAssignee(old, action.assigneeId);
      const next = changedBy(actor, now(), changed);
      return {
        label,
        result: 'changed',
        before: auditedFields(database, old),
        after: auditedFields(database, next),
        write: (transaction) => transaction.put(database.feedback, next),
      };
    },
};

/** The same for the administrator of a company: only messages of the own people (COMP-02). */
export const companyFeedbackBatch: JobKind<Action, string> = {
  ...feedbackBatch,
  kind: 'companyFeedbackBatch',
  companyOf: startedIn,
  changer(deps, job) {
    const change = feedbackBatch.changer(deps, job);
    const user = deps.database.users.get(job.actor);
    return (key) => {
      const feedback = deps.database.feedback.get(key);
      const author = feedback && authorOf(deps.database, feedback);
      return user && author && isOwn({ deps, user }, author) ? change(key) : missing(key);
    };
  },
};
