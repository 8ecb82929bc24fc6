/** The audit, for the platform's administrators. */

import { auditColumns, listAudit } from '#mocks/domain/audit/audit-list.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

export const adminAuditRoutes = [
  on('adminAuditList', (c) => c.page(listAudit(c.deps, c.query))),

  on('adminAuditRead', (c) => {
    const entry = c.deps.database.audit.get(c.query.uuid.toLowerCase());
    return entry ? c.reply(200, entry) : c.fail('not-found');
  }),

  on('adminAuditTableDownload', (c) =>
    sendRows(c, { entity: 'audit', object: 'Журнал действий' }, auditColumns, listAudit(c.deps, c.query)),
  ),
] as const;
