import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, resolved, type Schema } from './contract/contract.ts';
import type { Schemas } from './store/database.ts';
import { Client, openGateway } from './testing/client.ts';
import { keyed, otherAdministrator, strangerOf } from './testing/company-area.ts';
import {
  alike,
  brandLook,
  type Case,
  missing,
  niva,
  type Objects,
  ownFeedback,
  parts,
  refused,
  second,
  single,
} from './testing/company-keys.ts';
import { putImport } from './testing/people-lists.ts';
import { putMonthly, putReadyReport } from './testing/reports.ts';

type Operation = (typeof operations)[number];

/** Names under which operations take the key of an object, or of somebody. */
const keyNames = new Set('uuid id keys value user actor assignee assigneeId email file company'.split(' '));

/** The names of all properties of a schema, at any depth. */
function propertiesOf(schema: unknown, found: Set<string> = new Set(), seen: Set<unknown> = new Set()) {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return found;
  seen.add(schema);
  if (Array.isArray(schema)) {
    for (const one of schema) propertiesOf(one, found, seen);
    return found;
  }
  const { properties = {}, items, allOf, oneOf, anyOf } = resolved(schema as Schema);
  for (const [name, one] of Object.entries(properties as Record<string, unknown>)) {
    found.add(name);
    propertiesOf(one, found, seen);
  }
  for (const part of [items, allOf, oneOf, anyOf]) propertiesOf(part, found, seen);
  return found;
}

const takesKey = ({ parameters, body }: Operation): boolean =>
  [...parameters.map(({ name }) => name), ...propertiesOf(body?.schema)].some((name) => keyNames.has(name));

/** The operations of a company's administrator, and of who starts jobs there, that take a key. */
const keyedOperations = operations.filter(
  (operation) =>
    (operation.access.includes('companyAdmin') || operation.path.startsWith('/user/jobs/')) &&
    takesKey(operation),
);

let client: Client;
let foreign: Objects;
/** What the other company has, as it is stored. */
let stored: () => string;

beforeAll(async () => {
  client = await new Client(await openGateway({ people: 120 })).login('company@neuro.example');
  const { database, now } = client.gateway.deps;
  const other = await otherAdministrator(client, niva);
  const owner = 'employee@neuro.example';
  const { email, profile } = strangerOf(client);
  const date = now().toISOString();
  database.store.write((transaction) => {
    transaction.put(database.feedback, {
      id: parts.feedback,
      number: 1,
      owner: email,
      email,
      groupId: 4,
      text: 'Тайна',
      assigneeId: 1,
      isError: false,
      date,
      file: { idFile: parts.feedback, name: 'тайна.png', size: 1 },
    });
    const own = 'commerce@neuro.example';
    transaction.put(database.feedback, {
      id: ownFeedback,
      number: 2,
      owner: own,
      email: own,
      groupId: 4,
      text: 'Вопрос',
      isError: false,
      date,
    });
    transaction.blob(parts.feedback, Uint8Array.of(1));
    const ofNiva = { ownerId: 1, companyUuid: niva };
    const change = { version: 1, created: date, changed: date, changedBy: owner };
    transaction.put(database.brands, { companyUuid: niva, look: brandLook, ...change });
    putReadyReport(database, transaction, { uuid: parts.report, ...ofNiva });
    putMonthly(database, transaction, { uuid: parts.schedule, ...ofNiva });
    transaction.put(database.views, {
      uuid: parts.view,
      owner,
      table: 'companyAdmin/users/users-table',
      name: 'Тайные',
      search: '',
      isShared: true,
      ...change,
    });
  });
  putImport(other, owner, parts.import);
  const started = await other.json<Schemas['Job']>('POST', '/user/company/users/changeListUser', {
    json: { selection: { keys: [profile.id] }, action: { kind: 'place', department: 'Тайный' } },
    headers: keyed(),
  });
  const entry = [...database.audit.values()].find(({ actor }) => actor === owner)?.uuid ?? '';
  foreign = { ...parts, entry, company: niva, user: profile.id, admin: 1, email, job: started.uuid };
  const {
    companies,
    users,
    feedback: messages,
    reports,
    schedules,
    imports,
    jobs,
    views,
    brands,
    budgets,
  } = database;
  stored = () =>
    JSON.stringify([
      companies.get(niva),
      users.get(email),
      messages.get(parts.feedback),
      reports.get(parts.report),
      schedules.get(parts.schedule),
      imports.get(parts.import),
      jobs.get(started.uuid),
      views.get(parts.view),
      budgets.get(parts.budget),
      brands.get(niva),
      messages.get(ownFeedback),
    ]);
}, 60_000);
afterAll(() => client.gateway.close());

/** Status and text of an answer with the rows of its job; keys and times are removed. */
async function answered(operation: Operation, make: Case, objects: Objects): Promise<[number, string]> {
  const { query = {}, ...rest } = make(objects);
  const headers = operation.parameters.some(({ name }) => name === 'Idempotency-Key') ? keyed() : {};
  const path = `${operation.path}?${new URLSearchParams(query)}`;
  const response = await client.call(operation.method.toUpperCase(), path, { ...rest, headers });
  const text = await response.text();
  const started: unknown = /"processed":/.test(text) ? JSON.parse(text).uuid : undefined;
  const rows = started
    ? await (await client.call('GET', `/user/jobs/getListRow?uuid=${started}&size=100`)).text()
    : '';
  const { admin: _admin, ...keys } = objects;
  const shown = Object.values(keys).reduce(
    // Whole words only: an id such as 3 can be a part of a UUID.
    (all: string, key) => all.replaceAll(new RegExp(`(?<![\\w-])${key}(?![\\w-])`, 'g'), 'KEY'),
    text + rows,
  );
  const plain = shown
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT');
  return [response.status, plain];
}

describe('[COMP-02] what another company has', () => {
  test('is asked for by every operation of a company’s administrator that takes a key', () => {
    const named = [...Object.keys(single), ...Object.keys(alike)];
    expect(keyedOperations.map(({ id }) => id).sort()).toEqual(named.sort());
  });

  test.each(keyedOperations.map((operation) => [operation.id, operation] as const))(
    'is not there for %s',
    async (id, operation) => {
      const make = single[id] ?? alike[id];
      if (!make) throw new Error(`No case for ${id}`);
      const before = stored();
      const [status, text] = await answered(operation, make, foreign);
      expect([status, text]).toEqual(await answered(operation, make, missing));
      expect(status, text).toBe(id in single ? 404 : (refused[id] ?? 200));
      expect(stored()).toBe(before);
    },
  );

  test.each(second)('is not there for %s by a second key', async (id, make) => {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`The contract has no ${id}`);
    const before = stored();
    const answer = await answered(operation, make, foreign);
    expect(answer).toEqual(await answered(operation, make, missing));
    expect([200, 422], answer[1]).toContain(answer[0]);
    expect(stored()).toBe(before);
  });

  test('is there for its own administrator: the keys are real', async () => {
    const own = await new Client(client.gateway).login('employee@neuro.example');
    const reads: readonly [string, string, string][] = [
      ['/user/company/users/getUser', 'id', String(foreign.user)],
      ['/user/company/feedback/downloadFile', 'uuid', foreign.feedback],
      ['/user/company/reports/downloadReport', 'uuid', foreign.report],
      ['/user/company/users/getListImportRow', 'uuid', foreign.import],
      ['/user/jobs/getListRow', 'uuid', foreign.job],
    ];
    for (const [path, name, key] of reads)
      expect([path, (await own.call('GET', `${path}?${name}=${key}`)).status]).toEqual([path, 200]);
    const schedules = await own.json<Schemas['SchedulePage']>(
      'GET',
      '/user/company/getListReports/getListSchedule',
    );
    expect(schedules.content.map((one) => one.uuid)).toContain(foreign.schedule);
    const removed = await own.call('DELETE', `/user/views/deleteView?uuid=${foreign.view}`);
    expect(removed.status).toBe(204);
  });
});
