/** Statistics of the usage, for the platform's administrators. */

import { refuseField } from '#mocks/contract/failures.ts';
import { listUsage, seriesOf, summarise } from '#mocks/domain/statistics/statistics.ts';
import { statisticsOf } from '#mocks/domain/statistics/statistics-table.ts';
import { usageTable } from '#mocks/domain/statistics/usage-table.ts';
import { on } from './kit/on.ts';
import { sendTable } from './kit/table.ts';

export const adminUsageRoutes = [
  on('usageList', (c) => c.page(listUsage(c.deps, c.query))),

  on('usageSummaryRead', (c) => c.reply(200, summarise(c.deps, c.query))),

  on('usageSeriesList', (c) => c.reply(200, seriesOf(c.deps, c.query))),

  on('statisticsDownload', (c) => {
    const { deps } = c;
    const { columns, groupBy, from, to, ...query } = c.query;
    if (groupBy && (!from || !to)) refuseField(from ? 'to' : 'from', 'required', 'Укажите период');
    const table =
      groupBy && from && to
        ? usageTable(groupBy, listUsage(deps, { ...query, groupBy, from, to }), columns)
        : statisticsOf(
            deps.database,
            { ...query, columns, ...(from && { from }), ...(to && { to }) },
            deps.now(),
          );
    if (!table) return c.fail('bad-request', { message: 'Начало периода позже его конца' });
    return sendTable(c, { entity: 'statistics', object: 'Статистика' }, table);
  }),
] as const;
