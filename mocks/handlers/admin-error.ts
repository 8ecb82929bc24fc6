/** Groups of failures, for the platform's administrators. */

import { errorBatch, saveError } from '#mocks/domain/errors/changes.ts';
import { errorColumns, errorRow, errorSeries, findError, listErrors } from '#mocks/domain/errors/errors.ts';
import { by, byLatest, inOrder } from '#mocks/domain/lists/list.ts';
import { checkAssignee } from '#mocks/domain/people/assignee.ts';
import { startBatch } from './kit/batch.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const TITLE = 'Ошибки';

export const adminErrorRoutes = [
  on('adminErrorList', (c) =>
    c.page(listErrors(c.deps, c.query), (group) => errorRow(c.deps, group, c.query)),
  ),

  on('adminErrorRead', (c) => c.reply(200, errorRow(c.deps, findError(c.deps.database, c.query.uuid)))),

  on('adminErrorChange', (c) => {
    const { version, ...change } = c.body;
    if ((findError(c.deps.database, change.uuid).version ?? 1) !== version) return c.fail('version-conflict');
    checkAssignee(c.deps, change.assigneeId, 'assigneeId');
    return c.reply(200, saveError(c, change));
  }),

  on('adminErrorBatchChange', (c) =>
    c.once(async () => {
      const { keys, action } = c.body;
      if (action.kind === 'assignee') checkAssignee(c.deps, action.assigneeId, 'action.assigneeId');
      return c.reply(200, await startBatch(c, errorBatch, action, keys));
    }),
  ),

  on('adminErrorEventList', (c) => {
    const { database } = c.deps;
    const { uuid } = findError(database, c.query.uuid);
    const events = inOrder(database.errorEvents.group(uuid), byLatest('moment'), by('uuid'));
    return c.page(events, ({ groupUuid: _group, ...event }) => event);
  }),

  on('adminErrorSeriesList', (c) => c.reply(200, errorSeries(c.deps, c.query))),

  on('adminErrorTableDownload', (c) => {
    const rows = listErrors(c.deps, c.query).map((group) => errorRow(c.deps, group, c.query));
    return sendRows(c, { entity: 'error', object: TITLE }, errorColumns, rows);
  }),
] as const;
