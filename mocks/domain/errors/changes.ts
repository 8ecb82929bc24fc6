/** What administrators do with groups of failures. */

import { type AuditedCall, audit } from '#mocks/domain/audit/audit.ts';
import type { JobKind } from '#mocks/domain/jobs/jobs.ts';
import { missingRow } from '#mocks/domain/jobs/rows.ts';
import { assigneeOf, withAssignee } from '#mocks/domain/people/assignee.ts';
import type { Database, Schemas, StoredError } from '#mocks/store/database.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { type ErrorRow, errorRow, findError } from './errors.ts';

/** Fields that the audit compares. */
const auditedFields = (database: Database, { status, note, assigneeId }: StoredError): object => ({
  status,
  note,
  assigneeId: assigneeOf(database, assigneeId).assignee,
});

/** Saves what is known of a group and writes the audit. Throws `not-found`. */
export function saveError(
  call: AuditedCall,
  { uuid, status, note, assigneeId }: Omit<Schemas['ErrorChange'], 'version'>,
): ErrorRow {
  const { database, now } = call.deps;
  const old = findError(database, uuid);
  const next = changedBy(
    call.user.email,
    now(),
    withAssignee({ ...old, status: status ?? old.status, note }, assigneeId),
  );
  const fields = { before: auditedFields(database, old), after: auditedFields(database, next) };
  database.store.write((transaction) => {
    transaction.put(database.errors, next);
    const object = old.message;
    audit(call, transaction, { action: 'change', entity: 'error', key: old.uuid, object, ...fields });
  });
  return errorRow(call.deps, next);
}

type Action = Schemas['ErrorAction'];

const changedGroup = (group: StoredError, action: Action): StoredError =>
  action.kind === 'status' ? { ...group, status: action.status } : withAssignee(group, action.assigneeId);

const isSame = (group: StoredError, action: Action): boolean =>
  action.kind === 'status'
    ? group.status === action.status
    : (group.assigneeId ?? null) === action.assigneeId;

/** Status and assignee of many groups. */
export const errorBatch: JobKind<Action, string> = {
  kind: 'errorBatch',
  entity: 'error',
  auditedAs: () => 'change',
  titleOf: ({ kind }) => (kind === 'status' ? 'Сменить статус' : 'Назначить ответственного'),
  changer:
    ({ database, now }, { actor, action }) =>
    (key) => {
      const old = database.errors.get(key);
      if (!old) return missingRow(key, 'Такой ошибки уже нет');
      const label = old.message.slice(0, 200);
      if (isSame(old, action)) return { label, result: 'unchanged' };
      const next = changedBy(actor, now(), changedGroup(old, action));
      return {
        label,
        result: 'changed',
        before: auditedFields(database, old),
        after: auditedFields(database, next),
        write: (transaction) => transaction.put(database.errors, next),
      };
    },
};
