import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, errorOf, openGateway } from '#mocks/testing/client.ts';
import { keyed, lyceum, neuro, otherAdministrator } from '#mocks/testing/company-area.ts';

type Order = Schemas['ReportOrder'];
type Report = Schemas['Report'];
type Schedule = Schemas['ReportSchedule'];

const base = '/user/company/reports';
const schedules = '/user/company/getListReports';
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
let company: Client;

beforeEach(async () => {
  now = new Date('2026-11-23T09:00:00Z');
  const gateway = await openGateway({ now: () => now, people: 120 });
  company = await new Client(gateway).login('company@neuro.example');
});

const post = (client: Client, path: string, json: object) =>
  client.call('POST', path, { json, headers: keyed() });

async function sent<Answer>(path: string, json: object): Promise<Answer> {
  const response = await post(company, path, json);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Answer;
}

const order = (body: Partial<Order> = {}) => sent<Report>(`${base}/addReport`, { ...users, ...body });
const schedule = (report: Order = users) =>
  sent<Schedule>(`${schedules}/addSchedule`, { report, period: 'daily', hour: 9 });
const listOf = async (client = company) =>
  (await client.json<Schemas['ReportPage']>('GET', `${base}/getListReport?size=100`)).content;

/** The report when it is ready, and its lines. */
async function made(body: Partial<Order>): Promise<{ report: Report; lines: string[] }> {
  const { uuid } = await order(body);
  const report = await vi.waitFor(
    async () => {
      const found = await company.json<Report>('GET', `${base}/getReport?uuid=${uuid}`);
      expect(found.status).toBe('done');
      return found;
    },
    { timeout: 15_000, interval: 20 },
  );
  const file = await company.call('GET', `${base}/downloadReport?uuid=${uuid}`);
  return { report, lines: (await file.text()).replace('\ufeff', '').trimEnd().split('\r\n') };
}

describe('[COMP-02] a report of a company', () => {
  test('has the own people only, without their roles and companies', async () => {
    const { report, lines } = await made({});
    const people = await company.json<Schemas['AdminUserPage']>(
      'GET',
      '/user/company/users/getListUser?size=100',
    );
    expect(report).toMatchObject({ rows: people.totalElements, author: 'company@neuro.example' });
    expect(lines[0]).not.toMatch(/Компания|Роль/);
    expect(lines.filter((line) => line.includes('@agro.example'))).toEqual([]);
  });

  test('[COMP-05] has the numbers of the platform’s, filtered by the company', async () => {
    const days = { ...october, groupBy: 'service' as const };
    const columns = ['title', 'requests', 'users'];
    const { lines } = await made({ kind: 'usage', parameters: { ...parameters, ...days, columns } });
    const admin = await new Client(company.gateway).login('admin@neuro.example');
    const { content } = await admin.json<Schemas['UsagePage']>(
      'GET',
      `/admin/statistics/getListUsage?from=2026-10-01&to=2026-10-31&groupBy=service&size=100&company=${neuro}`,
    );
    expect(content.length).toBeGreaterThan(3);
    expect(lines.slice(1)).toEqual(content.map((row) => `${row.title};${row.requests};${row.users}`));
  });

  test('is mailed with a link to the page of the company', async () => {
    await made({ isMailed: true });
    const mail = await vi.waitFor(async () => {
      const [found] = await company.mailbox('company@neuro.example');
      expect(found).toBeDefined();
      return found;
    });
    expect(mail?.link).toMatch(/\/companyAdmin\/reports\/list-reports\?row=/);
  });

  test.each<[string, Partial<Order>, Partial<Order['parameters']>]>([
    ['kind', { kind: 'errors' }, october],
    ['kind', { kind: 'requests' }, october],
    ['kind', { kind: 'audit' }, october],
    ['kind', { kind: 'usageLog' }, october],
    ['parameters.filter.role', {}, { filter: { role: ['ADMIN'] } }],
    ['parameters.filter.company', {}, { filter: { company: [lyceum] } }],
    ['parameters.columns', {}, { columns: ['email', 'company'] }],
    ['parameters.columns', {}, { columns: ['role'] }],
  ])('[ADM-20] is refused at %s for what only the platform sees', async (field, body, part) => {
    const report = { ...users, ...body, parameters: { ...parameters, ...part } };
    for (const path of ['addReport', 'checkReport']) {
      const { status, errors } = await refusalOf(await post(company, `${base}/${path}`, report));
      expect([status, errors]).toEqual([422, [field]]);
    }
    const undated = { ...report, parameters: { ...report.parameters, from: null, to: null } };
    const repeated = { report: undated, period: 'weekly', hour: 9 };
    const refused = await refusalOf(await post(company, `${schedules}/addSchedule`, repeated));
    expect([refused.status, refused.errors]).toEqual([422, [`report.${field}`]]);
  });
});

async function refusalOf(response: Response) {
  const { errors = [] } = (await response.json()) as Schemas['ErrorResponse'];
  return { status: response.status, errors: errors.map(({ field }) => field) };
}

describe.each([
  ['of another company', lyceum],
  ['of the same company', neuro],
])('[COMP-02][ADM-36] for an administrator %s', (_which, uuidOfCompany) => {
  test('a report does not exist', async () => {
    const { report } = await made({});
    const other = await otherAdministrator(company, uuidOfCompany);
    expect(await listOf(other)).toEqual([]);
    const table = await other.call('GET', `${base}/downloadListReport`);
    expect(await table.text()).not.toContain('Сотрудники');
    const answers = await Promise.all([
      other.call('GET', `${base}/getReport?uuid=${report.uuid}`),
      other.call('GET', `${base}/downloadReport?uuid=${report.uuid}`),
      other.call('POST', `${base}/stopReport`, { json: { uuid: report.uuid } }),
      other.call('DELETE', `${base}/deleteReport?uuid=${report.uuid}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await listOf()).map(({ uuid }) => uuid)).toEqual([report.uuid]);
  });

  test('a schedule does not exist', async () => {
    const { uuid, version, report } = await schedule();
    const other = await otherAdministrator(company, uuidOfCompany);
    const page = await other.json<Schemas['SchedulePage']>('GET', `${schedules}/getListSchedule`);
    expect(page.content).toEqual([]);
    const table = await other.call('GET', `${schedules}/downloadListSchedule`);
    expect(await table.text()).not.toContain('Сотрудники');
    const json = { uuid, version, report, period: 'monthly', hour: 0 };
    const changed = await other.call('POST', `${schedules}/changeSchedule`, { json });
    const removed = await other.call('DELETE', `${schedules}/deleteSchedule?uuid=${uuid}&version=${version}`);
    expect([changed.status, removed.status]).toEqual([404, 404]);
    expect(company.gateway.deps.database.schedules.get(uuid)?.version).toBe(1);
  });
});

test('[ADM-36] the archive of the platform has the reports of companies, with the filter that they were made with', async () => {
  const { uuid } = await order();
  const admin = await new Client(company.gateway).login('admin@neuro.example');
  const { parameters: shown } = await admin.json<Report>('GET', `/admin/reports/getReport?uuid=${uuid}`);
  expect(shown.filter).toEqual({ company: [neuro] });
  expect((await listOf())[0]?.parameters.filter).toEqual({});
});

test('[ADM-36][COMP-02] a schedule makes reports of the company while its author administers it', async () => {
  const { uuid, version, report } = await schedule();
  const { store, users: accounts, reports } = company.gateway.deps.database;
  const author = accounts.get('company@neuro.example');
  if (!author) throw new Error('The administrator is missing');
  const makes = async (moment: string) => {
    now = new Date(moment);
    await company.login('company@neuro.example');
    await listOf();
    return [...reports.values()].filter(({ scheduleUuid }) => scheduleUuid === uuid).length;
  };
  expect(await makes('2026-11-24T07:00:00Z')).toBe(1);
  expect((await listOf())[0]).toMatchObject({ scheduleUuid: uuid, title: 'Сотрудники' });
  store.write((transaction) => transaction.put(accounts, { ...author, companyUuid: lyceum }));
  expect(await makes('2026-11-25T07:00:00Z')).toBe(1);
  store.write((transaction) => transaction.put(accounts, author));
  expect(await makes('2026-11-26T07:00:00Z')).toBe(2);
  const json = { uuid, version, report, period: 'weekly', hour: 7 };
  const changed = await company.call('POST', `${schedules}/changeSchedule`, { json });
  expect(await changed.json()).toMatchObject({ version: 2, period: 'weekly', hour: 7 });
  const gone = await company.call('DELETE', `${schedules}/deleteSchedule?uuid=${uuid}&version=2`);
  expect(gone.status).toBe(204);
});

test('[COMP-02] an administrator without a company has no reports and finds no rows', async () => {
  const { store, users: accounts } = company.gateway.deps.database;
  const author = accounts.get('company@neuro.example');
  if (!author) throw new Error('The administrator is missing');
  await order();
  store.write((transaction) => transaction.put(accounts, { ...author, companyUuid: null }));
  expect(await listOf()).toEqual([]);
  const preview = await post(company, `${base}/checkReport`, users);
  expect(await preview.json()).toMatchObject({ total: 0 });
  expect(await errorOf(await company.call('GET', `${base}/getReport?uuid=${neuro}`))).toMatchObject({
    status: 404,
  });
});
