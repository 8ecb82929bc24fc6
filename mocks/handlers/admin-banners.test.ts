import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Fields = Schemas['BannerFields'];

const base = '/admin/banners';
const niva = '7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01';
const plain: Fields = {
  title: 'Новость',
  text: '',
  link: null,
  tone: 'info',
  isClosable: true,
  isActive: true,
  starts: '2026-11-20',
  ends: '2026-11-23',
  companies: [],
  groups: [],
};

let now: Date;
let admin: Client;
let employee: Client;

beforeEach(async () => {
  now = new Date('2026-11-23T09:00:00Z');
  const gateway = await openGateway({ now: () => now });
  [admin, employee] = await Promise.all([
    new Client(gateway).login('admin@neuro.example'),
    new Client(gateway).login('employee@neuro.example'),
  ]);
});

const post = (path: string, json: object) =>
  admin.call('POST', `${base}/${path}`, { json, headers: { 'idempotency-key': crypto.randomUUID() } });
const add = (fields: Partial<Fields> = {}) => post('addBanner', { ...plain, ...fields });
const list = async (query = '') =>
  (await admin.json<Schemas['AdminBannerPage']>('GET', `${base}/getListBanner?size=100${query}`)).content;
const titles = async (client: Client) =>
  (await client.json<Schemas['Banner'][]>('GET', '/data/banners')).map(({ title }) => title);
const errorOf = async (response: Response) => (await response.json()) as Schemas['ErrorResponse'];

describe('[ADM-34] an announcement is seen at the next load of the main page', () => {
  test('from its first to its last day, while it is switched on', async () => {
    const { uuid, version } = (await (await add()).json()) as Schemas['AdminBanner'];
    expect((await titles(employee))[0]).toBe('Новость');
    // Noon of the last day in Moscow was above; sessions end within hours, so the next day needs a new one.
    now = new Date('2026-11-23T21:01:00Z');
    employee = await new Client(admin.gateway).login('employee@neuro.example');
    admin = await new Client(admin.gateway).login('admin@neuro.example');
    expect(await titles(employee)).not.toContain('Новость');
    expect((await list('&status=ended')).map(({ title }) => title)).toEqual(['Новость']);
    const changed = await post('changeBanner', { ...plain, ends: null, isActive: false, uuid, version });
    expect(await changed.json()).toMatchObject({ status: 'off', version: 2 });
    expect(await titles(employee)).not.toContain('Новость');
  });

  test('a draft by nobody, one for a company or a group by its people', async () => {
    await add({ title: 'Черновик', starts: null, ends: null });
    await add({ title: 'Для «Нивы»', companies: [niva] });
    await add({ title: 'Для коммерции', groups: ['COMMERCE'] });
    const commerce = await new Client(admin.gateway).login('commerce@neuro.example');
    expect((await titles(employee)).filter((title) => /^(Черновик|Для)/.test(title))).toEqual([]);
    expect(await titles(commerce)).toContain('Для коммерции');
    expect((await list('&status=draft')).map(({ title }) => title)).toEqual(['Черновик']);
  });

  test('at the place it was moved to', async () => {
    const { uuid } = (await (await add()).json()) as Schemas['AdminBanner'];
    expect((await post('moveBanner', { uuid, position: 99 })).status).toBe(204);
    expect((await titles(employee)).at(-1)).toBe('Новость');
  });
});

test('[ADM-20] faults are told at their fields, and no more than 20 are shown', async () => {
  const fieldOf = async (fields: Partial<Fields>) => (await errorOf(await add(fields))).errors?.[0]?.field;
  expect(await fieldOf({ ends: '2026-11-19' })).toBe('ends');
  expect(await fieldOf({ starts: null })).toBe('starts');
  expect(await fieldOf({ groups: ['NOBODY'] })).toBe('groups');
  expect(await fieldOf({ companies: [crypto.randomUUID()] })).toBe('companies');
  for (let count = (await list('&status=shown')).length; count < 20; count++)
    expect((await add()).status).toBe(200);
  expect((await errorOf(await add())).code).toBe('limit-reached');
  expect((await add({ starts: '2026-12-01', ends: null })).status).toBe(200);
});

test('[ADM-20] a link out of the portal is refused', async () => {
  const statuses = (...links: string[]) =>
    Promise.all(links.map(async (link) => (await add({ link })).status));
  const outside = ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example'];
  expect(await statuses(...outside)).toEqual([400, 400, 400, 400]);
  expect(await statuses('/', '/chat/claude?text=a')).toEqual([200, 200]);
});

test('[ADM-13] a stale version changes and deletes nothing', async () => {
  const { uuid } = (await (await add()).json()) as Schemas['AdminBanner'];
  expect((await errorOf(await post('changeBanner', { ...plain, uuid, version: 7 }))).code).toBe(
    'version-conflict',
  );
  const remove = (version: number) =>
    admin.call('DELETE', `${base}/deleteBanner?uuid=${uuid}&version=${version}`);
  expect((await remove(7)).status).toBe(409);
  expect((await remove(1)).status).toBe(204);
  expect(await titles(employee)).not.toContain('Новость');
});
