/** Statistics of the usage, for the platform's administrators. */
import { auditNow } from '../audit/audit.ts';
import { Failure } from '../contract/failures.ts';
import { pageWith } from '../lists/list.ts';
import { on } from '../on.ts';
import { tableFile } from '../tables/file.ts';
import { tableWith } from '../tables/table.ts';
import { listUsage, seriesOf, summarise } from '../usage/statistics.ts';
import { statisticsOf } from '../usage/statistics-table.ts';
import { usageColumns } from '../usage/table.ts';

export const adminUsageRoutes = [
  on('get', '/admin/statistics/getListUsage', (c) => {
    return c.reply(
      200,
      pageWith(listUsage(c.deps, c.query), c.query, (row) => row),
    );
  }),

  on('get', '/admin/statistics/getSummary', (c) => {
    return c.reply(200, summarise(c.deps, c.query));
  }),

  on('get', '/admin/statistics/getSeries', (c) => {
    return c.reply(200, seriesOf(c.deps, c.query));
  }),

  on('get', '/admin/statistics/downloadFile', async (c) => {
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
