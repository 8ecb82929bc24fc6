/** Usage, limit and state of the services, for the administrators of companies: the platform's figures of their company (COMP-05). */

import { ownCompany, withinOwn } from '#mocks/domain/companies/own.ts';
import { listOwnStatus } from '#mocks/domain/monitoring/health.ts';
import { listLimits } from '#mocks/domain/monitoring/limits.ts';
import { statusColumns } from '#mocks/domain/monitoring/tables.ts';
import { listUsage, seriesOf, summarise } from '#mocks/domain/statistics/statistics.ts';
import { usageColumns, usageTable } from '#mocks/domain/statistics/usage-table.ts';
import { on } from './kit/on.ts';
import { sendRows, sendTable } from './kit/table.ts';

export const companyMonitoringRoutes = [
  on('companyUsageList', (c) => c.page(listUsage(c.deps, withinOwn(c, c.query)))),

  on('companyUsageSummaryRead', (c) => c.reply(200, summarise(c.deps, withinOwn(c, c.query)))),

  on('companyUsageSeriesList', (c) => c.reply(200, seriesOf(c.deps, withinOwn(c, c.query)))),

  on('companyUsageTableDownload', (c) => {
    const { groupBy, columns } = c.query;
    const rows = listUsage(c.deps, withinOwn(c, c.query));
    const known = Object.keys(usageColumns(groupBy)).filter((name) => name !== 'company');
    return sendTable(
      c,
      { entity: 'statistics', object: 'Использование компании' },
      usageTable(groupBy, rows, columns ?? known),
      'Использование',
    );
  }),

  on('companyHealthList', (c) => c.reply(200, listOwnStatus(c, c.query))),

  on('companyHealthTableDownload', (c) =>
    sendRows(
      c,
      { entity: 'statistics', object: 'Сервисы компании' },
      statusColumns,
      listOwnStatus(c, c.query),
      'Сервисы',
    ),
  ),

  on('companyLimitList', (c) => {
    const uuid = ownCompany(c)?.uuid;
    return c.reply(
      200,
      listLimits(c.deps, { scope: ['company'] }).filter(({ key }) => key === uuid),
    );
  }),
] as const;
