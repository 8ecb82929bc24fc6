/** A user's own jobs. */

import type { Table } from '#lib/office/cell.ts';
import { auditNow } from '#mocks/domain/audit/audit.ts';
import { jobNote, rowsOf, toJob } from '#mocks/domain/jobs/jobs.ts';
import { by, byLatest, inOrder, pageWith } from '#mocks/domain/lists/list.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import type { StoredJobRow } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';

const results = { changed: 'изменено', unchanged: 'без изменений', refused: 'отказ' } as const;

function tableOf(rows: readonly StoredJobRow[]): Table {
  const cells = rows.map(({ line, label, result, message }) => [line, label, results[result], message ?? '']);
  return [['Строка', 'Объект', 'Результат', 'Причина'], ...cells];
}

export const jobRoutes = [
  on('jobList', (c) => {
    const jobs = c.deps.jobs.list(c.deps.database, c.user);
    const newestFirst = inOrder(
      jobs,
      byLatest(({ created }) => created),
      by(({ uuid }) => uuid),
    );
    return c.reply(200, pageWith(newestFirst, c.query ?? {}, toJob));
  }),

  on('jobRead', (c) => {
    const job = c.deps.jobs.find(c.deps.database, c.user, c.query.uuid);
    return job ? c.reply(200, toJob(job)) : c.fail('not-found');
  }),

  on('jobRowList', (c) => {
    const { database } = c.deps;
    const { uuid, result, ...paging } = c.query;
    const job = c.deps.jobs.find(database, c.user, uuid);
    if (!job) return c.fail('not-found');
    const rows = inOrder(
      rowsOf(database, job.uuid, result),
      by(({ line }) => line),
    );
    return c.reply(
      200,
      pageWith(rows, paging, ({ jobUuid: _job, ...row }) => row),
    );
  }),

  on('jobRowDownload', async (c) => {
    const { database } = c.deps;
    const { uuid, result, format } = c.query;
    const job = c.deps.jobs.find(database, c.user, uuid);
    if (!job) return c.fail('not-found');
    const name = result === 'refused' ? 'Отказы' : 'Строки';
    auditNow(c, { ...jobNote(job), action: 'download', object: `${job.title}: ${name}` });
    const { body, headers } = await tableFile(name, tableOf(rowsOf(database, job.uuid, result)), format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),

  on('jobStop', (c) => {
    const job = c.deps.jobs.find(c.deps.database, c.user, c.body.uuid);
    return job ? c.reply(200, toJob(c.deps.jobs.stop(c, job))) : c.fail('not-found');
  }),
] as const;
