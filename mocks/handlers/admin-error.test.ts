import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Gateway } from '#mocks/gateway.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Row = Schemas['ErrorReport'];

const ADMIN = 'admin@neuro.example';
const bug = { name: 'TypeError', message: 'x is undefined', stack: 'at a.js:1', version: '1.4.0' };

let gateway: Gateway;
let admin: Client;
let employee: Client;
let now: Date;

const list = async (query = ''): Promise<Row[]> =>
  (await (await admin.call('GET', `/admin/error/getListError${query}`)).json()).content;
const track = (json: object = bug, client = employee) => client.call('POST', '/data/trackError', { json });
const change = (json: object) => admin.call('POST', '/admin/error/changeError', { json });

beforeEach(async () => {
  now = new Date('2026-11-20T20:00:00Z');
  gateway = await openGateway({ now: () => now });
  admin = await new Client(gateway).login(ADMIN);
  employee = await new Client(gateway).login();
});

describe('[ADM-33] an error of the portal', () => {
  test('is one group with its equals, which counts failures and people', async () => {
    expect((await track()).status).toBe(204);
    await track({ ...bug, message: 'x is undefined' });
    await track(bug, admin);
    await track({ ...bug, operationId: 'historyMessageList' });
    expect(await list('?sort=count,desc')).toMatchObject([
      { source: 'portal', place: 'portal', status: 'new', count: 3, users: 2 },
      { source: 'portal', place: 'historyMessageList', status: 'new', count: 1, users: 1 },
    ]);
  });

  test('counts in the menu while it is new and has failed in the last 30 days, the period of the list', async () => {
    const inMenu = async () => {
      const tiles: Schemas['AdminTile'][] = await (await admin.call('GET', '/admin/getTilesAdmin')).json();
      return tiles.find(({ value }) => value === 'error')?.newCount;
    };
    expect(await inMenu()).toBe(0);
    await track();
    now = new Date('2026-12-19T20:00:00Z');
    admin = await new Client(gateway).login(ADMIN);
    expect(await inMenu()).toBe(1);
    now = new Date('2026-12-20T20:00:00Z');
    admin = await new Client(gateway).login(ADMIN);
    expect(await inMenu()).toBe(0);
  });

  test('that is fixed comes back only in a later version', async () => {
    await track();
    const [{ uuid = '' } = {}] = await list();
    const fixed = { uuid, status: 'fixed', note: '', assigneeId: null };
    expect((await change({ ...fixed, version: 1 })).status).toBe(200);
    await track();
    expect(await list()).toMatchObject([{ status: 'fixed', count: 2 }]);
    await track({ ...bug, version: '1.5.0' });
    expect(await list()).toMatchObject([{ status: 'again', count: 3 }]);
    const noted = await change({ ...fixed, status: null, note: 'Снова после 1.5', version: 2 });
    expect(await noted.json()).toMatchObject({ status: 'again', note: 'Снова после 1.5' });
  });

  test('is taken ten times a minute from one account', async () => {
    for (let call = 0; call < 10; call++) expect((await track()).status).toBe(204);
    expect((await track()).status).toBe(429);
    expect((await track(bug, admin)).status).toBe(204);
    now = new Date('2026-11-20T20:01:01Z');
    expect((await track()).status).toBe(204);
    expect(await list()).toMatchObject([{ count: 12 }]);
  });
});

test('[ADM-33] a failed operation and a failed service are noted, refusals and asked-for failures are not', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  gateway.deps.scenarios.add({ name: 'internal-error', operation: 'tileList', times: 1, until: null });
  await employee.call('GET', '/tile/getTile');
  await employee.call('GET', '/tile/getTile', { headers: { prefer: 'code=500' } });
  await employee.call('GET', '/history/getHistoryMessage?chatUuid=0c5e2d3a-6f1b-4e0a-9d58-0000000000ff');
  await employee.send('ошибка');
  await vi.waitFor(async () => expect(await list()).toHaveLength(2));
  expect((await list()).map(({ source, place }) => `${source} ${place}`).sort()).toEqual([
    'gateway tileList',
    'service chatGpt',
  ]);
});

describe('[ADM-05] the list of errors', () => {
  test('has the groups with a failure in the period, with the numbers of the period', async () => {
    await track();
    // After midnight in Moscow, within the life of a session.
    now = new Date('2026-11-20T21:30:00Z');
    await track();
    await track({ ...bug, name: 'RangeError' });
    const counts = async (query: string) => (await list(query)).map(({ name, count }) => [name, count]);
    expect(await counts('?sort=first,asc&from=2026-11-20&to=2026-11-20')).toEqual([['TypeError', 1]]);
    expect(await counts('?sort=count,desc')).toEqual([
      ['TypeError', 2],
      ['RangeError', 1],
    ]);
    const [row] = await list('?searchText=typeerror');
    expect(row?.trend).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
  });

  test('is drawn by day and source with its filters; a period is at most 366 days', async () => {
    await track();
    now = new Date('2026-11-20T21:30:00Z');
    await track();
    await track({ ...bug, name: 'RangeError' });
    const series = async (query: string) =>
      (await admin.call('GET', `/admin/error/getSeries?${query}`)).json();
    const values = async (query: string) =>
      (await series(query))
        .filter(({ key }: Schemas['Point']) => key === 'portal')
        .map(({ start, value }: Schemas['Point']) => [start, value]);
    const period = 'from=2026-11-20&to=2026-11-22';
    expect(await values(period)).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 2],
      ['2026-11-22', null],
    ]);
    expect(await values(`${period}&searchText=range`)).toContainEqual(['2026-11-21', 1]);
    const long = await admin.call('GET', '/admin/error/getSeries?from=2025-11-20&to=2026-11-21');
    expect(long.status).toBe(422);
  });

  test('tells each failure with browser and version, the newest first', async () => {
    await track();
    now = new Date('2026-11-20T20:05:00Z');
    await track({ ...bug, version: '1.5.0' });
    const [{ uuid = '' } = {}] = await list();
    const events = await (await admin.call('GET', `/admin/error/getListEvent?uuid=${uuid}`)).json();
    expect(events.content).toMatchObject([
      { version: '1.5.0', userId: 1, stack: 'at a.js:1', requestId: null },
      { version: '1.4.0' },
    ]);
    expect(Object.keys(events.content[0])).not.toContain('groupUuid');
  });
});

test('[ADM-14] what is known of an error is not saved over a newer version', async () => {
  await track();
  const [{ uuid = '' } = {}] = await list();
  const body = { uuid, status: 'known', note: 'Старая вкладка', assigneeId: 2 };
  expect(await (await change({ ...body, version: 1 })).json()).toMatchObject({
    status: 'known',
    note: 'Старая вкладка',
    assignee: ADMIN,
    version: 2,
  });
  expect((await change({ ...body, version: 1 })).status).toBe(409);
  expect((await change({ ...body, version: 2, assigneeId: 1 })).status).toBe(422);
});

test('[ADM-12] a change of many errors says what was refused', async () => {
  await track();
  const [{ uuid = '' } = {}] = await list();
  const unknown = '0c5e2d3a-6f1b-4e0a-9d58-0000000000ff';
  const json = { keys: [uuid, unknown], action: { kind: 'assignee', assigneeId: 2 } };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const response = await admin.call('POST', '/admin/error/changeListError', { json, headers });
  expect(await response.json()).toMatchObject({ changed: 1, refused: 1 });
  expect(await list()).toMatchObject([{ assignee: ADMIN }]);
});

test('[ADM-05] twelve groups are seeded, with every source and status', async () => {
  gateway = await openGateway({ people: 200 });
  admin = await new Client(gateway).login(ADMIN);
  const rows = await list();
  expect(
    rows
      .map(({ source }) => source)
      .sort()
      .join(),
  ).toMatch(/^(gateway,?)+(portal,?)+(service,?)+$/);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(4);
  expect(rows).toHaveLength(12);
});
