/** A user's own jobs. */

import type { Table } from '#lib/office/cell.ts';
import { existing } from '#mocks/contract/failures.ts';
import { jobNote, rowsOf, toJob } from '#mocks/domain/jobs/jobs.ts';
import { by, byLatest, inOrder } from '#mocks/domain/lists/list.ts';
import type { StoredJobRow } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';
import { sendTable } from './kit/table.ts';

const results = { changed: 'изменено', unchanged: 'без изменений', refused: 'отказ' } as const;

function tableOf(rows: readonly StoredJobRow[]): Table {
  const cells = rows.map(({ line, label, result, message }) => [line, label, results[result], message ?? '']);
  return [['Строка', 'Объект', 'Результат', 'Причина'], ...cells];
}

export const jobRoutes = [
  on('jobList', (c) => {
    const jobs = c.deps.jobs.list(c.deps.database, c.user);
    const newestFirst = inOrder(jobs, byLatest('created'), by('uuid'));
    return c.page(newestFirst, toJob);
  }),

  on('jobRead', (c) => {
    const job = c.deps.jobs.find(c.deps.database, c.user, c.query.uuid);
    return job ? c.reply(200, toJob(job)) : c.fail('not-found');
  }),

  on('jobRowList', (c) => {
    const { database } = c.deps;
    const { uuid, result } = c.query;
    const job = existing(c.deps.jobs.find(database, c.user, uuid));
    const rows = inOrder(rowsOf(database, job.uuid, result), by('line'));
    return c.page(rows, ({ jobUuid: _job, ...row }) => row);
  }),

  on('jobRowDownload', (c) => {
    const { database } = c.deps;
    const { uuid, result } = c.query;
    const job = existing(c.deps.jobs.find(database, c.user, uuid));
    const name = result === 'refused' ? 'Отказы' : 'Строки';
    const note = { ...jobNote(job), object: `${job.title}: ${name}` };
    return sendTable(c, note, tableOf(rowsOf(database, job.uuid, result)), name);
  }),

  on('jobStop', (c) => {
    const job = c.deps.jobs.find(c.deps.database, c.user, c.body.uuid);
    return job ? c.reply(200, toJob(c.deps.jobs.stop(c, job))) : c.fail('not-found');
  }),
] as const;
