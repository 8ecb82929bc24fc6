/** Groups of failures, for the platform's administrators. */
import { auditNow } from '#mocks/domain/audit/audit.ts';
import { errorBatch, saveError } from '#mocks/domain/errors/changes.ts';
import { errorColumns, errorRow, errorSeries, findError, listErrors } from '#mocks/domain/errors/errors.ts';
import { by, byLatest, inOrder, pageWith } from '#mocks/domain/lists/list.ts';
import { portalOf } from '#mocks/domain/mail/mailbox.ts';
import { checkAssignee } from '#mocks/domain/people/assignee.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import { tableWith } from '#mocks/domain/tables/table.ts';
import { on } from './kit/on.ts';
import { once } from './kit/once.ts';

const TITLE = 'Ошибки';

export const adminErrorRoutes = [
  on('adminErrorList', (c) => {
    const { page, size, ...query } = c.query ?? {};
    return c.reply(
      200,
      pageWith(listErrors(c.deps, query), { page, size }, (group) => errorRow(c.deps, group, query)),
    );
  }),

  on('adminErrorRead', (c) => c.reply(200, errorRow(c.deps, findError(c.deps.database, c.query.uuid)))),

  on('adminErrorChange', (c) => {
    const { version, ...change } = c.body;
    if ((findError(c.deps.database, change.uuid).version ?? 1) !== version) return c.fail('version-conflict');
    checkAssignee(c.deps, change.assigneeId, 'assigneeId');
    return c.reply(200, saveError(c, change));
  }),

  on('adminErrorBatchChange', (c) =>
    once(c, async () => {
      const { keys, action } = c.body;
      if (action.kind === 'assignee') checkAssignee(c.deps, action.assigneeId, 'action.assigneeId');
      const portal = portalOf(c.deps, c.request);
      const start = { kind: errorBatch, action, keys, owner: c.user, portal, address: c.address };
      return c.reply(200, await c.deps.jobs.start(c.deps, start));
    }),
  ),

  on('adminErrorEventList', (c) => {
    const { uuid, page, size } = c.query;
    const { database } = c.deps;
    const events = inOrder(
      database.errorEvents.group(findError(database, uuid).uuid),
      byLatest((event) => event.moment),
      by((event) => event.uuid),
    );
    return c.reply(
      200,
      pageWith(events, { page, size }, ({ groupUuid: _group, ...event }) => event),
    );
  }),

  on('adminErrorSeriesList', (c) => c.reply(200, errorSeries(c.deps, c.query))),

  on('adminErrorTableDownload', async (c) => {
    const { columns, format, ...query } = c.query ?? {};
    const rows = listErrors(c.deps, query).map((group) => errorRow(c.deps, group, query));
    const table = tableWith(errorColumns, rows, columns);
    auditNow(c, { action: 'download', entity: 'error', object: TITLE });
    const { body, headers } = await tableFile(TITLE, table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
