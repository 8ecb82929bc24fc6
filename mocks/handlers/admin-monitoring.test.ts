import { beforeEach, describe, expect, test } from 'vitest';
import type { Model } from '#mocks/domain/model/model.ts';
import { checkAlerts } from '#mocks/domain/monitoring/rules.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Health = Schemas['ServiceHealth'];
type Rule = Schemas['AlertRule'];

const base = '/admin/monitoring';
/** Noon of a working day in Moscow; «вчера» had the outage of one service. */
const START = new Date('2026-11-24T09:00:00Z');

let now: Date;
let admin: Client;

beforeEach(async () => {
  now = START;
  const gateway = await openGateway({ people: 600, now: () => now });
  admin = await new Client(gateway).login('admin@neuro.example');
});

const services = (query = '') => admin.json<Health[]>('GET', `${base}/getListHealth?${query}`);
const one = async (service: string) => {
  const found = (await services()).find((row) => row.service === service);
  if (!found) throw new Error(`No service ${service}`);
  return found;
};
const series = (query: string) => admin.json<Schemas['Point'][]>('GET', `${base}/getSeries?${query}`);
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);
const letters = () => [...admin.gateway.deps.database.mails.values()];

const rule: Schemas['RuleFields'] = {
  uuid: null,
  version: null,
  service: null,
  metric: 'p95',
  threshold: 1,
  minutes: 60,
  emails: ['duty@neuro.example'],
};
const change = (json: object) =>
  admin.call('POST', `${base}/changeListRule`, { json, headers: { 'idempotency-key': crypto.randomUUID() } });
const save = async (fields: Partial<Schemas['RuleFields']>) => {
  const response = await change({ rules: [{ ...rule, ...fields }], removed: [] });
  expect(response.status, await response.clone().text()).toBe(200);
  const [saved] = (await response.json()) as Rule[];
  if (!saved) throw new Error('No rule was saved');
  return saved;
};
const errorOf = async (response: Response) => (await response.json()) as Schemas['ErrorResponse'];

/** A model whose answer does not end. */
const endless: Model = {
  name: 'endless',
  async *answer(_request, signal) {
    yield { type: 'delta', text: '…' };
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  },
};

/** Starts answers of a service that do not end. */
function startAnswers(service: string, count: number): void {
  const { database, runs } = admin.gateway.deps;
  const owner = 'admin@neuro.example';
  for (let number = 0; number < count; number++) {
    const chatUuid = crypto.randomUUID();
    const date = now.toISOString();
    database.store.write((transaction) =>
      transaction.put(database.chats, {
        uuid: chatUuid,
        content: 'Чат',
        date,
        serviceType: service,
        value: service,
        owner,
        hidden: false,
        pinned: false,
      }),
    );
    runs.start({
      answer: {
        id: crypto.randomUUID(),
        chatUuid,
        content: '',
        date,
        owner,
        role: 'assistant',
        status: 'streaming',
        idFile: null,
        files: [],
        hidden: false,
        parentId: null,
      },
      requestId: crypto.randomUUID(),
      path: '/',
      model: endless,
      request: { serviceType: service, turns: [] },
    });
  }
}

describe('[ADM-05] the state of the services', () => {
  test('has the durations of the last hour, the errors of the last five minutes, and is filtered and ordered', async () => {
    const all = await services('sort=p95,desc');
    const known = all.flatMap(({ p95 }) => p95 ?? []);
    expect(known.length).toBeGreaterThan(5);
    expect(known).toEqual([...known].sort((a, b) => b - a));
    for (const { p50, p95 } of all) expect(p50 === null || p50 <= (p95 ?? 0)).toBe(true);
    const failing = await services('status=failing');
    expect(failing.every(({ status }) => status === 'failing')).toBe(true);
    expect(failing.map(({ connectionTitle }) => connectionTitle)).toContain('ElevenLabs, сбой сети');
    expect(await services('searchText=elevenlabs')).toHaveLength(1);
    now = new Date('2026-11-25T09:00:00Z');
    admin = await new Client(admin.gateway).login('admin@neuro.example');
    expect(await one('chatGpt')).toMatchObject({ p95: null, errorShare: null, perMinute: 0 });
  });

  test('counts running answers, and those beyond what the connection takes at a time as waiting', async () => {
    const { database } = admin.gateway.deps;
    const uuid = (await one('claude')).connectionUuid ?? '';
    const connection = database.connections.get(uuid);
    if (!connection) throw new Error('Claude has no connection');
    database.store.write((transaction) =>
      transaction.put(database.connections, { ...connection, parallel: 2 }),
    );
    startAnswers('claude', 5);
    expect(await one('claude')).toMatchObject({ running: 2, queue: 3, connectionTitle: connection.title });
  });

  test('a service that is slower than in the week before is slow, as during an outage', async () => {
    const gateway = await openGateway({ people: 2000, now: () => now });
    now = new Date('2026-11-23T11:00:00Z');
    admin = await new Client(gateway).login('admin@neuro.example');
    expect((await one('claude')).status).toMatch(/slow|failing/);
    expect((await one('gigaChat')).status).toBe('working');
  });
});

test('[ADM-31][ADM-32] errors and load of the charts are those of the statistics; the outage of yesterday is seen', async () => {
  const week = 'from=2026-11-18&to=2026-11-24';
  const { current } = await admin.json<Schemas['UsageSummary']>(
    'GET',
    `/admin/statistics/getSummary?${week}`,
  );
  const values = async (query: string) => (await series(`${week}&${query}`)).map(({ value }) => value);
  for (const step of ['hour', 'day']) {
    expect(sum(await values(`metric=errors&step=${step}`))).toBe(current.errors);
    expect(sum(await values(`metric=requests&step=${step}`))).toBe(current.requests);
  }
  expect(sum(await values('metric=requests&step=weekHour'))).toBe(current.requests);
  const claude = await series('from=2026-11-23&to=2026-11-24&metric=p95&step=hour&service=claude');
  const at = (start: string) => claude.find((point) => point.start === start)?.value ?? 0;
  expect(at('2026-11-23T12')).toBeGreaterThan(at('2026-11-23T09') * 2);
  expect(claude.find(({ start }) => start === '2026-11-24T13')?.value).toBeNull();
  expect(
    (await errorOf(await admin.call('GET', `${base}/getSeries?step=hour&from=2026-11-01&to=2026-11-24`)))
      .code,
  ).toBe('fields-invalid');
});

test('[ADM-05] limits: a company and a connection with the figures of their pages, the most used first', async () => {
  const limits = await admin.json<Schemas['LimitRow'][]>('GET', `${base}/getListLimit`);
  const shares = limits.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  const connections = await admin.json<Schemas['ExternalApiPage']>(
    'GET',
    '/admin/externalApi/getListConnection?size=100',
  );
  const companies = await admin.json<Schemas['CompanyPage']>('GET', '/admin/company/getListCompany?size=100');
  const expected = [
    ...connections.content.flatMap(({ uuid, spent, budget }) =>
      budget === null ? [] : [[uuid, spent, budget]],
    ),
    ...companies.content.flatMap(({ uuid, used, monthLimit }) =>
      monthLimit === null ? [] : [[uuid, used, monthLimit]],
    ),
  ];
  const found = limits
    .filter(({ scope }) => scope !== 'tariff')
    .map(({ key, used, limit }) => [key, used, limit]);
  expect(new Set(found)).toEqual(new Set(expected));
  const [first] = limits;
  const search = encodeURIComponent(first?.title ?? '');
  const searched = await admin.json<Schemas['LimitRow'][]>(
    'GET',
    `${base}/getListLimit?searchText=${search}`,
  );
  expect(searched.map(({ key }) => key)).toContain(first?.key);
  expect(searched.length).toBeLessThan(limits.length);
});

describe('[ADM-05] a rule', () => {
  test('that is exceeded sends one letter to each address, and another one only after it was within its bound', async () => {
    const saved = await save({ emails: ['duty@neuro.example', 'chief@neuro.example'] });
    const sent = () => letters().filter(({ to }) => /^(duty|chief)@/.test(to)).length;
    expect(saved.breached).toBe(START.toISOString());
    expect(sent()).toBe(2);
    checkAlerts(admin.gateway.deps);
    expect(sent()).toBe(2);
    now = new Date(START.getTime() + 2 * 60 * 60 * 1000);
    checkAlerts(admin.gateway.deps);
    now = START;
    checkAlerts(admin.gateway.deps);
    expect(sent()).toBe(4);
  });

  test('within its bound sends none, and a queue is what waits now', async () => {
    const { breached } = await save({ threshold: 1_000_000 });
    expect(breached).toBeNull();
    expect((await save({ metric: 'queue', threshold: 0, service: 'claude' })).breached).toBeNull();
    const { database } = admin.gateway.deps;
    const connection = database.connections.get((await one('claude')).connectionUuid ?? '');
    if (!connection) throw new Error('Claude has no connection');
    database.store.write((transaction) =>
      transaction.put(database.connections, { ...connection, parallel: 1 }),
    );
    startAnswers('claude', 2);
    checkAlerts(admin.gateway.deps);
    const [letter] = letters().filter(({ to }) => to.startsWith('duty@'));
    expect(letter?.subject).toBe('Claude: в\u00a0очереди 1');
  });

  test('of an older version changes nothing, is removed once, and stands in the audit [ADM-14][ADM-19]', async () => {
    const { uuid, version } = await save({ threshold: 1_000_000 });
    expect((await save({ uuid, version, minutes: 10 })).version).toBe(2);
    expect((await errorOf(await change({ rules: [{ ...rule, uuid, version }], removed: [] }))).code).toBe(
      'version-conflict',
    );
    expect((await change({ rules: [], removed: [{ uuid, version: 2 }] })).status).toBe(200);
    expect((await change({ rules: [], removed: [{ uuid, version: 2 }] })).status).toBe(404);
    const audit = [...admin.gateway.deps.database.audit.values()].filter(({ entity }) => entity === 'rule');
    expect(audit.map(({ action }) => action).sort()).toEqual(['add', 'change', 'remove']);
    expect(audit[0]?.object).toBe('Все сервисы: p95');
  });

  test('is found by its service and its addresses, and downloaded [ADM-15]', async () => {
    await save({ emails: ['duty@neuro.example'] });
    await save({ emails: ['chief@neuro.example'], service: 'claude' });
    const found = async (text: string) =>
      (await admin.json<Schemas['AlertRule'][]>('GET', `${base}/getListRule?searchText=${text}`)).length;
    expect([await found('DUTY'), await found('claude'), await found('Gemini')]).toEqual([1, 1, 0]);
    const table = await admin.call(
      'GET',
      `${base}/downloadListRule?searchText=chief&columns=service&format=csv`,
    );
    expect((await table.text()).trim().split('\r\n').slice(1)).toEqual(['Claude']);
  });

  test('tells its faults at their fields [ADM-20]', async () => {
    const faults = { service: 'nothing', metric: 'errorShare', threshold: 2, emails: ['duty'] };
    const { errors } = await errorOf(await change({ rules: [{ ...rule, ...faults }], removed: [] }));
    expect(errors?.map(({ field }) => field)).toEqual([
      'rules[0].service',
      'rules[0].threshold',
      'rules[0].emails',
    ]);
  });
});

test('[ADM-05] a connection that reaches its warning share tells the administrators once a month', async () => {
  const { database } = admin.gateway.deps;
  const { connectionUuid } = await one('chatGpt');
  const connection = database.connections.get(connectionUuid ?? '');
  if (!connection) throw new Error('ChatGPT has no connection');
  const about = () => letters().filter(({ subject }) => subject.includes(`«${connection.title}»`));
  const put = (fields: object) =>
    database.store.write((transaction) =>
      transaction.put(database.connections, { ...connection, ...fields }),
    );
  put({ budget: 1_000_000_000, warnAt: 80 });
  checkAlerts(admin.gateway.deps);
  expect(about()).toEqual([]);
  put({ budget: 100, warnAt: 80 });
  checkAlerts(admin.gateway.deps);
  checkAlerts(admin.gateway.deps);
  expect(about().map(({ to }) => to)).toEqual(['admin@neuro.example']);
});
