/** Feedback, for the administrators of companies: from their own people, without inner notes (COMP-02). */

import { refuseField } from '#mocks/contract/failures.ts';
import { auditNow } from '#mocks/domain/audit/audit.ts';
import { checkOwn, isOwn, type OwnCall, withinOwn } from '#mocks/domain/companies/own.ts';
import { addEntry } from '#mocks/domain/feedback/answer.ts';
import { companyFeedbackBatch, saveFeedback, withFields } from '#mocks/domain/feedback/changes.ts';
import {
  authorOf,
  type FeedbackRow,
  feedbackColumns,
  feedbackRow,
  findFeedback,
  listFeedback,
  withoutNotes,
} from '#mocks/domain/feedback/feedback.ts';
import { disposition } from '#mocks/domain/files/disposition.ts';
import { findPerson, isCompanyAdmin, statusOf } from '#mocks/domain/people/person.ts';
import type { Feedback } from '#mocks/store/database.ts';
import { startBatch } from './kit/batch.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const TITLE = 'Обращения сотрудников';

function findOwn(call: OwnCall, uuid: string): Feedback {
  const feedback = findFeedback(call.deps, uuid);
  checkOwn(call, authorOf(call.deps.database, feedback));
  return feedback;
}

const shown = ({ deps }: OwnCall, feedback: Feedback): FeedbackRow =>
  withoutNotes(feedbackRow(deps.database, feedback));

/** Throws `fields-invalid` unless the assignee is an administrator of the own company, or nobody. */
function checkAssignee(call: OwnCall, id: number | null, field: string): void {
  const person = id === null ? undefined : findPerson(call.deps.database, id);
  if (
    id === null ||
    (person && isOwn(call, person) && isCompanyAdmin(person) && statusOf(person) === 'active')
  )
    return;
  refuseField(field, 'not-admin', 'Ответственным может быть только администратор вашей компании');
}

export const companyFeedbackRoutes = [
  on('companyFeedbackList', (c) => {
    const found = listFeedback(c.deps, withinOwn(c, c.query));
    return c.page(found, (one) => shown(c, one));
  }),

  on('companyFeedbackRead', (c) => c.reply(200, shown(c, findOwn(c, c.query.uuid)))),

  on('companyFeedbackChange', (c) => {
    const { uuid, version, ...fields } = c.body;
    const old = findOwn(c, uuid);
    if ((old.version ?? 1) !== version) return c.fail('version-conflict');
    // Whom the platform has chosen stays.
    if (fields.assigneeId !== (old.assigneeId ?? null)) checkAssignee(c, fields.assigneeId, 'assigneeId');
    return c.reply(200, withoutNotes(saveFeedback(c, uuid, (feedback) => withFields(feedback, fields))));
  }),

  on('companyFeedbackBatchChange', (c) =>
    c.once(async () => {
      const { keys, action } = c.body;
      if (action.kind === 'assignee') checkAssignee(c, action.assigneeId, 'action.assigneeId');
      return c.reply(200, await startBatch(c, companyFeedbackBatch, action, keys));
    }),
  ),

  on('companyFeedbackAnswerSend', (c) =>
    c.once(() => {
      const { email } = findOwn(c, c.body.uuid);
      if (email === null) refuseField('text', 'no-address', 'У\u00a0автора нет адреса для ответа');
      return c.reply(200, withoutNotes(addEntry(c, { ...c.body, isInner: false })));
    }),
  ),

  on('companyFeedbackFileDownload', (c) => {
    const { id, file } = findOwn(c, c.query.uuid);
    const bytes = file && c.deps.database.store.readBlob(file.idFile);
    if (!bytes) return c.fail('not-found');
    auditNow(c, { action: 'read', entity: 'feedback', key: id, object: file.name });
    return c.raw(200, 'application/octet-stream', new Blob([new Uint8Array(bytes)]), {
      'content-disposition': disposition(file.name),
    });
  }),

  on('companyFeedbackTableDownload', (c) => {
    const rows = listFeedback(c.deps, withinOwn(c, c.query)).map((one) => shown(c, one));
    return sendRows(c, { entity: 'feedback', object: TITLE }, feedbackColumns, rows);
  }),
] as const;
