/** Feedback, for the administrators of companies: from their own people, without inner notes (COMP-02). */

import { Failure } from '#mocks/contract/failures.ts';
import { auditNow } from '#mocks/domain/audit/audit.ts';
import { checkOwn, isOwn, type OwnCall, ownCompany } from '#mocks/domain/companies/own.ts';
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
import { pageWith } from '#mocks/domain/lists/list.ts';
import { portalOf } from '#mocks/domain/mail/mailbox.ts';
import { findPerson, isCompanyAdmin, statusOf } from '#mocks/domain/people/person.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import { tableWith } from '#mocks/domain/tables/table.ts';
import type { Feedback } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';
import { once } from './kit/once.ts';

const TITLE = 'Обращения сотрудников';

const within = <T>(call: OwnCall, query: T) => ({ ...query, company: [ownCompany(call)?.uuid ?? ''] });

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
  const message = 'Ответственным может быть только администратор вашей компании';
  throw new Failure('fields-invalid', { errors: [{ field, code: 'not-admin', message }] });
}

export const companyFeedbackRoutes = [
  on('companyFeedbackList', (c) => {
    const { page, size, ...query } = c.query ?? {};
    const found = listFeedback(c.deps, within(c, query));
    return c.reply(
      200,
      pageWith(found, { page, size }, (one) => shown(c, one)),
    );
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
    once(c, async () => {
      const { keys, action } = c.body;
      if (action.kind === 'assignee') checkAssignee(c, action.assigneeId, 'action.assigneeId');
      const portal = portalOf(c.deps, c.request);
      const start = { kind: companyFeedbackBatch, action, keys, owner: c.user, portal, address: c.address };
      return c.reply(200, await c.deps.jobs.start(c.deps, start));
    }),
  ),

  on('companyFeedbackAnswerSend', (c) =>
    once(c, () => {
      const { email } = findOwn(c, c.body.uuid);
      if (email === null) {
        const message = 'У\u00a0автора нет адреса для ответа';
        throw new Failure('fields-invalid', { errors: [{ field: 'text', code: 'no-address', message }] });
      }
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

  on('companyFeedbackTableDownload', async (c) => {
    const { columns, format, ...query } = c.query ?? {};
    const rows = listFeedback(c.deps, within(c, query)).map((one) => shown(c, one));
    const table = tableWith(feedbackColumns, rows, columns);
    auditNow(c, { action: 'download', entity: 'feedback', object: TITLE });
    const { body, headers } = await tableFile(TITLE, table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
