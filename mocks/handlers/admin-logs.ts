/** The logs of usage and of sign-ins, for the platform's administrators. */

import { Failure, refuseField } from '#mocks/contract/failures.ts';
import { auditNow } from '#mocks/domain/audit/audit.ts';
import { pageFrom } from '#mocks/domain/lists/list.ts';
import { listSignIns, signInColumns } from '#mocks/domain/sign-ins/sign-in-list.ts';
import { contentsOf } from '#mocks/domain/statistics/content.ts';
import { listLog, readLog } from '#mocks/domain/statistics/log.ts';
import { logColumns } from '#mocks/domain/statistics/log-table.ts';
import { MAX_ROWS } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const USAGE = 'Журнал использования';
const SIGN_INS = 'Журнал входов';

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
    const { total, slice } = listLog(c.deps.database, c.query);
    return c.reply(200, pageFrom(total, slice, c.query));
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
      refuseField('uuid', code, text);
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

  on('usageLogTableDownload', (c) => {
    const { total, slice } = listLog(c.deps.database, c.query);
    if (total > MAX_ROWS) throw new Failure('export-too-large');
    return sendRows(c, { entity: 'usage', object: USAGE }, logColumns, slice(0, total));
  }),

  on('adminSignInList', (c) => c.page(listSignIns(c.deps, c.query))),

  on('adminSignInTableDownload', (c) =>
    sendRows(c, { entity: 'signIn', object: SIGN_INS }, signInColumns, listSignIns(c.deps, c.query)),
  ),
] as const;
