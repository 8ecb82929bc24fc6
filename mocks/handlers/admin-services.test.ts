import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Service = Schemas['AdminService'];

let admin: Client;
let employee: Client;

beforeEach(async () => {
  const gateway = await openGateway();
  [admin, employee] = await Promise.all([
    new Client(gateway).login('admin@neuro.example'),
    new Client(gateway).login('employee@neuro.example'),
  ]);
});

const base = '/admin/tile';
const post = (path: string, json: object) =>
  admin.call('POST', `${base}/${path}`, { json, headers: { 'idempotency-key': crypto.randomUUID() } });
const list = async (query = '') =>
  (await admin.json<Schemas['AdminServicePage']>('GET', `${base}/getListTile?size=100${query}`)).content;
const named = async (name: string): Promise<Service> => {
  const found = (await list()).find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
function fieldsOf(row: Service): Schemas['ServiceFields'] {
  const { title, description, group, external, isPopular, disabled, disabledReason, tags } = row;
  const { typeInput, models, connectionUuid, dayLimit, groups, companies } = row;
  return {
    title,
    description,
    group: group ?? 'other',
    external,
    isPopular,
    disabled,
    disabledReason,
    tags,
    typeInput,
    models,
    connectionUuid,
    dayLimit,
    groups: groups.map(({ value }) => value),
    companies: companies.map(({ value }) => value),
  };
}
async function change(name: string, fields: Partial<Schemas['ServiceChange']>): Promise<Response> {
  const row = await named(name);
  return post('changeTile', { ...fieldsOf(row), uuid: row.uuid, version: row.version, ...fields });
}
const seen = (client: Client) => client.json<Schemas['Tile'][]>('GET', '/tile/getTile');
const names = async (client: Client) => (await seen(client)).map(({ value }) => value);
const bodyOf = async (response: Response) => (await response.json()) as Schemas['ErrorResponse'];
const fieldOf = async (response: Response) => (await bodyOf(response)).errors?.[0]?.field;

describe('[ADM-34] at the next load of the main page acts', () => {
  test('the place of a tile', async () => {
    const { uuid } = await named('claude');
    expect((await post('moveTile', { uuid, position: 0 })).status).toBe(204);
    expect((await names(employee)).slice(0, 2)).toEqual(['claude', 'chatGpt']);
    expect((await post('moveTile', { uuid, position: 999 })).status).toBe(204);
    expect((await names(employee)).at(-1)).toBe('claude');
    expect((await named('claude')).position).toBe(30);
    expect((await list('&sort=position,desc'))[0]?.name).toBe('claude');
  });

  test('what its form says', async () => {
    const changed = await change('claude', {
      title: 'Клод',
      external: false,
      isPopular: false,
      tags: ['код'],
    });
    expect(changed.status).toBe(200);
    const tile = (await seen(employee)).find(({ value }) => value === 'claude');
    expect(tile).toMatchObject({ title: 'Клод', external: false, isPopular: false, tags: ['код'] });
  });

  test('that it is disabled, with the reason for whoever sends', async () => {
    const { uuid } = await named('claude');
    const job = await post('changeListTile', {
      keys: [uuid, (await named('chatGpt')).uuid],
      action: { kind: 'disable', reason: 'Плановые работы' },
    });
    expect(await job.json()).toMatchObject({ changed: 2 });
    const disabled = (await seen(employee)).filter((tile) => tile.disabled).map(({ value }) => value);
    expect(disabled).toEqual(expect.arrayContaining(['claude', 'chatGpt']));
    const refused = await employee.send('Привет', { service: 'claude', accept: 'application/json' });
    expect([refused.status, (await bodyOf(refused)).message]).toEqual([
      400,
      'Сервис пока не\u00a0принимает запросы. Плановые работы',
    ]);
  });

  test('for which groups and companies it is', async () => {
    await change('claude', { groups: ['COMMERCE'] });
    await change('gemini', { companies: ['7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01'] });
    expect(await names(employee)).not.toContain('claude');
    expect(await names(employee)).not.toContain('gemini');
    const commerce = await new Client(admin.gateway).login('commerce@neuro.example');
    expect(await names(commerce)).toContain('claude');
    expect((await list('&group=COMMERCE')).map(({ name }) => name)).toEqual(['claude']);
  });

  test('its limit of a day and its models', async () => {
    const models = [{ value: 'opus-6', title: 'Opus 6', isDefault: true }];
    expect((await change('claude', { dayLimit: 1, models })).status).toBe(200);
    const send = () => employee.send('Привет', { service: 'claude', accept: 'application/json' });
    const { answer } = (await (await send()).json()) as { answer: Schemas['Message'] };
    expect(answer.model).toBe('opus-6');
    expect((await send()).status).toBe(429);
    const limits = await employee.json<Schemas['ServiceLimit'][]>('GET', '/user/limits');
    expect(limits.find(({ serviceType }) => serviceType === 'claude')).toMatchObject({ used: 1, limit: 1 });
  });
});

test('[ADM-20] a service is enabled with a connection only, has one default model and a title of its own', async () => {
  expect(await fieldOf(await change('claude', { connectionUuid: null }))).toBe('connectionUuid');
  expect((await change('claude', { connectionUuid: null, disabled: true })).status).toBe(200);
  const { uuid } = await named('claude');
  const job = await post('changeListTile', { keys: [uuid], action: { kind: 'enable' } });
  expect(await job.json()).toMatchObject({ changed: 0, refused: 1 });
  const two = [
    { value: 'a', title: 'A', isDefault: true },
    { value: 'b', title: 'B', isDefault: true },
  ];
  expect(await fieldOf(await change('gemini', { models: two }))).toBe('models');
  expect(await fieldOf(await change('gemini', { title: 'chatgpt' }))).toBe('title');
  expect(await fieldOf(await change('gemini', { groups: ['NOBODY'] }))).toBe('groups');
  expect((await bodyOf(await change('gemini', { version: 7 }))).code).toBe('version-conflict');
});

test('[ADM-27] a service with chats is not deleted; one without is', async () => {
  await employee.send('Привет', { service: 'gemini', accept: 'application/json' });
  const used = await named('gemini');
  const remove = ({ uuid, version }: Service) =>
    admin.call('DELETE', `${base}/deleteTile?uuid=${uuid}&version=${version}`);
  expect((await bodyOf(await remove(used))).message).toMatch(/есть \d+.чат/);
  const added = await post('addTile', {
    ...fieldsOf(used),
    name: 'qwen',
    serviceType: 'qwen',
    title: 'Qwen',
    models: [],
  });
  const qwen = (await added.json()) as Service;
  expect((await names(employee)).at(-1)).toBe('qwen');
  expect(await fieldOf(await post('addTile', { ...fieldsOf(qwen), name: 'QWEN', serviceType: 'qwen' }))).toBe(
    'name',
  );
  expect((await remove(qwen)).status).toBe(204);
  expect(await names(employee)).not.toContain('qwen');
});
