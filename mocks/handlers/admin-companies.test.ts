import { beforeEach, describe, expect, test } from 'vitest';
import { rulesOf as bannerRulesOf } from '#mocks/domain/banners/banners.ts';
import { rulesOf } from '#mocks/domain/tiles/rules.ts';
import { itemsOf, type Schemas, type Tile } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { SteppedModel } from '#mocks/testing/stepped-model.ts';

type Company = Schemas['Company'];

const neuro = '7d3f2c10-0001-4b6e-8a52-1c9e4d7f6a01';
const niva = neuro.replace('0001', '0002');
/** The account of company@neuro.example. */
const companyAdmin = 3;

let admin: Client;
let employee: Client;

beforeEach(async () => {
  const gateway = await openGateway();
  [admin, employee] = await Promise.all([
    new Client(gateway).login('admin@neuro.example'),
    new Client(gateway).login('employee@neuro.example'),
  ]);
});

const base = '/admin/company';
const post = (path: string, json: object) =>
  admin.call('POST', path, { json, headers: { 'idempotency-key': crypto.randomUUID() } });
const read = (uuid: string) => admin.json<Company>('GET', `${base}/getCompany?uuid=${uuid}`);
async function change(uuid: string, fields: Partial<Schemas['CompanyChange']>): Promise<Response> {
  const { name, domains, tariffs, monthLimit, admins, tiles, version } = await read(uuid);
  const old = {
    uuid,
    version,
    name,
    domains,
    monthLimit,
    tariffIds: tariffs.map(({ value }) => Number(value)),
    adminIds: admins.map(({ value }) => Number(value)),
    tiles: tiles.map(({ value }) => value),
  };
  return post(`${base}/changeCompany`, { ...old, ...fields });
}
const luch: Schemas['NewCompany'] = {
  name: 'Завод «Луч»',
  domains: ['luch.example'],
  tariffIds: [13],
  monthLimit: null,
  adminIds: [1],
  tiles: [],
};
const add = (fields: Partial<Schemas['NewCompany']> = {}) =>
  post(`${base}/addCompany`, { ...luch, ...fields });
const batch = (uuid: string, action: Schemas['CompanyAction']) =>
  post(`${base}/changeListCompany`, { keys: [uuid], action });
const users = (id: number, action: Schemas['UserAction']) =>
  post('/admin/users/changeListUser', { selection: { keys: [id] }, action });
const send = () => employee.send('Привет', { accept: 'application/json' });
const bodyOf = async (response: Response) => (await response.json()) as Schemas['ErrorResponse'];
const fieldOf = async (response: Response) => (await bodyOf(response)).errors?.[0]?.field;

describe('[ADM-34] what is set of a company acts on its people', () => {
  test('a block ends their sessions and refuses sign-in, but not that of the administrators of the portal', async () => {
    await batch(neuro, { kind: 'block', reason: 'Договор закончился' });
    const refused = await employee.call('GET', '/tile/getTile');
    expect((await bodyOf(refused)).code).toBe('user-blocked');
    const login = await new Client(admin.gateway).call('POST', '/auth/authentication', {
      json: { email: 'commerce@neuro.example', password: 'portal-2026' },
    });
    expect((await bodyOf(login)).code).toBe('user-blocked');
    expect(await read(neuro)).toMatchObject({ status: 'blocked', blockReason: 'Договор закончился' });
    await batch(neuro, { kind: 'unblock' });
    expect((await employee.call('GET', '/tile/getTile')).status).toBe(200);
  });

  test('the limit of a month counts the requests of all of them', async () => {
    const { used } = await read(neuro);
    expect((await change(neuro, { monthLimit: used + 1 })).status).toBe(200);
    expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect((await bodyOf(refused)).message).toMatch(/Лимит вашей компании/);
    expect(await read(neuro)).toMatchObject({ used: used + 1, monthLimit: used + 1 });
    const found = await admin.json<Schemas['CompanyPage']>(
      'GET',
      `${base}/getListCompany?usedMin=${used + 1}`,
    );
    expect(found.content.map(({ name }) => name)).toEqual(['Нейро']);
  });

  test('its services are the only ones that they see', async () => {
    await change(neuro, { tiles: ['claude', 'chatGpt'] });
    const seen = await employee.json<Schemas['Tile'][]>('GET', '/tile/getTile');
    expect(seen.map(({ value }) => value)).toEqual(['chatGpt', 'claude']);
  });

  test('a new domain brings people, its tariffs are those that they can have', async () => {
    await change(neuro, { domains: ['corp.example'] });
    expect((await read(neuro)).users).toBeLessThan(5);
    await change(niva, { domains: ['agro.example', 'Neuro.example'], adminIds: [1] });
    expect((await read(niva)).domains).toEqual(['agro.example', 'neuro.example']);
    const job = await (await users(1, { kind: 'tariff', tariffId: 10 })).json();
    expect(job).toMatchObject({ changed: 0, refused: 1 });
    expect(await (await users(1, { kind: 'tariff', tariffId: 13 })).json()).toMatchObject({ changed: 1 });
  });
});

test('[COMP-04] the last administrator of an active company stays', async () => {
  const refused = { changed: 0, refused: 1 };
  const run = async (action: Schemas['UserAction']) => (await users(companyAdmin, action)).json();
  expect(await run({ kind: 'block', reason: 'Уволен' })).toMatchObject(refused);
  expect(await run({ kind: 'groupsRemove', groups: ['COMPANY_ADMIN'] })).toMatchObject(refused);
  expect(await run({ kind: 'place', companyUuid: niva })).toMatchObject(refused);
  expect(await fieldOf(await change(neuro, { adminIds: [] }))).toBe('adminIds');
  const replaced = await change(neuro, { adminIds: [1] });
  expect(((await replaced.json()) as Company).admins.map(({ value }) => value)).toEqual(['1']);
  expect(await run({ kind: 'block', reason: 'Уволен' })).toMatchObject({ changed: 1 });
  await batch(neuro, { kind: 'block', reason: 'Договор закончился' });
  expect((await change(neuro, { adminIds: [] })).status).toBe(200);
});

const adminsOf = async (uuid: string) => (await read(uuid)).admins.map(({ value }) => Number(value));

test('[COMP-04] a company takes no administrators that are the last ones of another active company', async () => {
  const errors = async (ids: number[]) => (await bodyOf(await add({ adminIds: ids }))).errors;
  const refusal = { field: 'adminIds', code: 'last-company-admin' };
  expect(await errors([companyAdmin])).toMatchObject([refusal]);
  await change(neuro, { adminIds: [companyAdmin, 1] });
  expect(await errors([companyAdmin, 1])).toMatchObject([refusal]);
  expect((await add({ adminIds: [1] })).status).toBe(200);
  expect(await adminsOf(neuro)).toEqual([companyAdmin]);
  const { uuid } = await admin
    .json<Schemas['CompanyPage']>('GET', `${base}/getListCompany?searchText=Луч`)
    .then(({ content: [one] }) => one as Company);
  await batch(uuid, { kind: 'block', reason: 'Договор закончился' });
  expect((await change(neuro, { adminIds: [1] })).status).toBe(200);
});

test('[COMP-04] the administrators of a company stay when its domains change, and a domain brings no others', async () => {
  await change(neuro, { adminIds: [companyAdmin, 1] });
  const { users } = admin.gateway.deps.database;
  const versionOf = (email: string) => users.get(email)?.version;
  const version = versionOf('company@neuro.example');
  await change(neuro, { name: 'Нейро и\u00a0партнёры' });
  expect(versionOf('company@neuro.example')).toBe(version);
  await change(neuro, { domains: ['corp.example'], adminIds: [companyAdmin] });
  expect(await adminsOf(neuro)).toEqual([companyAdmin]);
  const { store } = admin.gateway.deps.database;
  const [self, other] = [users.get('company@neuro.example'), users.get('commerce@neuro.example')];
  if (!self || !other) throw new Error('The accounts are missing');
  const { groups } = self.profile;
  store.write((transaction) => transaction.put(users, { ...other, profile: { ...other.profile, groups } }));
  await change(neuro, { domains: ['corp.example', 'neuro.example'] });
  expect(await adminsOf(neuro)).toEqual([companyAdmin]);
});

test('[COMP-04] a blocked company without an active administrator is not unblocked', async () => {
  await batch(neuro, { kind: 'block', reason: 'Договор закончился' });
  await users(companyAdmin, { kind: 'block', reason: 'Уволен' });
  const refused = (await (await batch(neuro, { kind: 'unblock' })).json()) as Schemas['Job'];
  expect(refused).toMatchObject({ changed: 0, refused: 1 });
  const { jobRows } = admin.gateway.deps.database;
  expect(jobRows.group(refused.uuid)).toMatchObject([{ code: 'last-company-admin' }]);
  expect(await read(neuro)).toMatchObject({ status: 'blocked' });
  await change(neuro, { adminIds: [1] });
  expect(await (await batch(neuro, { kind: 'unblock' })).json()).toMatchObject({ changed: 1 });
});

test('[ADM-22] a block stops the running answers of those whom it shuts out', async () => {
  const gateway = await openGateway({ model: new SteppedModel() });
  [admin, employee] = await Promise.all([
    new Client(gateway).login('admin@neuro.example'),
    new Client(gateway).login('employee@neuro.example'),
  ]);
  await Promise.all([admin.send('Привет'), employee.send('Привет')]);
  const running = () => gateway.deps.runs.active().map(({ answer }) => answer.owner);
  expect(running()).toHaveLength(2);
  await batch(neuro, { kind: 'block', reason: 'Договор закончился' });
  expect(running()).toEqual(['admin@neuro.example']);
});

test('[ADM-27] only an empty company is deleted', async () => {
  const refused = await admin.call('DELETE', `${base}/deleteCompany?uuid=${neuro}&version=1`);
  expect((await bodyOf(refused)).message).toMatch(/^Удалить нельзя: в.компании \d+.пользовател/);
  const empty = await admin.call('DELETE', `${base}/deleteCompany?uuid=${niva}&version=1`);
  expect(empty.status).toBe(204);
});

test('[ADM-27] a company to which a service and an announcement are limited is not deleted', async () => {
  const { store, tileRules, bannerRules, tiles, banners } = admin.gateway.deps.database;
  const [tile, banner] = [itemsOf(tiles)[0], itemsOf(banners)[0]];
  const put = (companies: string[]) =>
    store.write((transaction) => {
      const { value } = tile as Tile;
      transaction.put(tileRules, { ...rulesOf(admin.gateway.deps.database, value), companies });
      const { uuid } = banner as Schemas['Banner'];
      transaction.put(bannerRules, { ...bannerRulesOf(admin.gateway.deps.database, uuid), companies });
    });
  put([niva]);
  const remove = () => admin.call('DELETE', `${base}/deleteCompany?uuid=${niva}&version=1`);
  const refused = await bodyOf(await remove());
  expect([refused.code, refused.message]).toEqual([
    'in-use',
    'Удалить нельзя: на\u00a0неё указывают 1\u00a0сервис и\u00a01\u00a0объявление',
  ]);
  expect(await employee.json('GET', '/tile/getTile')).not.toContainEqual(
    expect.objectContaining({ value: tile?.value }),
  );
  put([]);
  expect((await remove()).status).toBe(204);
});

test('[ADM-20] name and domains belong to one company; its first administrator moves to it', async () => {
  expect(await fieldOf(await add({ name: 'нейро' }))).toBe('name');
  expect(await fieldOf(await add({ domains: ['CORP.example'] }))).toBe('domains');
  expect(await fieldOf(await add({ adminIds: [] }))).toBe('adminIds');
  expect(await fieldOf(await add({ tariffIds: [99] }))).toBe('tariffIds');
  const added = (await (await add()).json()) as Company;
  expect(added).toMatchObject({ users: 1, admins: [{ value: '1' }], status: 'active' });
  expect((await read(neuro)).users).toBeGreaterThan(0);
  const { audit } = admin.gateway.deps.database;
  const actions = [...audit.values()].map(({ entity, action }) => `${entity} ${action}`);
  expect(actions).toEqual(expect.arrayContaining(['company add', 'user change']));
});
