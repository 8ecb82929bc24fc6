import { beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

let admin: Client;
let employee: Client;

beforeEach(async () => {
  const gateway = await openGateway();
  [admin, employee] = await Promise.all([
    new Client(gateway).login('admin@neuro.example'),
    new Client(gateway).login('employee@neuro.example'),
  ]);
  const { database } = gateway.deps;
  const user = database.users.get('employee@neuro.example');
  if (!user) throw new Error('There is no employee');
  database.store.write((transaction) => transaction.put(database.users, { ...user, tariffId: 13 }));
});

const base = '/admin/company';
const list = (query = '') => admin.json<Schemas['Tariff'][]>('GET', `${base}/getListTariff${query}`);
async function change(fields: Partial<Schemas['TariffChange']>): Promise<Response> {
  const found = (await list()).find(({ id }) => id === 13);
  if (!found) throw new Error('There is no such tariff');
  const { id, version, title, dayLimit, monthLimit } = found;
  const tiles = found.tiles.map(({ value }) => value);
  return admin.call('POST', `${base}/changeTariff`, {
    json: { id, version, title, dayLimit, monthLimit, tiles, ...fields },
  });
}
const send = () => employee.send('Привет', { accept: 'application/json' });
const bodyOf = async (response: Response) => (await response.json()) as Schemas['ErrorResponse'];

test('[ADM-34] services and limits of a tariff act on its people', async () => {
  expect((await list()).map(({ id }) => id)).toEqual([10, 11, 12, 13, 14]);
  expect((await list())[3]).toMatchObject({ users: 1, line: 'Нейро.Агро' });
  await change({ tiles: ['chatGpt'] });
  const seen = await employee.json<Schemas['Tile'][]>('GET', '/tile/getTile');
  expect(seen.map(({ value }) => value)).toEqual(['chatGpt']);
  await change({ dayLimit: 1 });
  expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect((await bodyOf(refused)).message).toMatch(/По.вашему тарифу/);
  await change({ dayLimit: null, monthLimit: 1 });
  expect((await bodyOf(await send())).message).toMatch(/в.месяц: 1/);
  await change({ monthLimit: null });
  expect((await send()).status).toBe(200);
});

test('[ADM-20] a tariff has a title of its own, which accounts show', async () => {
  const taken = await bodyOf(await change({ title: 'Нейро.Агро — премиум' }));
  expect([taken.code, taken.errors?.[0]?.field]).toEqual(['name-taken', 'title']);
  expect((await change({ title: 'Нейро.Агро — старт' })).status).toBe(200);
  const user = await admin.json<Schemas['AdminUser']>('GET', '/admin/users/getUser?id=1');
  expect(user.tariffTitle).toBe('Нейро.Агро — старт');
  expect((await bodyOf(await change({ version: 1 }))).code).toBe('version-conflict');
});

test('[ADM-04][ADM-15] tariffs are found, filtered and sorted, and the download has the same rows', async () => {
  const titles = async (query: string) => (await list(query)).map(({ title }) => title);
  const agro = ['Нейро.Агро — базовый', 'Нейро.Агро — премиум'];
  expect(await titles('?searchText=агро')).toEqual(agro);
  expect((await list('?sort=users,desc')).map(({ id }) => id)).toEqual([13, 10, 11, 12, 14]);
  await change({ tiles: ['claude'], dayLimit: 7, monthLimit: null });
  expect(await titles('?tile=chatGpt')).not.toContain(agro[0]);
  expect(await titles('?tile=chatGpt&tile=claude')).toContain(agro[0]);
  // Without a bound a tariff comes last, whatever the direction.
  expect((await list('?sort=dayLimit,asc'))[0]?.id).toBe(13);
  expect((await list('?sort=dayLimit,desc'))[0]?.id).toBe(13);
  expect((await list('?isLimited=true')).map(({ id }) => id)).toEqual([13]);
  const query = 'searchText=агро&sort=title,desc&columns=title&columns=dayLimit&columns=tiles';
  const file = await admin.call('GET', `${base}/downloadListTariff?${query}`);
  expect((await file.text()).replace('\ufeff', '').split('\r\n').slice(0, 3)).toEqual([
    'Название;Запросов в день;Сервисы',
    'Нейро.Агро — премиум;;все',
    'Нейро.Агро — базовый;7;Claude',
  ]);
});
