import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Gateway } from '#mocks/gateway.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { memoryPersistence } from '#mocks/store/memory.ts';
import type { Persistence } from '#mocks/store/store.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Order = Schemas['ReportOrder'];
type Report = Schemas['Report'];

const base = '/admin/reports';
const schedules = '/admin/getListReports';
const parameters: Order['parameters'] = {
  from: null,
  to: null,
  groupBy: null,
  compare: 'none',
  filter: {},
  columns: [],
};
const users: Order = { title: 'Сотрудники', kind: 'users', format: 'csv', isMailed: false, parameters };
const october = { from: '2026-10-01', to: '2026-10-31' };

let now: Date;
let gateway: Gateway;
let admin: Client;

async function open(persistence: Persistence = memoryPersistence()): Promise<void> {
  gateway = await openGateway({ now: () => now, persistence, people: 40 });
  admin = await new Client(gateway).login('admin@neuro.example');
}

beforeEach(async () => {
  now = new Date('2026-11-23T09:00:00Z');
  await open();
});

const post = (path: string, json: object) =>
  admin.call('POST', path, { json, headers: { 'idempotency-key': crypto.randomUUID() } });
const errorOf = async (response: Response) => (await response.json()) as Schemas['ErrorResponse'];

async function order(body: Order): Promise<Report> {
  const response = await post(`${base}/addReport`, body);
  expect(response.status).toBe(200);
  return (await response.json()) as Report;
}

const read = (uuid: string) => admin.json<Report>('GET', `${base}/getReport?uuid=${uuid}`);

/** The report when it has ended. */
const ended = ({ uuid }: Report): Promise<Report> =>
  vi.waitFor(
    async () => {
      const report = await read(uuid);
      expect(report.status).not.toMatch(/waiting|running/);
      return report;
    },
    { timeout: 15_000, interval: 20 },
  );

const made = async (body: Order): Promise<Report> => ended(await order(body));
const fileOf = async ({ uuid }: Report): Promise<string[]> => {
  const response = await admin.call('GET', `${base}/downloadReport?uuid=${uuid}`);
  expect(response.status).toBe(200);
  return (await response.text()).replace('\ufeff', '').trimEnd().split('\r\n');
};

describe('[ADM-36] a report', () => {
  test('has the rows of the list that it is of, with the chosen columns and filters', async () => {
    const filter = { role: ['ADMIN' as const] };
    const report = await made({
      ...users,
      parameters: { ...parameters, filter, columns: ['email', 'role'] },
    });
    expect(report).toMatchObject({ status: 'done', progress: 100, rows: 1, author: 'admin@neuro.example' });
    expect(await fileOf(report)).toEqual(['E-mail;Роль', 'admin@neuro.example;администратор']);
    expect(Date.parse(report.expires ?? '') - now.getTime()).toBe(30 * 24 * 60 * 60 * 1000);
  });

  test('of the usage by departments, with the month before, agrees with the statistics', async () => {
    const columns = ['title', 'requests', 'previous'];
    const report = await made({
      title: 'По отделам',
      kind: 'usage',
      format: 'csv',
      isMailed: false,
      parameters: { ...parameters, ...october, groupBy: 'department', compare: 'before', columns },
    });
    const { content } = await admin.json<Schemas['UsagePage']>(
      'GET',
      `/admin/statistics/getListUsage?from=2026-10-01&to=2026-10-31&compareFrom=2026-09-01&compareTo=2026-09-30&groupBy=department&size=100`,
    );
    expect(content.length).toBeGreaterThan(3);
    const rows = content.map(({ title, requests, previous }) => `${title};${requests};${previous}`);
    expect(await fileOf(report)).toEqual(['Отдел;Запросы;Запросы до этого', ...rows]);
  });

  test('of single requests has those of a longer period than the log shows', async () => {
    const filter = { result: ['failed'], isExternal: true, durationMin: 1 };
    const columns = ['moment', 'user', 'result', 'external'];
    const days = { from: '2026-09-01', to: '2026-10-31' };
    const report = await made({
      title: 'Сбои',
      kind: 'usageLog',
      format: 'csv',
      isMailed: false,
      parameters: { ...parameters, ...days, filter, columns },
    });
    const [heading, ...lines] = await fileOf(report);
    expect(heading).toBe('Время, МСК;Сотрудник;Результат;Внешний сервис');
    const monthOf = async (from: string, to: string) => {
      const query = `from=${from}&to=${to}&result=failed&isExternal=true&durationMin=1&size=1`;
      return (await admin.json<Schemas['UsageLogPage']>('GET', `/admin/logs/getListLog?${query}`))
        .totalElements;
    };
    const september = await monthOf('2026-09-01', '2026-09-30');
    const october = await monthOf('2026-10-01', '2026-10-31');
    expect(september).toBeGreaterThan(0);
    expect(lines).toHaveLength(september + october);
    expect(lines.filter((line) => !line.endsWith(';ошибка;да'))).toEqual([]);
  });

  test('of inactive people has nobody who has made a request in the period', async () => {
    const kind = 'inactive' as const;
    const report = await made({ ...users, kind, parameters: { ...parameters, ...october, columns: ['id'] } });
    const silent = new Set((await fileOf(report)).slice(1));
    const { content } = await admin.json<Schemas['UsagePage']>(
      'GET',
      '/admin/statistics/getListUsage?from=2026-10-01&to=2026-10-31&groupBy=user&size=100',
    );
    expect(silent.size).toBeGreaterThan(0);
    expect(content.filter(({ key }) => silent.has(key))).toEqual([]);
  });

  test.each(['cost', 'feedback', 'errors', 'requests', 'audit', 'agreements'] as const)(
    'of %s has rows',
    async (kind) => {
      const isGrouped = kind === 'cost';
      const days = kind === 'agreements' ? {} : { from: '2026-11-01', to: '2026-11-30' };
      const rest = { ...days, ...(isGrouped && { groupBy: 'service' as const }) };
      const report = await made({ ...users, kind, parameters: { ...parameters, ...rest } });
      expect(report.status).toBe('done');
      expect((await fileOf(report)).length).toBe((report.rows ?? 0) + 1);
      // Ordering the report is itself in the audit.
      expect(report.rows).toBeGreaterThan(0);
    },
  );

  test('[ADM-16] is a workbook, or a CSV in which nothing starts a formula', async () => {
    const { store, users: accounts } = gateway.deps.database;
    const employee = accounts.get('employee@neuro.example');
    if (!employee) throw new Error('The seeded employee is missing');
    store.write((transaction) => transaction.put(accounts, { ...employee, department: '=1+1' }));
    const columns = ['department', 'email'];
    const report = await made({
      ...users,
      parameters: { ...parameters, columns, filter: { department: ['=1+1'] } },
    });
    expect((await fileOf(report))[1]).toBe("'=1+1;employee@neuro.example");
    const workbook = await made({ ...users, format: 'xlsx' });
    expect((await fileOf(workbook))[0]?.slice(0, 2)).toBe('PK');
  });

  test('goes on after a restart', async () => {
    const persistence = memoryPersistence();
    const records = new Map<string, { collection: string; key: string; value: string }>();
    const kept: Persistence = {
      ...persistence,
      load: () => records.values(),
      write(changes) {
        persistence.write(changes);
        for (const { collection, key, value } of changes)
          if (typeof value === 'string') records.set(`${collection} ${key}`, { collection, key, value });
          else if (value === null) records.delete(`${collection} ${key}`);
      },
      close: () => undefined,
    };
    await open(kept);
    const { uuid } = await order({ ...users, title: 'Медленно' });
    await vi.waitFor(async () => expect((await read(uuid)).status).toBe('running'));
    gateway.close();
    // The pause of a slow report is not the subject here.
    const record = records.get(`report ${uuid}`);
    if (record) record.value = record.value.replace('Медленно', 'Быстро');
    await open(kept);
    expect((await ended(await read(uuid))).status).toBe('done');
    expect((await fileOf(await read(uuid))).length).toBeGreaterThan(40);
  });

  test('is stopped, and has no file then', async () => {
    const report = await order({ ...users, title: 'Медленно' });
    const stopped = await admin.call('POST', `${base}/stopReport`, { json: { uuid: report.uuid } });
    expect(((await stopped.json()) as Report).status).toBe('stopped');
    expect((await admin.call('GET', `${base}/downloadReport?uuid=${report.uuid}`)).status).toBe(404);
    // The queue goes on.
    expect((await made(users)).status).toBe('done');
    expect((await read(report.uuid)).status).toBe('stopped');
  });

  test('expires after 30 days, and its file is gone', async () => {
    const report = await made(users);
    now = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000);
    await admin.login('admin@neuro.example');
    expect((await read(report.uuid)).status).toBe('expired');
    expect(gateway.deps.database.store.readBlob(report.uuid)).toBeUndefined();
    expect((await admin.call('GET', `${base}/downloadReport?uuid=${report.uuid}`)).status).toBe(404);
  });

  test('is deleted with its file', async () => {
    const report = await made(users);
    expect((await admin.call('DELETE', `${base}/deleteReport?uuid=${report.uuid}`)).status).toBe(204);
    expect((await admin.call('GET', `${base}/getReport?uuid=${report.uuid}`)).status).toBe(404);
    expect(gateway.deps.database.store.readBlob(report.uuid)).toBeUndefined();
  });

  test('is mailed with a link to the page, never the file', async () => {
    const report = await made({ ...users, isMailed: true, title: 'Сотрудники портала' });
    const mail = [...gateway.deps.database.mails.values()].at(-1);
    expect(mail).toMatchObject({ to: 'admin@neuro.example', subject: 'Отчёт готов: Сотрудники портала' });
    expect(mail?.link).toMatch(new RegExp(`/admin/reports/list-reports\\?row=${report.uuid}$`));
  });

  test('is seen by every administrator of the platform, with the author; «isMine» leaves one’s own', async () => {
    const { database } = gateway.deps;
    const report = await made(users);
    database.store.write((transaction) => {
      const stored = database.reports.get(report.uuid);
      if (stored) transaction.put(database.reports, { ...stored, ownerId: 1 });
    });
    const list = (query: string) =>
      admin.json<Schemas['ReportPage']>('GET', `${base}/getListReport?size=100${query}`);
    const uuids = async (query: string) => (await list(query)).content.map(({ uuid }) => uuid);
    expect(await uuids('')).toContain(report.uuid);
    expect(await uuids('&isMine=true')).not.toContain(report.uuid);
    expect(await uuids('&author=1')).toEqual([report.uuid]);
    expect((await read(report.uuid)).author).toBe('employee@neuro.example');
  });

  test('shows its first 20 rows before it is ordered', async () => {
    const response = await admin.call('POST', `${base}/checkReport`, {
      json: { ...users, parameters: { ...parameters, columns: ['email'] } },
    });
    const preview = (await response.json()) as Schemas['ReportPreview'];
    expect(preview.columns).toEqual(['E-mail']);
    expect(preview.rows).toHaveLength(20);
    expect(preview.total).toBeGreaterThan(40);
  });
});

describe('[ADM-36][ADM-20] an order is refused at its field', () => {
  test.each<[string, Partial<Order>, Partial<Order['parameters']>]>([
    ['parameters.from', { kind: 'feedback' }, {}],
    ['parameters.to', { kind: 'feedback' }, { from: '2026-11-02', to: '2026-11-01' }],
    ['parameters.to', { kind: 'audit' }, { from: '2025-01-01', to: '2026-01-02' }],
    ['parameters.from', {}, october],
    ['parameters.groupBy', { kind: 'usage' }, october],
    ['parameters.groupBy', {}, { groupBy: 'day' }],
    ['parameters.compare', {}, { compare: 'year' }],
    ['parameters.filter.action', {}, { filter: { action: ['add'] } }],
    ['parameters.filter.status', {}, { filter: { status: ['answered'] } }],
    ['parameters.filter.result', { kind: 'audit' }, { ...october, filter: { result: ['stopped'] } }],
    ['parameters.columns', {}, { columns: ['requests'] }],
    ['parameters.columns', {}, { columns: ['constructor'] }],
  ])('%s', async (field, body, part) => {
    for (const path of ['addReport', 'checkReport']) {
      const answer = await post(`${base}/${path}`, {
        ...users,
        ...body,
        parameters: { ...parameters, ...part },
      });
      expect(answer.status).toBe(422);
      expect((await errorOf(answer)).errors?.map((one) => one.field)).toEqual([field]);
    }
  });

  test('a year of 366 days is accepted', async () => {
    const days = { from: '2025-01-01', to: '2026-01-01' };
    const answer = await post(`${base}/checkReport`, {
      ...users,
      kind: 'audit',
      parameters: { ...parameters, ...days },
    });
    expect(answer.status).toBe(200);
  });
});

describe('[ADM-36] a schedule', () => {
  const usage: Order = {
    title: 'По отделам',
    kind: 'usage',
    format: 'csv',
    isMailed: false,
    parameters: { ...parameters, groupBy: 'department', compare: 'before' },
  };
  const add = async (period: string, report: Order = usage) => {
    const answer = await post(`${schedules}/addSchedule`, { report, period, hour: 9 });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Schemas['ReportSchedule'];
  };
  const ordered = async (scheduleUuid: string) => {
    await admin.login('admin@neuro.example');
    const { content } = await admin.json<Schemas['ReportPage']>('GET', `${base}/getListReport?size=100`);
    return content.filter((report) => report.scheduleUuid === scheduleUuid);
  };

  test.each([
    ['daily', '2026-11-24T06:00:00.000Z', '2026-11-23', '2026-11-23'],
    ['weekly', '2026-11-30T06:00:00.000Z', '2026-11-23', '2026-11-29'],
    ['monthly', '2026-12-01T06:00:00.000Z', '2026-11-01', '2026-11-30'],
  ])('%s: the report of the days before is made at its hour', async (period, next, from, to) => {
    const schedule = await add(period);
    expect(schedule.next).toBe(next);
    now = new Date(Date.parse(next) - 1);
    expect(await ordered(schedule.uuid)).toEqual([]);
    now = new Date(next);
    const [report, ...others] = await ordered(schedule.uuid);
    expect(others).toEqual([]);
    expect(report?.parameters).toMatchObject({ from, to, groupBy: 'department', compare: 'before' });
    if (report) expect((await ended(report)).status).toBe('done');
    const page = await admin.json<Schemas['SchedulePage']>('GET', `${schedules}/getListSchedule`);
    const later = page.content.find(({ uuid }) => uuid === schedule.uuid)?.next ?? '';
    expect(Date.parse(later)).toBeGreaterThan(now.getTime());
  });

  test('makes one report however many were missed, and none for somebody who is no administrator any more', async () => {
    const schedule = await add('daily', users);
    now = new Date('2026-11-30T12:00:00Z');
    expect(await ordered(schedule.uuid)).toHaveLength(1);
    const { database } = gateway.deps;
    database.store.write((transaction) => {
      const stored = database.schedules.get(schedule.uuid);
      if (stored) transaction.put(database.schedules, { ...stored, ownerId: 1 });
    });
    now = new Date('2026-12-01T12:00:00Z');
    expect(await ordered(schedule.uuid)).toHaveLength(1);
  });

  test('is changed by its version and deleted; a period of its own is refused', async () => {
    const { uuid, version, report } = await add('weekly');
    const change = { uuid, version, report, period: 'monthly', hour: 7 };
    const changed = await admin.call('POST', `${schedules}/changeSchedule`, { json: change });
    expect(await changed.json()).toMatchObject({ version: 2, next: '2026-12-01T04:00:00.000Z' });
    expect((await admin.call('POST', `${schedules}/changeSchedule`, { json: change })).status).toBe(409);
    const dated = { ...usage, parameters: { ...usage.parameters, ...october } };
    const refused = await post(`${schedules}/addSchedule`, { report: dated, period: 'daily', hour: 0 });
    expect((await errorOf(refused)).errors?.[0]?.field).toBe('report.parameters.from');
    const gone = await admin.call('DELETE', `${schedules}/deleteSchedule?uuid=${uuid}&version=2`);
    expect(gone.status).toBe(204);
  });
});
