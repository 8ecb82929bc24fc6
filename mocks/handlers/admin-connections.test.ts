import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isServed } from '#mocks/domain/connections/connection.ts';
import { storedFields } from '#mocks/domain/connections/connection-fields.ts';
import type { Model } from '#mocks/domain/model/model.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { memoryPersistence } from '#mocks/store/memory.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type ExternalApi = Schemas['ExternalApi'];
type Fields = Schemas['ConnectionFields'];

const openAi = '6e2b9d40-0001-4a7f-b1c8-5d3f9a0e2c01';
const anthropic = openAi.replace('0001', '0002');
const openRouter = openAi.replace('0001', '0003');
const yandex = openAi.replace('0001', '0004');
const own = openAi.replace('0001', '0007');
const elevenLabs = openAi.replace('0001', '0008');
const key = 'sk-live-5b0e9d7c4a1f8e63-tail';

let admin: Client;
/** Everything that was written to disk. */
let written: string[];

async function open(model?: Model): Promise<void> {
  written = [];
  const memory = memoryPersistence();
  const write: typeof memory.write = (changes) => {
    written.push(JSON.stringify(changes));
    memory.write(changes);
  };
  const gateway = await openGateway({ persistence: { ...memory, write }, ...(model && { model }) });
  admin = await new Client(gateway).login('admin@neuro.example');
}
beforeEach(() => open());

const base = '/admin/externalApi';
const read = (uuid: string) => admin.json<ExternalApi>('GET', `${base}/getConnection?uuid=${uuid}`);
const post = (path: string, json: object) =>
  admin.call('POST', `${base}/${path}`, { json, headers: { 'idempotency-key': crypto.randomUUID() } });
const fieldsOf = (row: ExternalApi): Fields => storedFields({ ...row, provider: row.provider ?? 'other' });
/** Saves a connection with some fields changed. */
async function change(uuid: string, fields: Partial<Schemas['ConnectionChange']>): Promise<Response> {
  const row = await read(uuid);
  const { version } = row;
  return post('changeConnection', { ...fieldsOf(row), uuid, version, isKeyErased: false, ...fields });
}
const setKey = async (uuid: string, text = key): Promise<Response> =>
  post('changeKey', { uuid, version: (await read(uuid)).version, key: text, keyExpires: '2027-03-01' });
/** Names of the refused fields. */
async function refusedBy(response: Response): Promise<string[]> {
  expect(response.status).toBe(422);
  return ((await response.json()) as Schemas['ErrorResponse']).errors?.map(({ field }) => field) ?? [];
}

test('[ADM-06] the file of the connections has days as a Russian Excel reads them', async () => {
  const text = await (await admin.call('GET', `${base}/downloadListConnection`)).text();
  expect(text).toMatch(/;\d{2}\.\d{2}\.\d{4};/);
  expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});

describe('[ADM-26] the key of a provider', () => {
  test('is in no answer, in no file, not on disk and not in the audit', async () => {
    const answers = [
      await (await setKey(openAi)).text(),
      await (await change(openAi, { budget: 1 })).text(),
      JSON.stringify(await admin.json('GET', `${base}/getListConnection`)),
      await (await admin.call('GET', `${base}/downloadListConnection`)).text(),
      await (await post('checkConnection', { uuid: openAi })).text(),
      JSON.stringify([...admin.gateway.deps.database.audit.values()]),
      JSON.stringify(written),
    ];
    expect(answers.filter((text) => text.includes(key.slice(0, 16)))).toEqual([]);
    const { audit } = admin.gateway.deps.database;
    const changes = [...audit.values()].flatMap((entry) => entry.changes);
    expect(changes).toContainEqual({ field: 'key', before: null, after: 'изменено' });
  });

  test('shows its last characters if it is long, and is kept when other fields are saved', async () => {
    await setKey(openAi);
    await change(openAi, { title: 'OpenAI, новый договор', baseUrl: 'https://api.openai.example/v2' });
    expect(await read(openAi)).toMatchObject({ hasKey: true, keyTail: 'tail', keyExpires: '2027-03-01' });
    await setKey(openAi, 'short-key-5678');
    expect(await read(openAi)).toMatchObject({ hasKey: true, keyTail: null });
  });

  test('is not sent to another host: it has to be erased, and a new one is needed', async () => {
    const baseUrl = 'https://proxy.example/v1';
    expect(await refusedBy(await change(openAi, { baseUrl }))).toEqual(['isKeyErased']);
    expect((await change(openAi, { baseUrl, isKeyErased: true })).status).toBe(200);
    expect(await read(openAi)).toMatchObject({ hasKey: false, keyTail: null, status: 'unchecked' });
    expect(await (await post('checkConnection', { uuid: openAi })).json()).toMatchObject({ isOk: false });
    await setKey(openAi);
    expect(await (await post('checkConnection', { uuid: openAi })).json()).toMatchObject({ isOk: true });
  });

  test('with a blank, too short, too long or masked is refused, and the old one stays', async () => {
    await setKey(openAi);
    for (const wrong of ['short', 'a b c d e f g h', 'x'.repeat(4001), '••••tail', 'sk-••••••••tail'])
      expect((await setKey(openAi, wrong)).status).toBe(400);
    for (const wrong of ['********3f9a', 'sk-...3f9a', 'sk-live-****3f9a'])
      expect(await refusedBy(await setKey(openAi, wrong))).toEqual(['key']);
    expect(await read(openAi)).toMatchObject({ hasKey: true, keyTail: 'tail' });
  });
});

describe('[ADM-26] a connection is refused at its field', () => {
  test.each([
    ['ftp://api.openai.example', ['baseUrl'], 400],
    ['http://api.openai.example', ['baseUrl'], 422],
    ['https://user:password@api.openai.example/v1', ['baseUrl'], 422],
    ['https://169.254.169.254/v1', ['fallbackUuid', 'baseUrl', 'isKeyErased'], 422],
  ])('with the address %s', async (baseUrl, fields, status) => {
    const response = await change(openAi, { baseUrl });
    expect(response.status).toBe(status);
    if (status === 422) expect(await refusedBy(response)).toEqual(fields);
  });

  test('with a private address without the perimeter', async () => {
    const baseUrl = 'https://10.0.0.5/v1';
    expect(await refusedBy(await change(own, { isInternal: false }))).toEqual(['baseUrl']);
    expect((await change(own, { baseUrl })).status).toBe(200);
  });

  test('with a circle of fallbacks, with an unknown one, and with one that leads out of the perimeter', async () => {
    expect((await change(openRouter, { fallbackUuid: anthropic })).status).toBe(422);
    const circle = await change(openRouter, { fallbackUuid: openAi });
    expect(await circle.json()).toMatchObject({
      errors: [{ message: 'Запасные подключения замкнулись: OpenRouter → OpenAI → OpenRouter' }],
    });
    expect(await refusedBy(await change(openAi, { fallbackUuid: openAi }))).toEqual(['fallbackUuid']);
    expect(await refusedBy(await change(openAi, { fallbackUuid: crypto.randomUUID() }))).toHaveLength(1);
    expect(await refusedBy(await change(own, { fallbackUuid: openAi }))).toEqual(['fallbackUuid']);
  });

  test('with a name that is taken', async () => {
    const response = await change(openAi, { title: 'anthropic ' });
    expect(await response.json()).toMatchObject({ code: 'name-taken', errors: [{ field: 'title' }] });
  });
});

describe('[ADM-20] a check', () => {
  const checked = async (uuid: string) =>
    (await post('checkConnection', { uuid })).json() as Promise<Schemas['ConnectionCheck']>;
  const model = (answer: Model['answer']): Model => ({ name: 'upstream', answer });

  test('that fails is an answer, and the status of the connection', async () => {
    expect(await checked(elevenLabs)).toEqual({
      isOk: false,
      latency: null,
      message: expect.stringMatching(/503/),
    });
    expect(await read(elevenLabs)).toMatchObject({ status: 'failing' });
    expect(await checked(own)).toMatchObject({ isOk: true, message: '' });
    expect(await read(own)).toMatchObject({ status: 'working' });
  });

  test('asks the upstream if there is one', async () => {
    const ask = vi.fn(async function* () {
      yield { type: 'delta', text: 'да' } as const;
    });
    await open(model(ask));
    expect(await checked(elevenLabs)).toMatchObject({ isOk: true });
    expect(ask).toHaveBeenCalledOnce();
    const fail = (): never => {
      throw new ModelFailure('upstream-timeout');
    };
    await open(model(fail));
    const failed = await checked(own);
    expect(failed).toMatchObject({ isOk: false, message: expect.stringMatching(/[А-я]/) });
  });

  test('is over when the address changes', async () => {
    await checked(own);
    await change(own, { baseUrl: 'https://llm2.neuro.internal/v1' });
    expect(await read(own)).toMatchObject({ status: 'unchecked', checked: null });
  });
});

describe('[ADM-27] a connection', () => {
  const remove = async (uuid: string) => {
    const { version } = await read(uuid);
    return admin.call('DELETE', `${base}/deleteConnection?uuid=${uuid}&version=${version}`);
  };

  test('that is in use stays, and the answer says by how many', async () => {
    const response = await remove(openRouter);
    expect(await response.json()).toMatchObject({
      code: 'in-use',
      message: 'Удалить нельзя, подключение используют: 4\u00a0сервиса; как запасное 2\u00a0подключения',
    });
    expect((await read(openRouter)).hasKey).toBe(true);
  });

  test('that nothing uses is deleted with its key', async () => {
    const fields = { ...fieldsOf(await read(openAi)), title: 'Запасной шлюз', fallbackUuid: null };
    const { uuid } = (await (await post('addConnection', fields)).json()) as ExternalApi;
    await setKey(uuid);
    expect((await admin.call('DELETE', `${base}/deleteConnection?uuid=${uuid}&version=1`)).status).toBe(409);
    expect((await remove(uuid)).status).toBe(204);
    expect(admin.gateway.deps.database.connectionKeys.get(uuid)).toBeUndefined();
  });

  test('that is switched off hands its services to its fallback, and closes those without one', async () => {
    await change(openAi, { isDisabled: true });
    expect((await admin.send('Привет', { service: 'chatGpt' })).status).toBe(200);
    await change(openRouter, { isDisabled: true });
    const refused = await admin.send('Привет', { service: 'chatGpt' });
    expect(await refused.json()).toMatchObject({
      status: 400,
      message: 'Сервис пока не\u00a0принимает запросы',
    });
    const tiles = await admin.json<Schemas['Tile'][]>('GET', '/tile/getTile');
    const isOpen = (name: string) => tiles.some(({ value, disabled }) => value === name && !disabled);
    expect([isOpen('chatGpt'), isOpen('llama')]).toEqual([false, true]);
  });

  test('without a key hands its services over, too, until it has a new one', async () => {
    const { database } = admin.gateway.deps;
    await change(yandex, { baseUrl: 'https://ai.example/v1', isKeyErased: true });
    expect([isServed(database, 'yaChat'), isServed(database, 'chatGpt')]).toEqual([false, true]);
    await setKey(yandex);
    expect(isServed(database, 'yaChat')).toBe(true);
  });
});

test('[ADM-05] the list has eight connections, whose numbers are those of their services', async () => {
  admin = await new Client(
    await openGateway({ people: 200, now: () => new Date('2026-11-20T12:00:00Z') }),
  ).login('admin@neuro.example');
  const listed = (query: string) =>
    admin.json<Schemas['ExternalApiPage']>('GET', `${base}/getListConnection?${query}`);
  const { content, totalElements } = await listed('sort=spent,desc');
  expect(totalElements).toBe(8);
  expect(content[0]?.spent).toBeGreaterThan(0);
  expect(content.find(({ uuid }) => uuid === openAi)?.p95).toBeGreaterThan(1000);
  expect(content.find(({ uuid }) => uuid === own)).toMatchObject({
    spent: 0,
    status: 'slow',
    statusReason: expect.stringMatching(/^95\u00a0% ответов за\u00a0\d/),
  });
  expect((await listed('searchText=chatgpt')).content.map(({ uuid }) => uuid)).toEqual([openAi]);
  expect((await listed('status=failing&provider=elevenlabs')).totalElements).toBe(1);
});
