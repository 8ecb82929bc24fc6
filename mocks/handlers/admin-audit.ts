/** The audit, for the platform's administrators. */
import { auditNow } from '#mocks/domain/audit/audit.ts';
import { listAudit } from '#mocks/domain/audit/audit-list.ts';
import { auditColumns } from '#mocks/domain/audit/audit-table.ts';
import { pageWith } from '#mocks/domain/lists/list.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import { tableWith } from '#mocks/domain/tables/table.ts';
import { on } from './kit/on.ts';

export const adminAuditRoutes = [
  on('adminAuditList', (c) => {
    return c.reply(
      200,
      pageWith(listAudit(c.deps, c.query), c.query, (entry) => entry),
    );
  }),

  on('adminAuditRead', (c) => {
    const entry = c.deps.database.audit.get(c.query.uuid.toLowerCase());
    return entry ? c.reply(200, entry) : c.fail('not-found');
  }),

  on('adminAuditTableDownload', async (c) => {
    const { columns, format, ...query } = c.query;
    const table = tableWith(auditColumns, listAudit(c.deps, query), columns);
    auditNow(c, { action: 'download', entity: 'audit', object: 'Журнал действий' });
    const { body, headers } = await tableFile('Журнал действий', table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
