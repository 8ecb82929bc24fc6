import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, errorOf, openGateway } from '#mocks/testing/client.ts';

type View = Schemas['TableView'];

const table = 'admin/users/users-table';
const view: Schemas['NewTableView'] = { table, name: 'Новые', search: 'sort=created,desc', isShared: false };

async function administrator(): Promise<Client> {
  return new Client(await openGateway()).login('admin@neuro.example');
}

const add = (client: Client, fields: Partial<Schemas['NewTableView']> = {}) =>
  client.call('POST', '/user/views/addView', {
    json: { ...view, ...fields },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const list = (client: Client, of = table) =>
  client.json<View[]>('GET', `/user/views/getListView?${new URLSearchParams({ table: of })}`);

test('[ADM-09][ADM-19] a view is stored, changed and deleted, and the audit tells of it', async () => {
  const client = await administrator();
  const added = (await (await add(client)).json()) as View;
  expect(added).toMatchObject({ ...view, isOwn: true, version: 1 });
  await add(client, { name: 'Блокировки' });
  expect((await list(client)).map(({ name }) => name)).toEqual(['Блокировки', 'Новые']);
  const { uuid } = added;
  const json = { uuid, version: 1, name: ' Недавние ', search: 'sort=created,asc', isShared: true };
  const changed = await client.json<View>('POST', '/user/views/changeView', { json });
  expect(changed).toMatchObject({ name: 'Недавние', search: 'sort=created,asc', isShared: true, version: 2 });
  expect((await client.call('DELETE', `/user/views/deleteView?uuid=${uuid}`)).status).toBe(204);
  expect((await list(client)).map(({ name }) => name)).toEqual(['Блокировки']);
  expect((await client.call('DELETE', `/user/views/deleteView?uuid=${uuid}`)).status).toBe(404);
  const entries = [...client.gateway.deps.database.audit.values()].filter(({ key }) => key === uuid);
  expect(entries).toMatchObject([
    { action: 'add', entity: 'view', object: 'Новые' },
    {
      action: 'change',
      changes: expect.arrayContaining([{ field: 'isShared', before: 'false', after: 'true' }]),
    },
    { action: 'remove', object: 'Недавние' },
  ]);
});

test('[ADM-20] a taken name, an old version and a 51st view are refused', async () => {
  const client = await administrator();
  const { uuid } = (await (await add(client)).json()) as View;
  const taken = await add(client, { name: 'новые ' });
  expect(await taken.json()).toMatchObject({ status: 409, errors: [{ field: 'name', code: 'taken' }] });
  const { table: _table, ...fields } = view;
  const late = await client.call('POST', '/user/views/changeView', { json: { uuid, version: 2, ...fields } });
  expect(await errorOf(late)).toMatchObject({ status: 409, message: expect.stringMatching(/уже изменена/) });
  for (let number = 2; number <= 50; number++) await add(client, { name: `Вид ${number}` });
  const surplus = await add(client, { name: 'Ещё один' });
  expect(await errorOf(surplus)).toMatchObject({ status: 409, message: expect.stringMatching(/^Больше/) });
});

test('[ADM-09] a shared view is seen by others, but changed by its owner alone', async () => {
  const client = await administrator();
  const shared = (await (await add(client, { isShared: true })).json()) as View;
  await add(client, { name: 'Только мой' });
  const user = await client.json<Schemas['AdminUser']>('GET', '/admin/users/getUser?id=1');
  const { email, name, companyUuid, department, description, tariffId, version } = user;
  const fields = { email, name, companyUuid, department, description, tariffId, groups: [] };
  const promotion = { id: 1, version, ...fields, role: 'ADMIN' };
  await client.json('POST', '/admin/users/changeUser', { json: promotion });
  const other = await new Client(client.gateway).login();
  expect(await list(other)).toEqual([{ ...shared, isOwn: false }]);
  const { uuid } = shared;
  const json = { uuid, version: 1, name: 'Мой', search: '', isShared: false };
  expect((await other.call('POST', '/user/views/changeView', { json })).status).toBe(404);
  expect((await other.call('DELETE', `/user/views/deleteView?uuid=${uuid}`)).status).toBe(404);
});

test('[PRE-10] [COMP-02] views require access to their area; a company sees only its own', async () => {
  const client = await administrator();
  const company = await new Client(client.gateway).login('company@neuro.example');
  expect((await company.call('GET', `/user/views/getListView?table=${table}`)).status).toBe(403);
  const of = 'companyAdmin/users/users-table';
  expect((await add(company, { table: of, isShared: true })).status).toBe(200);
  expect((await client.call('GET', `/user/views/getListView?table=${of}`)).status).toBe(403);
  expect(await list(company, of)).toHaveLength(1);
  const { users, store } = client.gateway.deps.database;
  const commerce = users.get('commerce@neuro.example');
  if (!commerce) throw new Error('No such account');
  const groups = [{ name: 'COMPANY_ADMIN', groupType: 2 }];
  const elsewhere = { ...commerce, companyUuid: null, profile: { ...commerce.profile, groups } };
  store.write((transaction) => transaction.put(users, elsewhere));
  const colleague = await new Client(client.gateway).login('commerce@neuro.example');
  expect(await list(colleague, of)).toEqual([]);
  // Nor do two administrators without a company.
  const self = users.get('company@neuro.example');
  if (!self) throw new Error('No such account');
  store.write((transaction) => transaction.put(users, { ...self, companyUuid: null }));
  expect(await list(colleague, of)).toEqual([]);
});
