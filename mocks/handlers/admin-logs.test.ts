import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agreementTexts } from '#mocks/domain/people/agreements.ts';
import { inLogOrder } from '#mocks/domain/statistics/log-order.ts';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Log = Schemas['UsageLogPage'];
type SignIns = Schemas['SignInPage'];

const START = new Date('2026-11-23T09:00:00Z');
const ADMIN = 'admin@neuro.example';
const GUEST = 'guest@corp.example';
const niva = '7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01';
const day = 'from=2026-11-18&to=2026-11-18';
const month = 'from=2026-10-24&to=2026-11-23';

let client: Client;

const log = (query: string) => client.json<Log>('GET', `/admin/logs/getListLog?${query}`);
const signIns = (query: string) => client.json<SignIns>('GET', `/admin/logs/getListSignIn?${query}`);
const statusOf = async (path: string) => (await client.call('GET', `/admin/logs/${path}`)).status;
const lines = async (path: string): Promise<string[][]> => {
  const text = await (await client.call('GET', `/admin/logs/${path}`)).text();
  return text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
};

describe('the log of usage', () => {
  beforeAll(async () => {
    client = await new Client(await openGateway({ people: 150, now: () => START })).login(ADMIN);
  });

  test.each([
    '',
    `&company=${niva}`,
    '&source=token&source=bot',
    '&service=claude',
    `&company=${niva}&service=gigaChat`,
  ])('[ADM-05][ADM-31] has the requests that the statistics count, with «%s»', async (filter) => {
    for (const period of [day, month]) {
      const { totalElements } = await log(`${period}${filter}&size=1`);
      const { current } = await client.json<Schemas['UsageSummary']>(
        'GET',
        `/admin/statistics/getSummary?${period}${filter}`,
      );
      expect(totalElements).toBe(current.requests);
      expect(totalElements).toBeGreaterThan(0);
    }
  });

  test('[ADM-31] adds up to the numbers of the statistics', async () => {
    const [heading = [], ...rows] = await lines(`downloadListLog?${day}`);
    const { current } = await client.json<Schemas['UsageSummary']>(
      'GET',
      `/admin/statistics/getSummary?${day}`,
    );
    const column = (title: string) => rows.map((cells) => cells[heading.indexOf(title)] ?? '');
    const sum = (title: string) =>
      column(title).reduce((total, text) => total + Number(text.replace(',', '.')), 0);
    expect(rows).toHaveLength(current.requests);
    expect(sum('Токены')).toBe(current.tokens);
    expect(Math.round(sum('Стоимость, ₽') * 100)).toBe(current.cost);
    expect(new Set(column('Сотрудник')).size).toBeLessThanOrEqual(current.users);
    expect(column('Результат').filter((text) => text === 'ошибка')).toHaveLength(current.errors);
  });

  test('[ADM-17] is sorted and filtered over all pages', async () => {
    const all = await log(`${day}&size=100`);
    const moments = all.content.map(({ moment }) => moment);
    expect(moments).toEqual([...moments].sort().reverse());
    const slow = await log(
      `${day}&sort=duration,desc&durationMin=5000&durationMax=30000&result=done&size=100`,
    );
    const durations = slow.content.map(({ duration }) => duration);
    expect(durations.length).toBeGreaterThan(5);
    expect(durations).toEqual([...durations].sort((a, b) => b - a));
    expect(durations.every((duration) => duration >= 5000 && duration <= 30_000)).toBe(true);
    expect(slow.content.every(({ result }) => result === 'done')).toBe(true);
    const [external, internal] = [await log(`${day}&isExternal=true`), await log(`${day}&isExternal=false`)];
    expect(external.totalElements + internal.totalElements).toBe(all.totalElements);
    expect(internal.content.every(({ isExternal, cost }) => !isExternal && cost === null)).toBe(true);
    const second = await log(`${day}&size=20&page=1`);
    expect(second.content.map(({ uuid }) => uuid)).toEqual(all.content.slice(20, 40).map(({ uuid }) => uuid));
    // Unknown costs come last in both orders.
    const dear = await log(`${day}&sort=cost,desc&size=100`);
    const cheap = await log(`${day}&sort=cost,asc&size=100`);
    expect(dear.content[0]?.cost).toBeGreaterThan(cheap.content[0]?.cost ?? Number.POSITIVE_INFINITY);
  });

  test('finds a person by a part of the address, and one request by its id', async () => {
    const [first] = (await log(day)).content;
    const person = client.gateway.deps.database.users.group(String(first?.userId))[0];
    const found = await log(`${day}&searchText=${person?.email.toUpperCase()}`);
    expect(new Set(found.content.map(({ userId }) => userId))).toEqual(new Set([first?.userId]));
    expect(await client.json('GET', `/admin/logs/getLog?uuid=${first?.uuid}`)).toEqual(first);
    expect(await statusOf('getLog?uuid=00000000-0000-4000-8000-0512afffffff')).toBe(404);
    expect(await statusOf('getLog?uuid=3f1b5a70-6f1b-4e0a-9d58-000000000001')).toBe(404);
  });

  test('[ADM-15] the download has the columns that were asked for', async () => {
    const rows = await lines(`downloadListLog?${day}&columns=service&columns=moment&user=1`);
    expect(rows[0]).toEqual(['Сервис', 'Время']);
    expect(await statusOf(`downloadListLog?${day}&columns=secret`)).toBe(422);
  });

  test.each(['getListLog', 'downloadListLog', 'getListSignIn', 'downloadListSignIn'])(
    '[ADM-20] %s takes a period of at most 31 days',
    async (path) => {
      expect(await statusOf(`${path}?from=2026-11-02&to=2026-11-01`)).toBe(422);
      expect(await statusOf(`${path}?from=2026-10-01&to=2026-11-01`)).toBe(422);
      expect(await statusOf(`${path}?from=2026-10-01&to=2026-10-31`)).toBe(200);
      expect(await statusOf(path)).toBe(400);
    },
  );

  test('[PRE-14] the order is that of the ids where two requests are equal', () => {
    const [part] = usageOf(client.gateway.deps.database).days(20_775, 20_775);
    if (!part) throw new Error('No usage');
    const order = { column: 'cost', isDescending: true } as const;
    const found = inLogOrder([part], undefined, order);
    const places = found.places(0, found.length);
    const sorted = places.toSorted((a, b) => {
      const [one = 0, other = 0] = [part.cost[a.index], part.cost[b.index]];
      if (one === other) return a.index - b.index;
      if (one === 0xffff_ffff || other === 0xffff_ffff) return one === 0xffff_ffff ? 1 : -1;
      return other - one;
    });
    expect(places).toEqual(sorted);
    expect(places).toHaveLength(part.size);
  });
});

describe('[ADM-30] the contents of a request', () => {
  let now = START;
  let guest: Client;

  beforeEach(async () => {
    now = START;
    const gateway = await openGateway({ now: () => now });
    client = await new Client(gateway).login(ADMIN);
    guest = await new Client(gateway).guestLogin(GUEST);
  });

  const agree = async (...ids: number[]): Promise<void> => {
    const { database } = client.gateway.deps;
    const agreements = agreementTexts(database).map(({ id, version }) => ({
      id,
      version,
      text: '',
      checked: [1, 6, ...ids].includes(id),
    }));
    expect((await guest.call('POST', '/auth/agreement', { json: { agreements } })).status).toBe(204);
    now = new Date(now.getTime() + 1000);
  };
  const ask = async (text: string): Promise<void> => {
    await (await guest.send(text)).text();
    now = new Date(now.getTime() + 1000);
  };
  const newest = async (): Promise<Schemas['UsageLogEntry']> => {
    const [entry] = (await log('from=2026-11-23&to=2026-11-23&searchText=corp')).content;
    if (!entry) throw new Error('The log has no request');
    return entry;
  };
  const read = (uuid: string, reason = 'Проверка по обращению № 214') =>
    client.call('POST', '/admin/logs/readContent', { json: { uuid, reason } });
  const expectRefused = async (uuid: string, code: string): Promise<void> => {
    const response = await read(uuid);
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ errors: [{ field: 'uuid', code }] });
    expect(text).not.toContain('Пароль');
  };

  test('open with agreements 4 and 5 and a reason; the audit has the reason and no contents', async () => {
    await agree(4, 5);
    await ask('Пароль от сейфа');
    const { uuid, contentAccess } = await newest();
    expect(contentAccess).toBe('allowed');
    expect((await read(uuid, 'коротко')).status).toBe(400);
    const contents = (await (await read(uuid)).json()) as Schemas['UsageContent'];
    expect(contents.request).toBe('Пароль от сейфа');
    expect(contents.answer).toContain('Пароль от сейфа');
    const entries = [...client.gateway.deps.database.audit.values()];
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ action: 'read', entity: 'usage', key: uuid, actor: ADMIN });
    expect(entries[0]?.changes).toEqual([
      { field: 'reason', before: null, after: 'Проверка по обращению № 214' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Пароль');
  });

  test.each([[[2]], [[4]], [[5, 2]]])('stay closed with the agreements %j only', async (ids) => {
    await agree(...ids);
    await ask('Пароль от сейфа');
    const { uuid, contentAccess } = await newest();
    expect(contentAccess).toBe('noConsent');
    await expectRefused(uuid, 'no-consent');
    expect(client.gateway.deps.database.audit.size).toBe(0);
  });

  test('stay closed when the agreement came after the request, or was withdrawn', async () => {
    await agree(2);
    await ask('Пароль от сейфа');
    const early = await newest();
    await agree(4, 5);
    expect((await newest()).contentAccess).toBe('noConsent');
    await expectRefused(early.uuid, 'no-consent');
    await ask('Пароль от склада');
    const late = await newest();
    expect(late.contentAccess).toBe('allowed');
    await agree(2, 3, 4);
    await expectRefused(late.uuid, 'no-consent');
  });

  test('stay closed when a changed text is not accepted yet', async () => {
    await agree(4, 5);
    await ask('Пароль от сейфа');
    const { database } = client.gateway.deps;
    const items = agreementTexts(database).map((one) =>
      one.id === 5 ? { ...one, version: one.version + 1 } : one,
    );
    database.store.write((transaction) => transaction.put(database.agreements, { name: 'all', items }));
    await expectRefused((await newest()).uuid, 'no-consent');
  });

  test('are not kept of a hidden chat, and not shown to who may only read the logs', async () => {
    await agree(4, 5);
    await ask('Пароль от сейфа');
    const { uuid } = await newest();
    const { database } = client.gateway.deps;
    const menu = database.menus.get('admin');
    const items = (menu?.items ?? []).map((item) =>
      item.value === 'logs' ? { ...item, access: 'read' as const } : item,
    );
    database.store.write((transaction) => transaction.put(database.menus, { name: 'admin', items }));
    expect((await newest()).contentAccess).toBe('noRight');
    await expectRefused(uuid, 'no-right');
    database.store.write((transaction) => {
      if (menu) transaction.put(database.menus, menu);
      for (const chat of database.chats.group(GUEST))
        transaction.put(database.chats, { ...chat, hidden: true });
    });
    expect((await newest()).contentAccess).toBe('notKept');
    await expectRefused(uuid, 'not-kept');
    expect((await read('3f1b5a70-6f1b-4e0a-9d58-000000000001')).status).toBe(404);
  });
});

describe('the log of sign-ins', () => {
  const today = 'from=2026-11-23&to=2026-11-23';

  test('has successes and each kind of failure, with address and browser', async () => {
    const gateway = await openGateway({ now: () => START });
    client = await new Client(gateway).login(ADMIN);
    const attempt = (email: string, password: string) =>
      new Client(gateway).call('POST', '/auth/authentication', {
        json: { email, password },
        headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0' },
      });
    await attempt('employee@neuro.example', 'nope');
    await attempt('nobody@neuro.example', 'nope');
    await attempt('dismissed@neuro.example', 'portal-2026');
    const { content, totalElements } = await signIns(today);
    const results = Object.fromEntries(content.map(({ account, result }) => [account, result]));
    expect(results).toEqual({
      'admin@neuro.example': 'done',
      'employee@neuro.example': 'wrongPassword',
      'nobody@neuro.example': 'unknownAccount',
      'dismissed@neuro.example': 'blocked',
    });
    expect(totalElements).toBe(4);
    expect((await signIns(`${today}&result=blocked`)).content).toMatchObject([
      { userId: 9, browser: 'Chrome, Windows' },
    ]);
    expect((await signIns(`${today}&user=1`)).totalElements).toBe(1);
    expect((await signIns(`${today}&searchText=NOBODY`)).content).toMatchObject([{ userId: null }]);
    const [heading, ...rows] = await lines(`downloadListSignIn?${today}&columns=account&columns=result`);
    expect([heading, rows.length]).toEqual([['Учётная запись', 'Результат'], 4]);
  });

  test('keeps one attempt a minute of those that the limit refuses', async () => {
    let now = START;
    const gateway = await openGateway({ now: () => now });
    const wrong = { json: { email: 'employee@neuro.example', password: 'nope' } };
    for (let count = 0; count < 14; count++) {
      await new Client(gateway).call('POST', '/auth/authentication', wrong);
      now = new Date(now.getTime() + 1000);
    }
    const results = [...gateway.deps.database.signIns.values()].map(({ result }) => result);
    expect(results.filter((result) => result === 'wrongPassword')).toHaveLength(10);
    expect(results.filter((result) => result === 'tooMany')).toHaveLength(1);
  });

  test('[ADM-31] of synthetic people: who asked something on a day signed in before', async () => {
    const gateway = await openGateway({ people: 150, now: () => START });
    client = await new Client(gateway).login(ADMIN);
    const done = await signIns(`${day}&result=done&size=100`);
    const asked = await log(`${day}&source=portal&source=bot&sort=moment,asc&size=100`);
    expect(done.totalElements).toBeGreaterThan(20);
    for (const { userId, moment } of asked.content) {
      const own = done.content.find((one) => one.userId === userId);
      expect(own && own.moment < moment, `sign-in of ${userId}`).toBe(true);
    }
    expect((await signIns(`${month}&result=wrongPassword`)).totalElements).toBeGreaterThan(5);
    expect((await signIns(`${month}&result=blocked&result=notConfirmed`)).totalElements).toBeGreaterThan(0);
  });
});
