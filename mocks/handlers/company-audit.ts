/** The audit, for the administrators of companies: what they did, and what was done with the company and its people (COMP-09). */

import { auditColumns, auditOfCompany, listCompanyAudit } from '#mocks/domain/audit/audit-list.ts';
import { type OwnCall, ownCompany } from '#mocks/domain/companies/own.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

/** Uuid of the caller's company; an administrator without one has no entries. */
const ownUuid = (call: OwnCall): string => ownCompany(call)?.uuid ?? 'none';

export const companyAuditRoutes = [
  on('companyAuditList', (c) => c.page(listCompanyAudit(c.deps, c.query, ownUuid(c)))),

  on('companyAuditRead', (c) => {
    const entry = auditOfCompany(c.deps.database, ownUuid(c)).get(c.query.uuid.toLowerCase());
    return entry ? c.reply(200, entry) : c.fail('not-found');
  }),

  on('companyAuditTableDownload', (c) => {
    const rows = listCompanyAudit(c.deps, c.query, ownUuid(c));
    return sendRows(c, { entity: 'audit', object: 'Журнал компании' }, auditColumns, rows);
  }),
] as const;
