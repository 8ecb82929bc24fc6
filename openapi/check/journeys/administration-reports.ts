/** Reports and their schedules, of the portal and of a company; views of tables. */

import { found, rowsOf, table, until } from '../administration-steps.ts';
import { expectGone, expectHiddenFrom } from '../expect.ts';
import { unique } from '../names.ts';
import { Blocked, type Journey, type Person, type Role, type Run } from '../run.ts';
import { type Json, untypedCall } from '../untyped.ts';
import { resource } from './administration-resource.ts';

type Area = 'admin' | 'company';

const operationsOf = (kind: 'report' | 'companyReport') =>
  ({
    list: `${kind}List`,
    download: `${kind}TableDownload`,
    check: `${kind}Check`,
    add: `${kind}Add`,
    read: `${kind}Read`,
    file: `${kind}FileDownload`,
    stop: `${kind}Stop`,
    remove: `${kind}Remove`,
  }) as const;
const reportsOf = { admin: operationsOf('report'), company: operationsOf('companyReport') } as const;

const parameters = { from: null, to: null, groupBy: null, compare: 'none', filter: {}, columns: [] } as const;

const roleOf = (area: Area): Role => (area === 'admin' ? 'admin' : 'companyAdmin');

/** Orders a report, waits for it and compares its file with what it says. */
async function made(run: Run, person: Person, area: Area, format: 'csv' | 'xlsx'): Promise<string> {
  const { check, add, read, file, stop } = reportsOf[area];
  const body = { title: unique('Проверка'), kind: 'users', format, isMailed: false, parameters };
  const { json: preview } = await untypedCall(run, person, check, { body });
  const { json: ordered, ...exchange } = await untypedCall(run, person, add, { body });
  const { parameters: _, ...shown } = body;
  run.same(exchange, ordered, { ...shown, scheduleUuid: null });
  const uuid = String(ordered['uuid']);
  const query = { uuid };
  const told = await until(
    () => untypedCall(run, person, read, { query }),
    ({ json: { status } }) => status !== 'waiting' && status !== 'running',
  );
  const { json: report } = told;
  if (report['status'] === 'waiting' || report['status'] === 'running')
    throw new Blocked('the report was not made within 15 s');
  run.same(told, report, { status: 'done', progress: 100, rows: preview['total'], error: null });
  const download = await untypedCall(run, person, file, { query });
  const { rows, size } = report;
  run.same(
    download,
    { rows: rowsOf(run, download, format), size: download.got.bytes.length },
    { rows, size },
  );
  const { json: stopped, ...stopping } = await untypedCall(run, person, stop, { body: query });
  run.same(stopping, stopped, { status: 'done' });
  return uuid;
}

function reportJourney(area: Area): Journey {
  const { list, download, read, file, stop, remove } = reportsOf[area];
  return {
    name: area === 'admin' ? 'Reports' : 'Reports of a company',
    covers: Object.values(reportsOf[area]),
    async run(run) {
      const person = await run.person(roleOf(area));
      await untypedCall(run, person, list);
      await table(run, person, { list, download });
      for (const format of ['csv', 'xlsx'] as const) {
        const uuid = await made(run, person, area, format);
        const query = { uuid };
        const { json } = await untypedCall(run, person, read, { query });
        const searchText = String(json['title']);
        await found(run, person, list, { searchText }, (one) => one['uuid'] === uuid);
        await table(run, person, { list, download, query: { searchText } });
        // The platform's administrators see each other's reports, those of a company their own.
        if (area === 'admin') {
          const theirs = reportsOf.company;
          for (const id of [theirs.read, theirs.file, theirs.remove])
            await expectHiddenFrom(run, 'companyAdmin', id, { query });
          await expectHiddenFrom(run, 'companyAdmin', theirs.stop, { body: query });
        }
        await untypedCall(run, person, remove, { query });
        await expectGone(run, person, read, { query });
        await expectGone(run, person, file, { query });
        await expectGone(run, person, stop, { body: query });
      }
    },
  };
}

const report = (title: string) => ({ title, kind: 'inactive', format: 'csv', isMailed: false, parameters });
const schedule = {
  key: 'uuid',
  text: (now: Json) => String(Object(now['report']).title),
  fresh: () => ({ report: report(unique('Проверка')), period: 'monthly', hour: 3 }),
  other: () => ({ report: report(unique('Проверка')), period: 'weekly', hour: 4 }),
} as const;

const schedules = resource({
  ...schedule,
  name: 'Schedules of reports',
  role: 'admin',
  kind: 'reportSchedule',
  async more({ run, key, now }) {
    const { version } = await now();
    const query = { uuid: String(key), version: Number(version) };
    await expectHiddenFrom(run, 'companyAdmin', 'companyScheduleRemove', { query });
    const body = { ...schedule.other(), ...query };
    await expectHiddenFrom(run, 'companyAdmin', 'companyScheduleChange', { body });
  },
});

const companySchedules = resource({
  ...schedule,
  name: 'Schedules of reports of a company',
  role: 'companyAdmin',
  kind: 'companySchedule',
});

/** The caller's own saved table views. */
const views = (role: 'admin' | 'companyAdmin', name: string) =>
  resource({
    name,
    role,
    key: 'uuid',
    isUnique: true,
    query: { table: `${role}/users/users-table` },
    kind: 'tableView',
    fresh: () => {
      const shown = { table: `${role}/users/users-table`, search: 'sort=lastVisit,asc' };
      return { ...shown, name: unique('Проверка'), isShared: false };
    },
    other: () => ({ name: unique('Проверка'), search: 'sort=email,asc', isShared: false }),
    async more({ run, key, now }) {
      const other = role === 'admin' ? 'companyAdmin' : 'admin';
      const { version, name: title } = await now();
      const query = { uuid: String(key), version: Number(version) };
      const body = { ...query, name: title, search: '', isShared: false };
      await expectHiddenFrom(run, other, 'tableViewChange', { body });
      await expectHiddenFrom(run, other, 'tableViewRemove', { query });
    },
  });

export const reports: readonly Journey[] = [
  reportJourney('admin'),
  schedules,
  views('admin', 'Views of tables'),
  reportJourney('company'),
  companySchedules,
  views('companyAdmin', 'Views of tables of a company'),
];
