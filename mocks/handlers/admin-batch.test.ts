import { expect, test } from 'vitest';
import { newAccount } from '#mocks/domain/accounts/accounts.ts';
import { userBatch } from '#mocks/domain/accounts/actions.ts';
import { Trial } from '#mocks/domain/imports/plan.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, errorOf, openGateway } from '#mocks/testing/client.ts';
import { neuro, otherAdministrator } from '#mocks/testing/company-area.ts';

type Job = Schemas['Job'];
type Action = Schemas['UserAction'];
type Selection = Schemas['UserSelection'];

const ADMIN = 'admin@neuro.example';
const block: Action = { kind: 'block', reason: 'Уволен 31 октября' };

async function administrator(people = 0): Promise<Client> {
  return new Client(await openGateway({ people })).login(ADMIN);
}

const ask = (client: Client, selection: Selection, action: Action, key: string = crypto.randomUUID()) =>
  client.call('POST', '/admin/users/changeListUser', {
    json: { selection, action },
    headers: { 'idempotency-key': key },
  });

async function batch(client: Client, selection: Selection | number[], action: Action): Promise<Job> {
  const response = await ask(client, Array.isArray(selection) ? { keys: selection } : selection, action);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Job;
}

const rows = async (client: Client, { uuid }: Job, result?: Schemas['JobResult']) => {
  const query = new URLSearchParams({ uuid, size: '100', ...(result && { result }) });
  return (await client.json<Schemas['JobRowPage']>('GET', `/user/jobs/getListRow?${query}`)).content;
};
const read = (client: Client, id: number) =>
  client.json<Schemas['AdminUser']>('GET', `/admin/users/getUser?id=${id}`);
const find = async (client: Client, query: string) =>
  (await client.json<Schemas['AdminUserPage']>('GET', `/admin/users/getListUser?${query}`)).totalElements;
const jobNow = (client: Client, { uuid }: Job) => client.json<Job>('GET', `/user/jobs/getJob?uuid=${uuid}`);
const ended = (client: Client, job: Job) =>
  expect.poll(async () => (await jobNow(client, job)).finished, { timeout: 10_000 }).not.toBeNull();

test('[ADM-22] a block refuses every request of the session and the login; unblocking ends the session', async () => {
  const client = await administrator();
  const employee = await new Client(client.gateway).login();
  const job = await batch(client, [1], block);
  expect(job).toMatchObject({ status: 'done', total: 1, changed: 1, refused: 0, title: 'Заблокировать' });
  for (let count = 0; count < 2; count++) {
    const next = await employee.call('GET', '/tile/getTile');
    expect(await errorOf(next)).toEqual({ status: 400, message: 'Данный пользователь заблокирован' });
  }
  const json = { email: 'employee@neuro.example', password: 'portal-2026' };
  const login = await new Client(client.gateway).call('POST', '/auth/authentication', { json });
  expect(await errorOf(login)).toEqual({ status: 400, message: 'Данный пользователь заблокирован' });
  expect(await read(client, 1)).toMatchObject({ status: 'blocked', blockReason: block.reason, version: 2 });
  await batch(client, [1], { kind: 'unblock' });
  expect(await read(client, 1)).toMatchObject({ status: 'active', blockReason: null, isBlocked: false });
  expect((await employee.call('GET', '/tile/getTile')).status).toBe(401);
  await employee.login();
});

test('[ADM-12] a job reports changed, unchanged and refused rows with reasons, also as a file', async () => {
  const client = await administrator();
  const job = await batch(client, [1, 9, 2, 777], block);
  expect(job).toMatchObject({ total: 4, processed: 4, changed: 1, unchanged: 1, refused: 2 });
  expect(await rows(client, job)).toMatchObject([
    { line: 1, key: '1', label: 'employee@neuro.example', result: 'changed', code: null },
    { line: 2, key: '9', result: 'unchanged' },
    { line: 3, label: ADMIN, result: 'refused', code: 'last-admin' },
    { line: 4, key: '777', result: 'refused', code: 'not-found' },
  ]);
  expect((await rows(client, job, 'refused')).map(({ line }) => line)).toEqual([3, 4]);
  const file = await client.call('GET', `/user/jobs/downloadListRow?uuid=${job.uuid}&result=refused`);
  expect(await file.text()).toBe(
    'Строка;Объект;Результат;Причина\r\n' +
      '3;admin@neuro.example;отказ;Это последний администратор\r\n' +
      '4;№ 777;отказ;Такого пользователя уже нет\r\n',
  );
});

test('[ADM-21] a batch never blocks its author and deletes only blocked accounts', async () => {
  const client = await administrator();
  const employee = await read(client, 1);
  const { email, name, companyUuid, department, description, tariffId, version } = employee;
  const fields = { email, name, companyUuid, department, description, tariffId, groups: [] };
  const promotion = { id: 1, version, ...fields, role: 'ADMIN' };
  await client.json('POST', '/admin/users/changeUser', { json: promotion });
  const blocked = await rows(client, await batch(client, [2, 1], block));
  expect(blocked).toMatchObject([{ code: 'self-change' }, { result: 'changed' }]);
  const deleted = await rows(client, await batch(client, [2, 1, 3], { kind: 'delete' }));
  expect(deleted).toMatchObject([{ code: 'last-admin' }, { result: 'changed' }, { code: 'not-blocked' }]);
  expect((await client.call('GET', '/admin/users/getUser?id=1')).status).toBe(404);
});

test.each<Action>([
  block,
  { kind: 'groupsRemove', groups: ['COMPANY_ADMIN'] },
  { kind: 'place', companyUuid: null },
])(
  '[COMP-04] one call for all administrators of a company leaves it the last of them: $kind',
  async (action) => {
    const client = await administrator();
    await otherAdministrator(client, neuro);
    const [first, last] = await rows(client, await batch(client, [3, 1], action));
    expect(first).toMatchObject({ key: '3', result: 'changed' });
    expect(last).toMatchObject({ key: '1', result: 'refused', code: 'last-company-admin' });
  },
);

test('[ADM-21] the last administrators of the portal are kept together, in a batch and in a list, also from who is none any more', async () => {
  const client = await administrator();
  const { deps } = client.gateway;
  const { database } = deps;
  const second = database.users.get('employee@neuro.example');
  if (!second) throw new Error('The account is missing');
  const profile = { ...second.profile, role: 'ADMIN' } as const;
  database.store.write((transaction) => transaction.put(database.users, { ...second, profile }));
  const actor = 'company@neuro.example';
  const call = { deps, user: { email: actor, profile: { id: 3 } }, address: '' };
  const outcomes = [1, 2].map(userBatch.changer(deps, { actor, portal: '', action: block, call }));
  expect(outcomes).toMatchObject([{ result: 'changed' }, { result: 'refused', code: 'last-admin' }]);
  const trial = new Trial(database);
  const rules = { purpose: 'block', onExisting: 'skip', reason: 'Уволен', companyUuid: null, actor } as const;
  const plans = [second.email, ADMIN].map((email) => trial.plan(rules, { email }, deps.now()));
  expect(plans).toMatchObject([
    { status: 'changed' },
    { status: 'refused', refusal: { code: 'last-admin' } },
  ]);
});

test('[ADM-21] the id of a deleted account is not given to another one', async () => {
  const client = await administrator();
  const { database, now } = client.gateway.deps;
  const last = newAccount(database, 'last@neuro.example', now());
  database.store.write((transaction) => transaction.put(database.users, { ...last, blocked: true }));
  await batch(client, [last.profile.id], { kind: 'delete' });
  expect(database.users.get('last@neuro.example')).toBeUndefined();
  expect(newAccount(database, 'next@neuro.example', now()).profile.id).toBe(last.profile.id + 1);
});

test('[ADM-21] the usage of a deleted account stays in the statistics without its address', async () => {
  const client = await administrator();
  await batch(client, [1], block);
  await batch(client, [1], { kind: 'delete' });
  const statistics = await client.call('GET', '/admin/statistics/downloadFile?from=2020-01-01');
  const text = await statistics.text();
  expect(text).toContain('удалённый № 1;');
  expect(text).not.toContain('employee@neuro.example');
});

test('[ADM-13] groups, tariff and department are changed and restored by the reverse action', async () => {
  const client = await administrator();
  const groups = async (id: number) => (await read(client, id)).groups.map(({ name }) => name);
  const added = await batch(client, [1, 5], { kind: 'groupsAdd', groups: ['COMMERCE'] });
  expect(added).toMatchObject({ changed: 1, unchanged: 1 });
  expect(await groups(1)).toEqual(['COMMERCE']);
  await batch(client, [1], { kind: 'groupsRemove', groups: ['COMMERCE'] });
  expect(await groups(1)).toEqual([]);
  await batch(client, [1], { kind: 'tariff', tariffId: 14 });
  expect(await read(client, 1)).toMatchObject({ tariffId: 14, tariffTitle: 'Нейро.Агро — премиум' });
  expect(await batch(client, [1], { kind: 'tariff', tariffId: 14 })).toMatchObject({ unchanged: 1 });
  await batch(client, [1], { kind: 'tariff', tariffId: null });
  const companyUuid = '7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01';
  await batch(client, [1], { kind: 'place', companyUuid });
  expect(await read(client, 1)).toMatchObject({
    companyName: 'Агрохолдинг «Нива»',
    department: '',
    tariffId: null,
  });
  await batch(client, [1], { kind: 'place', companyUuid: null, department: 'Архив' });
  expect(await read(client, 1)).toMatchObject({ companyUuid: null, companyName: null, department: 'Архив' });
});

test('[ADM-12] links and invitations are mailed, sessions are ended', async () => {
  const client = await administrator();
  const employee = await new Client(client.gateway).login();
  const guest = await new Client(client.gateway).guestLogin();
  await batch(client, [1, 7], { kind: 'sessionsEnd' });
  expect((await errorOf(await employee.call('GET', '/tile/getTile'))).message).toMatch(/^JWT expired at/);
  expect((await guest.call('GET', '/history/getListChatWithSearch')).status).toBe(401);
  expect(await batch(client, [1], { kind: 'sessionsEnd' })).toMatchObject({ unchanged: 1 });
  const links = await rows(client, await batch(client, [1, 9], { kind: 'passwordLink' }));
  expect(links).toMatchObject([{ result: 'changed' }, { code: 'blocked' }]);
  expect(await client.mailbox('employee@neuro.example')).toMatchObject([
    {
      link: expect.stringContaining('/resetPassword?token='),
      text: expect.stringContaining('Администратор admin@neuro.example прислал вам ссылку'),
    },
  ]);
  expect(await rows(client, await batch(client, [1], { kind: 'invitation' }))).toMatchObject([
    { code: 'already-active' },
  ]);
});

test('[ADM-11] a filter that finds another number than expected changes nothing', async () => {
  const client = await administrator(120);
  const count = await find(client, 'status=active&department=Учебная часть');
  const filter = { status: ['active' as const], department: ['Учебная часть'] };
  const late = await ask(client, { filter, except: [], expectedCount: count + 1 }, block);
  expect(await errorOf(late)).toMatchObject({ status: 409, message: expect.stringMatching(/изменился/) });
  expect(await find(client, 'status=active&department=Учебная часть')).toBe(count);
  const found = await client.json<Schemas['AdminUserPage']>(
    'GET',
    '/admin/users/getListUser?status=active&department=Учебная часть&sort=created,asc',
  );
  const except = found.content.slice(0, 1).map(({ id }) => id);
  const job = await batch(client, { filter, except, expectedCount: count - 1 }, block);
  expect(job).toMatchObject({ total: count - 1, changed: count - 1 });
  expect(await find(client, 'status=active&department=Учебная часть')).toBe(1);
});

test('[ADM-12] more than 100 rows are processed after the response, with progress', async () => {
  const client = await administrator(160);
  const expectedCount = await find(client, '');
  const job = await batch(
    client,
    { filter: {}, except: [], expectedCount },
    { kind: 'tariff', tariffId: 13 },
  );
  expect(job).toMatchObject({ status: 'running', total: expectedCount, finished: null });
  expect(job.processed).toBeLessThan(expectedCount);
  await ended(client, job);
  const done = await jobNow(client, job);
  expect(done).toMatchObject({ status: 'done', processed: expectedCount, refused: 0 });
  expect(done.changed + done.unchanged).toBe(expectedCount);
  expect(await find(client, 'tariff=13')).toBe(expectedCount);
  const jobs = await client.json<Schemas['JobPage']>('GET', '/user/jobs/getListJob');
  expect(jobs.content.map(({ uuid }) => uuid)).toEqual([job.uuid]);
});

test('[ADM-12] a stopped job keeps its results and processes no more rows', async () => {
  const client = await administrator(300);
  const expectedCount = await find(client, '');
  const job = await batch(
    client,
    { filter: {}, except: [], expectedCount },
    { kind: 'tariff', tariffId: 13 },
  );
  const stopped = await client.json<Job>('POST', '/user/jobs/stopJob', { json: { uuid: job.uuid } });
  expect(stopped).toMatchObject({ status: 'stopped', finished: expect.any(String) });
  expect(stopped.processed).toBeLessThan(expectedCount);
  const again = await client.json<Job>('POST', '/user/jobs/stopJob', { json: { uuid: job.uuid } });
  expect(again).toEqual(stopped);
  expect((await rows(client, job)).length).toBe(stopped.processed);
  const stops = [...client.gateway.deps.database.audit.values()].filter(({ action }) => action === 'stop');
  expect(stops, '[ADM-19]').toMatchObject([
    { entity: 'job', key: job.uuid, object: job.title, result: 'done' },
    { entity: 'job', key: job.uuid, result: 'unchanged' },
  ]);
});

test('[ADM-21] at most 100 are deleted at a time; unknown groups and companies are refused at their field', async () => {
  const client = await administrator(160);
  const expectedCount = await find(client, '');
  const everybody = { filter: {}, except: [], expectedCount };
  const fieldOf = async (selection: Selection, action: Action) => {
    const response = await ask(client, selection, action);
    const { status, errors } = (await response.json()) as Schemas['ErrorResponse'];
    return [status, errors?.[0]?.field];
  };
  expect(await fieldOf(everybody, { kind: 'delete' })).toEqual([422, 'selection']);
  expect(await fieldOf({ keys: [1] }, { kind: 'groupsAdd', groups: ['NO_SUCH'] })).toEqual([
    422,
    'action.groups',
  ]);
  const companyUuid = crypto.randomUUID();
  expect(await fieldOf({ keys: [1] }, { kind: 'place', companyUuid })).toEqual([422, 'action.companyUuid']);
});

test('[PRE-05] a repeated key starts no second job', async () => {
  const client = await administrator();
  const key = crypto.randomUUID();
  const [first, second] = await Promise.all([1, 2].map(() => ask(client, { keys: [1] }, block, key)));
  expect(await second?.json()).toEqual(await first?.json());
  expect((await client.json<Schemas['JobPage']>('GET', '/user/jobs/getListJob')).totalElements).toBe(1);
});

test('[ADM-12] only its author sees a job', async () => {
  const client = await administrator();
  const job = await batch(client, [1], { kind: 'sessionsEnd' });
  const other = await new Client(client.gateway).login('company@neuro.example');
  for (const path of ['getJob', 'getListRow', 'downloadListRow'])
    expect((await other.call('GET', `/user/jobs/${path}?uuid=${job.uuid}`)).status).toBe(404);
  const stop = await other.call('POST', '/user/jobs/stopJob', { json: { uuid: job.uuid } });
  expect(stop.status).toBe(404);
});
