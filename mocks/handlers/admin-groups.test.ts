import { beforeEach, describe, expect, test } from 'vitest';
import { rulesOf as bannerRulesOf } from '#mocks/domain/banners/banners.ts';
import { itemsOf, type Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Group = Schemas['AdminGroup'];

let admin: Client;
let employee: Client;

beforeEach(async () => {
  const gateway = await openGateway();
  [admin, employee] = await Promise.all([
    new Client(gateway).login('admin@neuro.example'),
    new Client(gateway).login('employee@neuro.example'),
  ]);
});

const base = '/admin/groups';
const testers: Schemas['NewGroup'] = {
  name: 'TESTERS',
  title: 'Испытатели',
  groupType: 0,
  tiles: ['perplexity'],
  dayLimit: null,
  isDefault: false,
  isGrantable: true,
};
const post = (path: string, json: object) =>
  admin.call('POST', path, { json, headers: { 'idempotency-key': crypto.randomUUID() } });
const add = (fields: Partial<Schemas['NewGroup']> = {}) =>
  post(`${base}/addGroup`, { ...testers, ...fields });
const read = (name: string) => admin.json<Group>('GET', `${base}/getGroup?name=${name}`);
async function change(name: string, fields: Partial<Schemas['GroupChange']>): Promise<Response> {
  const { title, groupType, tiles, dayLimit, isDefault, isGrantable, version } = await read(name);
  const values = tiles.map(({ value }) => value);
  const old = { name, version, title, groupType, tiles: values, dayLimit, isDefault, isGrantable };
  return post(`${base}/changeGroup`, { ...old, ...fields });
}
const remove = (name: string, version: number, more = '') =>
  admin.call('DELETE', `${base}/deleteGroup?name=${name}&version=${version}${more}`);
const join = (name: string) =>
  post('/admin/users/changeListUser', {
    selection: { keys: [1] },
    action: { kind: 'groupsAdd', groups: [name] },
  });
const seen = async (client: Client) =>
  (await client.json<Schemas['Tile'][]>('GET', '/tile/getTile')).map(({ value }) => value);
const bodyOf = async (response: Response) => (await response.json()) as Schemas['ErrorResponse'];

describe('[ADM-34] a service with groups', () => {
  const send = (client: Client, service: string) =>
    client.send('Привет', { service, accept: 'application/json' });

  test('is seen and used by their members only, at the next load', async () => {
    expect(await seen(employee)).toContain('perplexity');
    expect((await add()).status).toBe(200);
    expect(await seen(employee)).not.toContain('perplexity');
    const refused = await send(employee, 'perplexity');
    expect(refused.status).toBe(400);
    expect((await bodyOf(refused)).message).toMatch(/не открыт/);
    await join('TESTERS');
    expect(await seen(employee)).toContain('perplexity');
    expect((await send(employee, 'perplexity')).status).toBe(200);
  });

  test('is open to everybody again when the last group gives it back', async () => {
    await add();
    await change('TESTERS', { tiles: [] });
    expect(await seen(employee)).toContain('perplexity');
    expect((await read('TESTERS')).tiles).toEqual([]);
  });

  test('the requests a day of a group bound all services together', async () => {
    await add({ tiles: [], dayLimit: 0 });
    await join('TESTERS');
    const refused = await send(employee, 'chatGpt');
    expect(refused.status).toBe(429);
    expect((await bodyOf(refused)).message).toMatch(/Вашей группе открыто запросов в.день: 0/);
  });
});

describe('[ADM-27] deleting a group', () => {
  test('with members or services says by how many it is used', async () => {
    await add();
    await join('TESTERS');
    const refused = await remove('TESTERS', 1);
    expect(refused.status).toBe(409);
    const { code, message } = await bodyOf(refused);
    expect([code, message]).toEqual([
      'in-use',
      'В\u00a0группе 1\u00a0участник и\u00a01\u00a0сервис. Выберите, в\u00a0какую группу их перенести',
    ]);
  });

  test('moves members and services to another one, so that no service opens to everybody', async () => {
    await add();
    await join('TESTERS');
    const refused = await remove('TESTERS', 1, '&replaceWith=TESTERS');
    expect((await bodyOf(refused)).errors?.[0]?.field).toBe('replaceWith');
    expect((await remove('TESTERS', 1, '&replaceWith=COMMERCE')).status).toBe(204);
    expect((await admin.call('GET', `${base}/getGroup?name=TESTERS`)).status).toBe(404);
    const commerce = await read('COMMERCE');
    expect(commerce.tiles.map(({ value }) => value)).toEqual(['perplexity']);
    expect(await seen(employee)).toContain('perplexity');
    const { audit, users } = admin.gateway.deps.database;
    expect(users.get('employee@neuro.example')?.profile.groups).toContainEqual({
      name: 'COMMERCE',
      groupType: 4,
    });
    const entries = [...audit.values()];
    const parent = entries.find(({ entity, action }) => entity === 'group' && action === 'remove');
    expect(entries.filter(({ parentUuid }) => parentUuid === parent?.uuid)).toHaveLength(1);
  });

  test('with an announcement says so, and the other group gets it', async () => {
    await add({ tiles: [] });
    const { database } = admin.gateway.deps;
    const [banner] = itemsOf(database.banners);
    if (!banner) throw new Error('No announcement');
    const limited = { ...bannerRulesOf(database, banner.uuid), groups: ['TESTERS', 'LYCEUM'] };
    database.store.write((transaction) => transaction.put(database.bannerRules, limited));
    expect((await bodyOf(await remove('TESTERS', 1))).message).toMatch(/^В.группе 1.объявление\./);
    expect((await remove('TESTERS', 1, '&replaceWith=COMMERCE')).status).toBe(204);
    expect(database.bannerRules.get(banner.uuid)).toMatchObject({ groups: ['LYCEUM', 'COMMERCE'] });
  });

  test('is refused for one of the system', async () => {
    const refused = await remove('COMMERCE', 1, '&replaceWith=LYCEUM');
    expect((await bodyOf(refused)).code).toBe('system-object');
    expect((await remove('COMPANY_ADMIN', 1)).status).toBe(409);
  });
});

test('[ADM-20] names and titles are unique; a group of the system keeps its type', async () => {
  await add();
  expect((await bodyOf(await add({ name: 'testers', title: 'Другая' }))).errors?.[0]?.field).toBe('name');
  expect((await bodyOf(await add({ name: 'OTHER', title: 'испытатели' }))).errors?.[0]?.field).toBe('title');
  const unknown = await bodyOf(await add({ name: 'OTHER', title: 'Другая', tiles: ['nothing'] }));
  expect(unknown.errors?.[0]?.field).toBe('tiles');
  expect((await bodyOf(await change('LYCEUM', { groupType: 4 }))).errors?.[0]?.field).toBe('groupType');
  expect((await change('LYCEUM', { title: 'Лицей «Ключ»' })).status).toBe(200);
  expect((await bodyOf(await change('LYCEUM', { version: 1 }))).code).toBe('version-conflict');
});

test('[ADM-19][ADM-28] another type acts on the members, and the audit names each of them', async () => {
  await add({ tiles: [] });
  await join('TESTERS');
  await change('TESTERS', { groupType: 13 });
  const { users, audit } = admin.gateway.deps.database;
  const entries = [...audit.values()];
  const parent = entries.find(({ entity, children }) => entity === 'group' && children === 1);
  expect(entries.filter(({ parentUuid }) => parentUuid === parent?.uuid)).toMatchObject([
    { object: 'employee@neuro.example', changes: [{ field: 'groupType', before: '0', after: '13' }] },
  ]);
  expect(users.get('employee@neuro.example')?.profile.groups).toContainEqual({
    name: 'TESTERS',
    groupType: 13,
  });
});

test('[ADM-04] the list and its download are narrowed to the groups for new people, or to the others', async () => {
  await add({ isDefault: true });
  const titles = async (query: string) =>
    (await admin.json<Schemas['AdminGroupPage']>('GET', `${base}/getListGroup?${query}`)).content.map(
      ({ name, isDefault }) => [name, isDefault],
    );
  expect(await titles('isDefault=true')).toEqual([['TESTERS', true]]);
  const others = await titles('isDefault=false');
  expect(others.length).toBeGreaterThan(3);
  expect(others.flat()).not.toContain('TESTERS');
  const file = await admin.call('GET', `${base}/downloadListGroup?isDefault=true&columns=name`);
  expect((await file.text()).replace('\ufeff', '').trim().split('\r\n')).toEqual(['Имя', 'TESTERS']);
});

test('[ADM-27] everybody who registers gets the groups for new people', async () => {
  await add({ tiles: [], isDefault: true });
  const body = {
    email: 'new@neuro.example',
    name: 'Нина Новая',
    password: 'portal-2026',
    tariffId: 10,
    promo: true,
  };
  await admin.call('POST', '/auth/registration', { json: body });
  const { users } = admin.gateway.deps.database;
  const names = users.get('new@neuro.example')?.profile.groups.map(({ name }) => name);
  expect(names).toEqual(['LYCEUM', 'tariffBeginner', 'TESTERS']);
});
