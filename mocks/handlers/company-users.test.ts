import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import type { Client } from '#mocks/testing/client.ts';
import { companyAdministrator, keyed, lyceum, neuro, strangerOf } from '#mocks/testing/company-area.ts';
import { importCalls } from '#mocks/testing/people-lists.ts';

type Row = Schemas['AdminUser'];
type Page = Schemas['AdminUserPage'];

const area = '/user/company/users';
const newcomer = {
  email: 'sokolova@neuro.example',
  name: 'Инна Соколова',
  department: 'Склад',
  description: '',
  groups: ['COMMERCE'],
  tariffId: null,
  isInvited: true,
};

const list = (client: Client, query = '') => client.json<Page>('GET', `${area}/getListUser?size=100${query}`);
const read = (client: Client, id: number) => client.json<Row>('GET', `${area}/getUser?id=${id}`);
const add = (client: Client, fields: object = {}) =>
  client.call('POST', `${area}/addUser`, { headers: keyed(), json: { ...newcomer, ...fields } });

async function change(client: Client, id: number, fields: object): Promise<Response> {
  const { version, email, name, department, description, groups, tariffId } = await read(client, id);
  const json = { id, version, email, name, department, description, tariffId };
  const names = groups.map((group) => group.name);
  return client.call('POST', `${area}/changeUser`, { json: { ...json, groups: names, ...fields } });
}

/** Runs an action on accounts and returns what became of each row. */
async function batch(client: Client, keys: number[], action: object) {
  const json = { selection: { keys }, action };
  const job = await client.json<Schemas['Job']>('POST', `${area}/changeListUser`, { headers: keyed(), json });
  const rows = await client.json<Schemas['JobRowPage']>('GET', `/user/jobs/getListRow?uuid=${job.uuid}`);
  return rows.content.map(({ label, result, code }) => [label, result, code]);
}

const errorsOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: Schemas['FieldError'][] };
  return { status: response.status, fields: errors.map(({ field, code }) => [field, code]) };
};

test('[COMP-02] the list has the own people only, whatever is asked for', async () => {
  const client = await companyAdministrator();
  const { content, totalElements } = await list(client);
  expect(totalElements).toBeGreaterThan(20);
  expect(new Set(content.map(({ companyName }) => companyName))).toEqual(new Set(['Нейро']));
  expect((await list(client, '&searchText=agro.example')).totalElements).toBe(0);
});

test('[COMP-02] another company’s account is neither read nor changed, and its address is not told', async () => {
  const client = await companyAdministrator();
  const { profile, email } = strangerOf(client);
  const { id } = profile;
  expect((await client.call('GET', `${area}/getUser?id=${id}`)).status).toBe(404);
  const json = { ...newcomer, id, version: 1, groups: [], isInvited: undefined };
  expect((await client.call('POST', `${area}/changeUser`, { json })).status).toBe(404);
  expect(await batch(client, [id], { kind: 'block', reason: 'Уволен' })).toEqual([
    [`№ ${id}`, 'refused', 'not-found'],
  ]);
  expect(client.gateway.deps.database.users.get(email)?.blocked).toBeUndefined();
});

test('[COMP-02] an administrator who has moved to another company sees no jobs of the former one, nor goes on with them', async () => {
  const client = await companyAdministrator(1000);
  const { totalElements } = await list(client);
  expect(totalElements).toBeGreaterThan(200);
  const selection = { filter: {}, except: [], expectedCount: totalElements };
  const json = { selection, action: { kind: 'place', department: 'Резерв' } };
  const headers = keyed();
  const { uuid } = await client.json<Schemas['Job']>('POST', `${area}/changeListUser`, { headers, json });
  expect((await client.call('GET', `/user/jobs/getListRow?uuid=${uuid}`)).status).toBe(200);
  const { users, jobs, store } = client.gateway.deps.database;
  const self = users.get('company@neuro.example');
  if (!self) throw new Error('The account is missing');
  const moveTo = (companyUuid: string) =>
    store.write((transaction) => transaction.put(users, { ...self, companyUuid }));
  moveTo(lyceum);
  await expect.poll(() => jobs.get(uuid)?.status, { timeout: 10_000 }).toBe('failed');
  for (const path of ['getJob', 'getListRow', 'downloadListRow'])
    expect((await client.call('GET', `/user/jobs/${path}?uuid=${uuid}`)).status).toBe(404);
  const page = await client.json<Schemas['JobPage']>('GET', '/user/jobs/getListJob');
  expect(page.totalElements).toBe(0);
  moveTo(neuro);
  expect((await client.call('GET', `/user/jobs/getJob?uuid=${uuid}`)).status).toBe(200);
});

test('[COMP-02] a filter chooses within the own company', async () => {
  const client = await companyAdministrator();
  const { totalElements } = await list(client, '&isVisited30=false');
  const selection = { filter: { isVisited30: false }, except: [], expectedCount: totalElements };
  const job = await client.json<Schemas['Job']>('POST', `${area}/changeListUser`, {
    headers: keyed(),
    json: { selection, action: { kind: 'place', department: 'Резерв' } },
  });
  expect(job.total).toBe(totalElements);
  const moved = await list(client, '&department=Резерв');
  expect(moved.totalElements).toBe(job.changed);
  expect(moved.content.map(({ companyName }) => companyName)).not.toContain(null);
});

test('[ADM-18] people who were not here for 30 days are found, those who never were too', async () => {
  const client = await companyAdministrator();
  const limit = new Date(client.gateway.deps.now().getTime() - 30 * 86_400_000).toISOString();
  const [away, here] = [await list(client, '&isVisited30=false'), await list(client, '&isVisited30=true')];
  expect(away.content.filter(({ lastVisit }) => lastVisit !== null && lastVisit >= limit)).toEqual([]);
  expect(away.content.some(({ lastVisit }) => lastVisit === null)).toBe(true);
  expect(here.content.filter(({ lastVisit }) => lastVisit === null || lastVisit < limit)).toEqual([]);
  expect(here.totalElements).toBeGreaterThan(0);
});

test('[COMP-03] a new account belongs to the company, is no administrator and gets an invitation', async () => {
  const client = await companyAdministrator();
  const added = (await (await add(client)).json()) as Row;
  expect(added).toMatchObject({ companyName: 'Нейро', role: 'USER', status: 'invited' });
  const [letter] = await client.mailbox(newcomer.email);
  expect(letter?.link).toBeDefined();
});

test('[COMP-03] only addresses of the company’s domains are added or set, and the field says so', async () => {
  const client = await companyAdministrator();
  const refusal = { status: 422, fields: [['email', 'foreign-domain']] };
  expect(await errorsOf(await add(client, { email: 'spy@agro.example' }))).toEqual(refusal);
  expect(await errorsOf(await change(client, 1, { email: 'spy@agro.example' }))).toEqual(refusal);
  expect((await add(client, { email: 'Vtoraya@CORP.example' })).status).toBe(200);
});

test('[COMP-03] groups that are not grantable are neither given nor taken', async () => {
  const client = await companyAdministrator();
  const refusal = { status: 422, fields: [['groups', 'not-grantable']] };
  expect(await errorsOf(await add(client, { groups: ['COMPANY_ADMIN'] }))).toEqual(refusal);
  expect(await errorsOf(await change(client, 1, { groups: ['COMPANY_ADMIN'] }))).toEqual(refusal);
  const [other] = (await list(client, '&group=COMPANY_ADMIN')).content.filter(({ id }) => id !== 3);
  expect(await errorsOf(await change(client, other?.id ?? 0, { groups: [] }))).toEqual(refusal);
  const json = { selection: { keys: [1] }, action: { kind: 'groupsAdd', groups: ['COMPANY_ADMIN'] } };
  const response = await client.call('POST', `${area}/changeListUser`, { headers: keyed(), json });
  expect(await errorsOf(response)).toEqual({ status: 422, fields: [['action.groups', 'not-grantable']] });
  expect((await change(client, 1, { groups: ['LYCEUM'] })).status).toBe(200);
});

test('[COMP-03] an administrator of the portal is not changed from a company', async () => {
  const client = await companyAdministrator();
  const [admin] = (await list(client, '&searchText=admin@neuro')).content;
  const id = admin?.id ?? 0;
  const refused = await errorsOf(await change(client, id, { email: 'mine@neuro.example' }));
  expect(refused).toEqual({ status: 422, fields: [['email', 'platform-admin']] });
  expect(await batch(client, [id], { kind: 'passwordLink' })).toEqual([
    ['admin@neuro.example', 'refused', 'platform-admin'],
  ]);
});

test('[COMP-03] an administrator of the portal is not changed by a list of a company either', async () => {
  const client = await companyAdministrator(1);
  const list = importCalls(client, area);
  const codes = async (text: string, request: Parameters<typeof list.check>[1]) =>
    (await list.rows((await list.check(text, request)).uuid)).map(({ code }) => code);
  const line = 'E-mail\nadmin@neuro.example\n';
  expect(await codes(line, { purpose: 'block', reason: 'Уволен' })).toEqual(['platform-admin']);
  expect(await codes(line, { purpose: 'group', group: 'COMMERCE' })).toEqual(['platform-admin']);
  const renamed = 'E-mail;Имя\nadmin@neuro.example;Я\n';
  expect(await codes(renamed, { onExisting: 'change' })).toEqual(['platform-admin']);
});

test('[COMP-04] in the area of a company its last administrator stays one, however it is tried', async () => {
  const client = await companyAdministrator(1);
  const { users } = client.gateway.deps.database;
  const own = 'company@neuro.example';
  expect(await batch(client, [3], { kind: 'block', reason: 'Уволен' })).toEqual([
    [own, 'refused', 'self-change'],
  ]);
  const remove = { kind: 'groupsRemove', groups: ['COMPANY_ADMIN'] };
  const json = { selection: { keys: [3] }, action: remove };
  const removed = await client.call('POST', `${area}/changeListUser`, { headers: keyed(), json });
  expect(await errorsOf(removed)).toEqual({ status: 422, fields: [['action.groups', 'not-grantable']] });
  const refusal = { status: 422, fields: [['groups', 'not-grantable']] };
  expect(await errorsOf(await change(client, 3, { groups: [] }))).toEqual(refusal);
  expect((await change(client, 3, { email: 'renamed@neuro.example' })).status).toBe(200);
  expect((await client.call('GET', `${area}/getListUser?page=0&size=1`)).status).toBe(200);
  const list = importCalls(client, area);
  const blocked = await list.check(`E-mail\n${own}\n`, { purpose: 'block', reason: 'Уволен' });
  expect(blocked).toMatchObject({ changed: 0, refused: 1 });
  const regrouped = await list.check(`E-mail;Имя;Группы\n${own};;COMMERCE\n`, { onExisting: 'change' });
  expect(regrouped).toMatchObject({ changed: 0, refused: 1 });
  expect(users.get(own)?.blocked).toBeUndefined();
  expect(users.get(own)?.profile.groups.map(({ name }) => name)).toContain('COMPANY_ADMIN');
});

test('[ADM-21] an administrator of a company blocks another one, but never themselves', async () => {
  const client = await companyAdministrator(1);
  const { users, store } = client.gateway.deps.database;
  const block = { kind: 'block', reason: 'Уволен' };
  expect(await batch(client, [3], block)).toEqual([['company@neuro.example', 'refused', 'self-change']]);
  const other = users.get('employee@neuro.example');
  const self = users.get('company@neuro.example');
  if (!other || !self) throw new Error('The accounts are missing');
  const { groups } = self.profile;
  store.write((transaction) => transaction.put(users, { ...other, profile: { ...other.profile, groups } }));
  expect(await batch(client, [1], block)).toEqual([['employee@neuro.example', 'changed', null]]);
});
