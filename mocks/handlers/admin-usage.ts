/** Statistics of the usage, for the platform's administrators. */

import { Failure } from '#mocks/contract/failures.ts';
import { auditNow } from '#mocks/domain/audit/audit.ts';
import { pageWith } from '#mocks/domain/lists/list.ts';
import { listUsage, seriesOf, summarise } from '#mocks/domain/statistics/statistics.ts';
import { statisticsOf } from '#mocks/domain/statistics/statistics-table.ts';
import { usageColumns } from '#mocks/domain/statistics/usage-table.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import { tableWith } from '#mocks/domain/tables/table.ts';
import { on } from './kit/on.ts';

export const adminUsageRoutes = [
  on('usageList', (c) => {
    return c.reply(
      200,
      pageWith(listUsage(c.deps, c.query), c.query, (row) => row),
    );
  }),

  on('usageSummaryRead', (c) => {
    return c.reply(200, summarise(c.deps, c.query));
  }),

  on('usageSeriesList', (c) => {
    return c.reply(200, seriesOf(c.deps, c.query));
  }),

  on('statisticsDownload', async (c) => {
    const { deps } = c;
    const { columns, format, groupBy, from, to, ...query } = c.query ?? {};
    if (groupBy && (!from || !to)) {
      const message = 'Укажите период';
      throw new Failure('fields-invalid', {
        errors: [{ field: from ? 'to' : 'from', code: 'required', message }],
      });
    }
    const table =
      groupBy && from && to
        ? tableWith(usageColumns(groupBy), listUsage(deps, { ...query, groupBy, from, to }), columns)
        : statisticsOf(
            deps.database,
            { ...query, columns, ...(from && { from }), ...(to && { to }) },
            deps.now(),
          );
    if (!table) return c.fail('bad-request', { message: 'Начало периода позже его конца' });
    auditNow(c, { action: 'download', entity: 'statistics', object: 'Статистика' });
    const { body, headers } = await tableFile('Статистика', table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
