/** Usage, limit and state of the services, for the administrators of companies: the platform's figures of their company (COMP-05). */
import { auditNow } from '#mocks/domain/audit/audit.ts';
import { type OwnCall, ownCompany } from '#mocks/domain/companies/own.ts';
import { pageWith } from '#mocks/domain/lists/list.ts';
import { listOwnStatus } from '#mocks/domain/monitoring/health.ts';
import { listLimits } from '#mocks/domain/monitoring/limits.ts';
import { statusColumns } from '#mocks/domain/monitoring/tables.ts';
import { listUsage, seriesOf, summarise } from '#mocks/domain/statistics/statistics.ts';
import { usageColumns } from '#mocks/domain/statistics/usage-table.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import { tableWith } from '#mocks/domain/tables/table.ts';
import { on } from './kit/on.ts';

/** A query about the caller's company only; no company has an empty uuid. */
const own = <Query extends object>(call: OwnCall, query: Query): Query & { company: string[] } => ({
  ...query,
  company: [ownCompany(call)?.uuid ?? ''],
});

export const companyMonitoringRoutes = [
  on('companyUsageList', (c) =>
    c.reply(
      200,
      pageWith(listUsage(c.deps, own(c, c.query)), c.query, (row) => row),
    ),
  ),

  on('companyUsageSummaryRead', (c) => c.reply(200, summarise(c.deps, own(c, c.query)))),

  on('companyUsageSeriesList', (c) => c.reply(200, seriesOf(c.deps, own(c, c.query)))),

  on('companyUsageTableDownload', async (c) => {
    const { columns, format, ...query } = c.query;
    const rows = listUsage(c.deps, own(c, query));
    const table = tableWith(usageColumns(query.groupBy), rows, columns);
    auditNow(c, { action: 'download', entity: 'statistics', object: 'Использование компании' });
    const { body, headers } = await tableFile('Использование', table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),

  on('companyHealthList', (c) => c.reply(200, listOwnStatus(c, c.query ?? {}))),

  on('companyHealthTableDownload', async (c) => {
    const { columns, format, ...query } = c.query ?? {};
    const table = tableWith(statusColumns, listOwnStatus(c, query), columns);
    auditNow(c, { action: 'download', entity: 'statistics', object: 'Сервисы компании' });
    const { body, headers } = await tableFile('Сервисы', table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),

  on('companyLimitList', (c) => {
    const uuid = ownCompany(c)?.uuid;
    return c.reply(
      200,
      listLimits(c.deps, { scope: ['company'] }).filter(({ key }) => key === uuid),
    );
  }),
] as const;
