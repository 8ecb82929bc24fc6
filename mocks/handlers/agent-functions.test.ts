import net from 'node:net';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Page } from '#mocks/domain/lists/list.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type AgentFunction = Schemas['AgentFunction'];
type Draft = Schemas['FunctionDraft'];

const REQUEST = '7c2e9f10-3333-4a3b-8c4d-000000000011';
const RATES = '7c2e9f10-3333-4a3b-8c4d-000000000013';
const CALCULATOR = '7c2e9f10-3333-4a3b-8c4d-000000000001';
const SECRET = 'Bearer тайна-4711';

const draft: Draft = {
  title: 'Погода',
  name: 'weather',
  description: 'Погода в городе',
  method: 'GET',
  url: 'https://weather.example.ru/v1/{city}',
  body: '',
  changes: false,
  timeoutSeconds: 15,
  headers: [
    { name: 'Authorization', value: SECRET, isSecret: true },
    { name: 'Accept', value: 'application/json', isSecret: false },
  ],
  parameters:
    '{\n"type": "object",\n"properties": { "city": { "type": "string" } },\n"required": ["city"]\n}',
  sampleAnswer: '{"temperature":-4}',
};

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const add = (client: Client, json: Draft) =>
  client.call('POST', '/lab/function/addFunction', { json, headers: key() });
const added = async (client: Client, json: Draft) =>
  (await add(client, json)).json() as Promise<AgentFunction>;
const change = (client: Client, json: object) =>
  client.call('POST', '/lab/function/changeFunction', { json });
const read = (client: Client, id: string) =>
  client.json<AgentFunction>('GET', `/lab/function/getFunction?functionId=${id}`);
const attempt = (client: Client, json: object) =>
  client.json<Schemas['FunctionOutcome']>('POST', '/lab/function/testFunction', {
    json: { draft, arguments: '{"city":"Казань"}', isConfirmed: false, ...json },
    headers: key(),
  });

let maria: Client;
let olga: Client;
let pupil: Client;
beforeAll(async () => {
  const gateway = await openGateway();
  maria = await new Client(gateway).login('employee@neuro.example');
  olga = await new Client(gateway).login('company@neuro.example');
  pupil = await new Client(gateway).login('student@neuro.example');
});

test('[LAB-12] functions of the portal come first, then own ones and those of others; pupils have none', async () => {
  const titles = async (client: Client, query = '') =>
    (
      await client.json<Page<Schemas['FunctionCard']>>('GET', `/lab/function/getFunctions${query}`)
    ).content.map(({ title }) => title);
  expect(await titles(maria)).toEqual([
    'Даты и рабочие дни',
    'Калькулятор',
    'Поиск в таблице',
    'Счёт слов и знаков',
    'Курс валюты',
    'Остаток на складе',
    'Создать заявку',
  ]);
  expect(await titles(maria, '?scope=mine')).toEqual(['Остаток на складе', 'Создать заявку']);
  expect(await titles(olga, '?searchText=курс')).toEqual(['Курс валюты']);
  expect(await titles(pupil)).toEqual([]);
  for (const id of [REQUEST, crypto.randomUUID()])
    expect((await olga.call('GET', `/lab/function/getFunction?functionId=${id}`)).status).toBe(404);
  expect((await pupil.call('GET', `/lab/function/getFunction?functionId=${CALCULATOR}`)).status).toBe(404);
  expect((await add(pupil, draft)).status).toBe(404);
});

test('a mere user sees the address only of an open function, and functions of the portal are not changed', async () => {
  expect(await read(maria, RATES)).toMatchObject({
    right: 'use',
    url: expect.stringContaining('https://rates'),
  });
  const share = { uuid: RATES, visibility: 'company', groups: [], editorIds: [], isOpen: false };
  await olga.call('POST', '/lab/function/shareFunction', { json: share });
  expect(await read(maria, RATES)).toMatchObject({ url: '', headers: [], sampleAnswer: '' });
  expect((await change(maria, { uuid: RATES, version: 1, draft })).status).toBe(404);
  expect((await change(maria, { uuid: CALCULATOR, version: 1, draft })).status).toBe(404);
});

describe('secrets', () => {
  test('[LAB-15] a secret is in no answer and not in the state; absent keeps it, null removes it', async () => {
    const made = await add(maria, { ...draft, name: 'weather_secret' });
    const text = await made.clone().text();
    const { uuid, headers } = (await made.json()) as AgentFunction;
    expect(headers).toContainEqual({ name: 'Authorization', value: null, isSecret: true, isSet: true });
    expect(text).not.toContain('тайна');
    const stored = [
      ...maria.gateway.deps.database.functions.values(),
      ...maria.gateway.deps.database.answeredOnce.values(),
    ];
    expect(JSON.stringify(stored)).not.toContain('тайна');
    const kept = { ...draft, name: 'weather_secret', headers: [{ name: 'authorization', isSecret: true }] };
    const again = await change(maria, { uuid, version: 1, draft: kept });
    expect(await again.json()).toMatchObject({ version: 2, headers: [{ isSet: true, value: null }] });
    const removed = { ...kept, headers: [{ name: 'Authorization', isSecret: true, value: null }] };
    expect(await (await change(maria, { uuid, version: 2, draft: removed })).json()).toMatchObject({
      headers: [{ isSet: false, value: null }],
    });
    const plain = { ...kept, headers: [{ name: 'Authorization', isSecret: false }] };
    expect(await (await change(maria, { uuid, version: 3, draft: plain })).json()).toMatchObject({
      headers: [{ value: '' }],
    });
  });

  test.each(['https://weather.example.com/v1/{city}', 'https://weather.example.ru:8443/v1/{city}'])(
    '[LAB-16] with the origin of %s secrets are dropped; another path keeps them',
    async (url) => {
      const name = `weather_${crypto.randomUUID().slice(0, 8)}`;
      const { uuid } = await added(maria, { ...draft, name });
      const headers = [{ name: 'Authorization', isSecret: true }];
      const path = { ...draft, name, headers, url: 'https://weather.example.ru:443/v2/{city}' };
      expect(await (await change(maria, { uuid, version: 1, draft: path })).json()).toMatchObject({
        headers: [{ isSet: true }],
      });
      const moved = { ...draft, name, headers, url };
      expect(await (await change(maria, { uuid, version: 2, draft: moved })).json()).toMatchObject({
        headers: [{ isSet: false }],
      });
    },
  );
});

test('a function is checked by field, its name is unique, and older versions are refused', async () => {
  const wrong = await add(maria, {
    ...draft,
    method: 'POST',
    url: 'https://10.0.0.8/{city}',
    body: '{"x": "{town}"}',
    headers: [
      { name: 'X-Forwarded-For', value: '1', isSecret: false },
      { name: 'X-A', value: 'a\r\nHost: b', isSecret: false },
      { name: 'x-a', value: '', isSecret: false },
    ],
  });
  const { errors } = (await wrong.json()) as { errors: Schemas['FieldError'][] };
  expect(errors.map(({ field }) => field)).toEqual([
    'url',
    'body',
    'headers[0].name',
    'headers[1].value',
    'headers[2].name',
  ]);
  const schema = await add(maria, {
    ...draft,
    parameters: '{\n"type": "object",\n"properties": {\n"a": {"type": "object"}}}',
  });
  expect(await schema.json()).toMatchObject({
    errors: [{ field: 'parameters', message: 'Строка\u00a04: тип «object» здесь не\u00a0поддерживается' }],
  });
  for (const name of ['calculator', 'create_request'])
    expect(await (await add(maria, { ...draft, name })).json()).toMatchObject({ code: 'name-taken' });
  const { uuid } = await added(olga, draft);
  const { headers } = draft;
  const kept = {
    ...draft,
    headers: headers.map(({ value, ...rest }) => (rest.isSecret ? rest : { ...rest, value })),
  };
  expect(await (await change(olga, { uuid, version: 1, draft: kept })).json()).toMatchObject({ version: 1 });
  const next = { ...kept, timeoutSeconds: 5 };
  expect(await (await change(olga, { uuid, version: 1, draft: next })).json()).toMatchObject({ version: 2 });
  expect((await change(olga, { uuid, version: 1, draft: kept })).status).toBe(409);
  const share = { uuid, visibility: 'private', groups: [], editorIds: [1], isOpen: false };
  await olga.call('POST', '/lab/function/shareFunction', { json: share });
  const edited = { ...next, timeoutSeconds: 6 };
  expect(await (await change(maria, { uuid, version: 2, draft: edited })).json()).toMatchObject({
    version: 3,
    owner: { id: 3 },
    author: { id: 1, name: 'Мария Орлова' },
  });
});

test('a function that an agent may call stays', async () => {
  const remove = (id: string) => maria.call('DELETE', `/lab/function/deleteFunction?functionId=${id}`);
  const refused = await remove(REQUEST);
  expect(await refused.json()).toMatchObject({
    code: 'in-use',
    message: 'Функция нужна агентам: «Помощник закупок»',
  });
  const { uuid } = await added(maria, { ...draft, name: 'unused' });
  expect((await remove(uuid)).status).toBe(204);
  expect((await remove(uuid)).status).toBe(404);
});

test('[LAB-21] [LAB-17] a trial answers with the sample, needs consent to change data, and opens no connection', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const connected = vi.spyOn(net.Socket.prototype, 'connect');
  expect(await attempt(maria, {})).toMatchObject({ status: 'ok', result: '{"temperature":-4}' });
  expect(await attempt(maria, { arguments: '{"town":"Казань"}' })).toMatchObject({ status: 'refused' });
  const changing = { ...draft, method: 'DELETE' };
  expect(await attempt(maria, { draft: changing })).toMatchObject({
    status: 'refused',
    result: 'Вызов изменяет данные: подтвердите его',
  });
  expect(await attempt(maria, { draft: changing, isConfirmed: true })).toMatchObject({ status: 'ok' });
  const foreign = { draft, arguments: '{}', isConfirmed: true, functionId: REQUEST };
  const call = { json: foreign, headers: key() };
  expect((await olga.call('POST', '/lab/function/testFunction', call)).status).toBe(404);
  const address = {
    draft: { ...draft, url: 'https://169.254.169.254/' },
    arguments: '{}',
    isConfirmed: true,
  };
  expect(
    (await maria.call('POST', '/lab/function/testFunction', { json: address, headers: key() })).status,
  ).toBe(422);
  expect(fetched).not.toHaveBeenCalled();
  expect(connected).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
