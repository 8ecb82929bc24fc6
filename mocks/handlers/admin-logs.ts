/** The logs of usage and of sign-ins, for the platform's administrators. */

import { Failure } from '#mocks/contract/failures.ts';
import { auditNow } from '#mocks/domain/audit/audit.ts';
import { pageWith } from '#mocks/domain/lists/list.ts';
import { listSignIns } from '#mocks/domain/sign-ins/sign-in-list.ts';
import { signInColumns } from '#mocks/domain/sign-ins/sign-in-table.ts';
import { contentsOf } from '#mocks/domain/statistics/content.ts';
import { listLog, readLog } from '#mocks/domain/statistics/log.ts';
import { logColumns } from '#mocks/domain/statistics/log-table.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import { MAX_ROWS, tableWith } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';

const USAGE = 'Журнал использования';
const SIGN_INS = 'Журнал входов';
const SIZE = 50;

/** Why contents cannot be read. */
const refusals: Readonly<
  Record<Exclude<Schemas['ContentAccess'], 'allowed'>, readonly [code: string, message: string]>
> = {
  noRight: ['no-right', 'Нет права просматривать содержание'],
  noConsent: ['no-consent', 'Сотрудник не давал согласия на\u00a0просмотр'],
  notKept: ['not-kept', 'Содержание запроса не\u00a0сохранилось'],
};

export const adminLogRoutes = [
  on('usageLogList', (c) => {
    const { page: number = 0, size = SIZE, ...query } = c.query;
    const { total, slice } = listLog(c.deps.database, query);
    return c.reply(200, {
      content: slice(number * size, (number + 1) * size),
      totalElements: total,
      totalPages: Math.ceil(total / size),
      number,
      size,
      last: (number + 1) * size >= total,
    });
  }),

  on('usageLogRead', (c) => {
    const found = readLog(c.deps.database, c.query.uuid);
    return found ? c.reply(200, found.entry) : c.fail('not-found');
  }),

  on('usageLogContentRead', (c) => {
    const { database } = c.deps;
    const found = readLog(database, c.body.uuid);
    if (!found) return c.fail('not-found');
    const { entry, message } = found;
    if (entry.contentAccess !== 'allowed' || !message) {
      const [code, text] = refusals[entry.contentAccess === 'allowed' ? 'notKept' : entry.contentAccess];
      return c.fail('fields-invalid', { errors: [{ field: 'uuid', code, message: text }] });
    }
    auditNow(c, {
      action: 'read',
      entity: 'usage',
      key: entry.uuid,
      object: `${entry.user}, ${entry.serviceTitle}`,
      after: { reason: c.body.reason.trim() },
    });
    return c.reply(200, contentsOf(database, message));
  }),

  on('usageLogTableDownload', async (c) => {
    const { columns, format, ...query } = c.query;
    const { total, slice } = listLog(c.deps.database, query);
    if (total > MAX_ROWS) throw new Failure('export-too-large');
    const table = tableWith(logColumns, slice(0, total), columns);
    auditNow(c, { action: 'download', entity: 'usage', object: USAGE });
    const { body, headers } = await tableFile(USAGE, table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),

  on('adminSignInList', (c) => {
    return c.reply(
      200,
      pageWith(listSignIns(c.deps.database, c.query), c.query, (one) => one),
    );
  }),

  on('adminSignInTableDownload', async (c) => {
    const { columns, format, ...query } = c.query;
    const table = tableWith(signInColumns, listSignIns(c.deps.database, query), columns);
    auditNow(c, { action: 'download', entity: 'signIn', object: SIGN_INS });
    const { body, headers } = await tableFile(SIGN_INS, table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
