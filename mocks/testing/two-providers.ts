/** Two providers behind the connections of a gateway: the first one has the habit of a test, the second one answers. */
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Schemas, StoredConnection } from '#mocks/store/database.ts';
import { allEvents, Client, openGateway } from './client.ts';
import { startUpstream, type TestUpstream } from './upstream.ts';
import type { HabitName } from './upstream-habits.ts';

/** Path of the operations of connections. */
export const connections = '/admin/externalApi';
/** The key of all connections. */
export const providerKey = 'sk-live-5b0e9d7c4a1f8e63-tail';

/** Fields of all connections but title, address and the next one. */
export const connectionFields = {
  provider: 'own',
  model: 'm-1',
  isInternal: true,
  timeout: 2,
  parallel: 5,
  perMinute: null,
  budget: null,
  warnAt: null,
  isDisabled: false,
};

/** Starts the providers for the tests of a file, and a gateway with a signed-in administrator for each test. */
export function twoProviders() {
  let started: readonly [TestUpstream, TestUpstream] | undefined;
  let client: Client | undefined;
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  beforeAll(async () => {
    started = await Promise.all([startUpstream(), startUpstream()]);
  });
  afterAll(() => {
    for (const one of started ?? []) one.close();
    log.mockRestore();
  });
  beforeEach(async () => {
    log.mockClear();
    const gateway = await openGateway({ masterKeys: [Buffer.alloc(32, 1)] });
    client = await new Client(gateway).login('admin@neuro.example');
  });
  const running = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('The providers are not started');
    return value;
  };
  const both = () => running(started);
  const administrator = () => running(client);

  async function add(title: string, baseUrl: string, fallbackUuid: string | null): Promise<string> {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const json = { ...connectionFields, title, baseUrl, fallbackUuid };
    const added = await administrator().call('POST', `${connections}/addConnection`, { json, headers });
    const { uuid } = (await added.json()) as Schemas['ExternalApi'];
    const sealed = await administrator().call('POST', `${connections}/changeKey`, {
      json: { uuid, version: 1, key: providerKey, keyExpires: null },
    });
    expect(sealed.status).toBe(200);
    return uuid;
  }
  const ask = async (...call: Parameters<Client['send']>) => allEvents(await administrator().send(...call));
  return {
    /** What the gateway has printed as errors. */
    log,
    get client() {
      return administrator();
    },
    get first() {
      return both()[0];
    },
    get second() {
      return both()[1];
    },
    /** Adds a connection with the key. Returns its uuid. */
    add,
    /** Connects a service to the first provider, with this habit, and to the second one for when the first fails. */
    async connect(service: string, habit?: HabitName, next: HabitName | undefined = 'plain') {
      const [first, second] = both();
      const { database } = administrator().gateway.deps;
      const other = await add('Второй', second.url(service === 'chatGpt' ? next : undefined), null);
      const connectionUuid = await add('Первый', first.url(habit), other);
      database.store.put(database.tileConnections, { value: service, connectionUuid });
      first.requests.length = 0;
      second.requests.length = 0;
      return { one: connectionUuid, other };
    },
    /** Number of requests to each provider. */
    asked: () => both().map(({ requests }) => requests.length),
    /** Sends a request. Returns the events of the answer. */
    ask,
    /** The type of the last event of an answer, or the code of its failure. */
    async endOf(...call: Parameters<Client['send']>) {
      const last = (await ask(...call)).at(-1);
      return last?.type === 'failed' ? last.error.code : last?.type;
    },
    /** Changes the row of a connection. */
    change(uuid: string, changed: Partial<StoredConnection>): void {
      const { database } = administrator().gateway.deps;
      const row = database.connections.get(uuid);
      if (row) database.store.put(database.connections, { ...row, ...changed, version: row.version + 1 });
    },
  };
}
