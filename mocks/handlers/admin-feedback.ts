/** Feedback, for the platform's administrators. */

import { auditNow } from '#mocks/domain/audit/audit.ts';
import { addEntry } from '#mocks/domain/feedback/answer.ts';
import { feedbackBatch, saveFeedback, withFields } from '#mocks/domain/feedback/changes.ts';
import { feedbackColumns, feedbackRow, findFeedback, listFeedback } from '#mocks/domain/feedback/feedback.ts';
import { disposition } from '#mocks/domain/files/disposition.ts';
import { checkAssignee } from '#mocks/domain/people/assignee.ts';
import { startBatch } from './kit/batch.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const TITLE = 'Обращения';

export const adminFeedbackRoutes = [
  on('adminFeedbackList', (c) =>
    c.page(listFeedback(c.deps, c.query), (found) => feedbackRow(c.deps.database, found)),
  ),

  on('adminFeedbackRead', (c) =>
    c.reply(200, feedbackRow(c.deps.database, findFeedback(c.deps, c.query.uuid))),
  ),

  on('adminFeedbackChange', (c) => {
    const { uuid, version, ...fields } = c.body;
    const old = findFeedback(c.deps, uuid);
    if ((old.version ?? 1) !== version) return c.fail('version-conflict');
    // Whom the author's company has chosen stays.
    if (fields.assigneeId !== (old.assigneeId ?? null))
      checkAssignee(c.deps, fields.assigneeId, 'assigneeId');
    return c.reply(
      200,
      saveFeedback(c, uuid, (feedback) => withFields(feedback, fields)),
    );
  }),

  on('adminFeedbackBatchChange', (c) =>
    c.once(async () => {
      const { keys, action } = c.body;
      if (action.kind === 'assignee') checkAssignee(c.deps, action.assigneeId, 'action.assigneeId');
      return c.reply(200, await startBatch(c, feedbackBatch, action, keys));
    }),
  ),

  on('adminFeedbackAnswerSend', (c) => c.once(() => c.reply(200, addEntry(c, c.body)))),

  on('adminFeedbackFileDownload', (c) => {
    const { id, file } = findFeedback(c.deps, c.query.uuid);
    const bytes = file && c.deps.database.store.readBlob(file.idFile);
    if (!bytes) return c.fail('not-found');
    auditNow(c, { action: 'read', entity: 'feedback', key: id, object: file.name });
    return c.raw(200, 'application/octet-stream', new Blob([new Uint8Array(bytes)]), {
      'content-disposition': disposition(file.name),
    });
  }),

  on('adminFeedbackTableDownload', (c) => {
    const rows = listFeedback(c.deps, c.query).map((found) => feedbackRow(c.deps.database, found));
    return sendRows(c, { entity: 'feedback', object: TITLE }, feedbackColumns, rows);
  }),
] as const;
