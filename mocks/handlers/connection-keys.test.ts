import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { memoryPersistence } from '#mocks/store/memory.ts';
import type { Change, Persistence } from '#mocks/store/store.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { seededPersistence } from '#mocks/testing/seeded.ts';

type ExternalApi = Schemas['ExternalApi'];

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const key = 'sk-live-5b0e9d7c4a1f8e63-tail';
const base = '/admin/externalApi';
const fields = {
  title: 'Шлюз',
  provider: 'other',
  baseUrl: 'https://gate.real.test/v1',
  model: null,
  isInternal: false,
  timeout: 2,
  parallel: 1,
  perMinute: null,
  budget: null,
  warnAt: null,
  fallbackUuid: null,
  isDisabled: false,
};

/** A state that is opened again and again, and all that was written to it. */
async function stateOf(): Promise<{ open: () => Persistence; written: () => string }> {
  const seeded = await seededPersistence();
  const start = [...seeded.load()];
  const changes: Change[] = [];
  const open = (): Persistence => {
    const memory = memoryPersistence();
    const latest = new Map(start.map((record) => [`${record.collection} ${record.key}`, record]));
    for (const { collection, key: name, value } of changes)
      if (typeof value === 'string') latest.set(`${collection} ${name}`, { collection, key: name, value });
      else if (value === null) latest.delete(`${collection} ${name}`);
    const write: Persistence['write'] = (more) => {
      changes.push(...more);
      memory.write(more);
    };
    return { ...memory, load: () => [...latest.values()], write, blobSizes: () => seeded.blobSizes() };
  };
  return { open, written: () => JSON.stringify(changes) };
}

const state = await stateOf();
/** Lines for the operator since the last start. */
const lines: string[] = [];

async function start(masterKeys: readonly Buffer[]): Promise<Client> {
  lines.length = 0;
  const print = (line: string) => lines.push(line);
  const gateway = await openGateway({ persistence: state.open(), masterKeys, print });
  return new Client(gateway).login('admin@neuro.example');
}
const post = (admin: Client, path: string, json: object) =>
  admin.call('POST', `${base}/${path}`, { json, headers: { 'idempotency-key': crypto.randomUUID() } });
async function connection(admin: Client): Promise<ExternalApi> {
  const { content } = await admin.json<Schemas['ExternalApiPage']>(
    'GET',
    `${base}/getListConnection?searchText=${encodeURIComponent(fields.title)}`,
  );
  const [found] = content;
  if (!found) throw new Error('no connection');
  return found;
}
async function setKey(admin: Client, text = key): Promise<Response> {
  const { uuid, version } = await connection(admin);
  return post(admin, 'changeKey', { uuid, version, key: text, keyExpires: null });
}
const sealedBy = (admin: Client) =>
  [...admin.gateway.deps.database.connectionKeys.values()].flatMap(({ sealed }) => sealed?.keyId ?? []);

test('[ADM-39] a key is stored sealed, survives another master key, and is sealed anew with the next one', async () => {
  const without = await start([]);
  expect((await post(without, 'addConnection', fields)).status).toBe(200);
  const refused = await setKey(without);
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'key', code: 'no-master-key' }] });

  const admin = await start([first]);
  expect((await setKey(admin)).status).toBe(200);
  expect(await connection(admin)).toMatchObject({ hasKey: true, keyTail: 'tail', status: 'unchecked' });
  expect(state.written()).not.toContain(key);
  expect(lines).toEqual([]);
  const [id] = sealedBy(admin);

  for (const [keys, why] of [
    [[], 'PORTAL_MASTER_KEY is not set'],
    [[second], 'they were sealed with another master key'],
  ] as const) {
    const lost = await start(keys);
    expect(lines).toEqual([`Keys:     not readable, ${why}: ${fields.title}`]);
    expect(await connection(lost)).toMatchObject({ hasKey: true, status: 'failing' });
    const { uuid } = await connection(lost);
    const check = await (await post(lost, 'checkConnection', { uuid })).json();
    expect(check).toMatchObject({ isOk: false, message: expect.stringMatching(/^Ключ не читается/) });
  }

  const rotated = await start([second, first]);
  expect(lines).toEqual(['Keys:     1 sealed with the new master key']);
  expect(sealedBy(rotated)).not.toEqual([id]);
  await start([second]);
  expect(lines).toEqual([]);
});

test('[ADM-39] a sealed key of another row or server does not open', async () => {
  const admin = await start([second]);
  const { database } = admin.gateway.deps;
  const { uuid } = await connection(admin);
  const row = database.connections.get(uuid);
  if (!row) throw new Error('no connection');
  database.store.put(database.connections, { ...row, baseUrl: 'https://thief.test/v1' });
  expect(await connection(admin)).toMatchObject({ status: 'failing' });
});
