import { expect, test, vi } from 'vitest';
import { type Operation, operations } from '#mocks/contract/contract.ts';
import { callTo } from '#mocks/testing/calls.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { oldState, oldVersions } from '#mocks/testing/old-states.ts';
import { stateOnDisk } from '#mocks/testing/state-on-disk.ts';
import type { Collection } from './collection.ts';
import { type Database, itemsOf, openDatabase } from './database.ts';
import { memoryPersistence } from './memory.ts';
import { steps } from './steps.ts';
import { upgraded } from './upgrade.ts';

// Reads the whole administration of each state.
vi.setConfig({ testTimeout: 60_000 });

const ADMIN = 'admin@neuro.example';

/** Objects that are asked for one by one. */
const MOST = 6;

/** Operations that change something or that only send a letter, and streams that wait. */
const isLeftOut = ({ id }: Operation): boolean =>
  /Send$|Confirm$|StreamResume$|^authLogout$|^guestBotRead$/.test(id);

const keysOf = <T>(collection: Collection<T>): string[] => [...collection.values()].map(collection.keyOf);

/** Keys of the objects that an operation reads, by the first word of its id that is listed. */
function objectsOf(database: Database): [RegExp, () => string[]][] {
  const uuidsOf = (items: readonly { readonly uuid: string }[]) => items.map(({ uuid }) => uuid);
  return [
    [/Token/, () => keysOf(database.tokens)],
    [/Banner/, () => uuidsOf(itemsOf(database.banners))],
    [/UserRead/, () => [...database.users.values()].map(({ profile }) => String(profile.id))],
    [/UserFind/, () => keysOf(database.users)],
    [/Company(?!Request)(?:Read|List)/, () => keysOf(database.companies)],
    [/Error/, () => keysOf(database.errors)],
    [/Connection/, () => keysOf(database.connections)],
    [/Feedback/, () => keysOf(database.feedback)],
    [/Group/, () => keysOf(database.groups)],
    [/Mailing/, () => keysOf(database.mailings)],
    [/Letter/, () => keysOf(database.letters)],
    [/^adminTemplate/, () => keysOf(database.templates)],
    [/Audit/, () => keysOf(database.audit)],
    [/usageLog|chatResult/, () => keysOf(database.messages)],
    [/[rR]eport/, () => keysOf(database.reports)],
    [/Request/, () => keysOf(database.requests)],
    [/Service/, () => uuidsOf(itemsOf(database.tiles))],
    [/Import/, () => keysOf(database.imports)],
    [/^job/, () => keysOf(database.jobs)],
    [/^document/, () => uuidsOf(itemsOf(database.documents))],
    [/Share/, () => keysOf(database.shares)],
    [/^file/, () => keysOf(database.files)],
    [/[aA]gent|guestBotList/, () => keysOf(database.agents)],
    [/function/, () => keysOf(database.functions)],
    [/guestLink/, () => keysOf(database.guestBots)],
    [/[tT]emplate/, () => keysOf(database.labTemplates)],
    [/presentation/, () => keysOf(database.presentations)],
    [/history|chat/, () => keysOf(database.chats)],
  ];
}

/** Parameters that name no object. */
const fixed: Readonly<Record<string, string>> = { resultId: 'r1', version: '1', searchText: 'а' };

/** The paths of an operation, with the keys of the state in place of the required parameter that names an object. */
function pathsOf(database: Database, operation: Operation, now: Date): string[] {
  const day = (ago: number) => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  const given: Readonly<Record<string, string>> = { ...fixed, from: day(30), to: day(0) };
  const named = operation.parameters.filter(({ required, in: place }) => required && place !== 'header');
  const object = named.find(({ name }) =>
    /^(?:uuid|id|idFile|name|email|chatUuid|\w+Id|\w+Uuid)$/.test(name),
  );
  const replace = Object.fromEntries(named.flatMap(({ name }) => (given[name] ? [[name, given[name]]] : [])));
  if (!object) return [callTo(operation, replace).path];
  const [, keys] = objectsOf(database).find(([pattern]) => pattern.test(operation.id)) ?? [];
  return (keys?.() ?? [])
    .slice(0, MOST)
    .map((key) => callTo(operation, { ...replace, [object.name]: key }).path);
}

/** Reads everything that the person can read. Returns what fails or departs from the contract. */
async function readAll(client: Client): Promise<string[]> {
  const { database, now } = client.gateway.deps;
  const problems: string[] = [];
  for (const operation of operations) {
    if (operation.method !== 'get' || isLeftOut(operation)) continue;
    for (const path of pathsOf(database, operation, now())) {
      try {
        const response = await client.call('GET', path);
        await response.arrayBuffer();
        if (response.status >= 500) problems.push(`${operation.id} ${path}: ${response.status}`);
      } catch (error) {
        problems.push(`${operation.id} ${path}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  return problems;
}

test.each(oldVersions)('[CON-06] a state of version %s is read as the contract says', async (version) => {
  const gateway = await openGateway({ persistence: oldState(version) });
  const people = [...gateway.deps.database.users.values()].filter(({ email }) =>
    [ADMIN, 'company@neuro.example', 'employee@neuro.example'].includes(email),
  );
  for (const { email } of people) {
    const client = await new Client(gateway).login(email);
    expect(await readAll(client), email).toEqual([]);
  }
  gateway.close();
});

test('[CON-06] feedback without a number gets a free one, once, and its file says so', () => {
  const state = stateOnDisk();
  const before = state.open();
  const feedback = [{ id: 'a' }, { id: 'b', number: 1 }, { id: 'c', number: null }, { id: 'd', number: 3 }];
  before.write(
    feedback.map((one) => ({ collection: 'feedback', key: one.id, value: JSON.stringify(one) })),
    0,
  );
  before.close();
  const numbers = () => {
    const persistence = state.open();
    expect(persistence.stepsDone).toBe(again ? steps.length : 0);
    const { store, feedback: read } = openDatabase(persistence);
    again = true;
    const found = ['a', 'b', 'c', 'd'].map((id) => read.get(id)?.number);
    store.close();
    return found;
  };
  let again = false;
  expect(numbers()).toEqual([2, 1, 4, 3]);
  expect(numbers()).toEqual([2, 1, 4, 3]);
});

test('[CON-06] a record of an earlier version that cannot be read is named; a newer state is refused', () => {
  const persistence = {
    ...memoryPersistence(),
    load: () => [{ collection: 'feedback', key: 'x', value: '{"number":' }],
  };
  const refuse = () => {
    throw new Error('feedback/y has no date');
  };
  expect(() => [...upgraded(persistence, [{ collection: 'feedback', change: refuse }])]).toThrow(
    /record feedback\/x cannot be read\./,
  );
  const whole = { ...persistence, load: () => [{ collection: 'feedback', key: 'y', value: '{}' }] };
  expect(() => [...upgraded(whole, [{ collection: 'feedback', change: refuse }])]).toThrow(
    /feedback of an earlier version \(feedback\/y has no date\) cannot be read/,
  );
  const newer = stateOnDisk();
  const made = newer.open();
  made.write([], steps.length + 1);
  made.close();
  expect(() => newer.open()).toThrow(/was written by a newer version/);
});

test('[CON-06] a file without contents is named at the start, by its id', async () => {
  const lines: string[] = [];
  const state = oldState('0.2.0');
  const ids = [...state.load()].flatMap(({ collection, key }) => (collection === 'file' ? [key] : []));
  const [lost = ''] = ids;
  state.write([{ collection: 'blob', key: lost, value: null }]);
  const gateway = await openGateway({ persistence: state, print: (line) => lines.push(line) });
  expect(lines).toEqual([`File ${lost} has no contents. Only a backup can have them.`]);
  gateway.close();
});
