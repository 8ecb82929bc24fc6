import { describe, expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Notification = Schemas['Notification'];

test('[CON-06] only administrators get letters as notifications', async () => {
  const gateway = await openGateway();
  const employee = await new Client(gateway).login();
  const visitor = new Client(gateway);
  const text = 'Здравствуйте! [ссылка](https://evil.example)';
  const letter = { email: 'new@neuro.example', title: 'Не приходит письмо', text };
  expect((await visitor.call('POST', '/notification/send', { json: letter })).status).toBe(204);
  expect((await visitor.call('POST', '/notification/sendA', { json: { title: 'а', text } })).status).toBe(
    401,
  );
  const own = { title: 'Шаблоны', text: 'Добавьте шаблоны' };
  expect((await employee.call('POST', '/notification/sendA', { json: own })).status).toBe(204);

  const listOf = (client: Client) => client.json<Notification[]>('GET', '/notification/getNotificationUser');
  const admin = await new Client(gateway).login('admin@neuro.example');
  const got = await listOf(admin);
  expect(
    got
      .slice(0, 2)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(['Не приходит письмо', 'Шаблоны']);
  const shown = got.find(({ title }) => title === 'Не приходит письмо')?.text;
  expect(shown).toContain('new@neuro\\.example');
  expect(shown).toContain('\\[ссылка\\]\\(https://evil\\.example\\)');
  expect(await listOf(employee)).toHaveLength(3);
  const dates = got.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('[CON-06] the longest letter still fits a notification', async () => {
  const gateway = await openGateway();
  const json = { email: 'a@neuro.example', title: 'я'.repeat(200), text: '*'.repeat(10_000) };
  await new Client(gateway).call('POST', '/notification/send', { json });
  const admin = await new Client(gateway).login('admin@neuro.example');
  const [first] = await admin.json<Notification[]>('GET', '/notification/getNotificationUser');
  expect(first?.text).toMatch(/[^\\]…$|\\\*…$/);
});

describe('[FBK-01] feedback', () => {
  const form = (fields: Record<string, string | File>) => {
    const data = new FormData();
    const all = {
      groupId: '4',
      email: 'employee@neuro.example',
      text: 'Вопрос',
      isError: 'false',
      ...fields,
    };
    for (const [name, value] of Object.entries(all)) data.append(name, value);
    return data;
  };
  const send = (client: Client, fields: Record<string, string | File> = {}) =>
    client.call('POST', '/feedback/send', { body: form(fields) }).then(({ status }) => status);
  const picture = (name: string, size = 3) => new File([new Uint8Array(size)], name);

  test('of a blocked account with an open session is a visitor’s [CON-06]', async () => {
    const client = await new Client(await openGateway()).login();
    const { feedback, store, users } = client.gateway.deps.database;
    const user = users.get('employee@neuro.example');
    store.write((transaction) => user && transaction.put(users, { ...user, blocked: true }));
    await send(client, { groupId: '3', isError: 'true' });
    expect([...feedback.values()].map(({ owner }) => owner)).toEqual([null]);
  });

  test('is stored with its picture and sender', async () => {
    const client = await new Client(await openGateway()).login();
    const { feedback, store } = client.gateway.deps.database;
    expect(await send(client, { groupId: '3', isError: 'true', file: picture('СНИМОК.PNG') })).toBe(204);
    const [kept] = feedback.values();
    expect(kept).toMatchObject({
      owner: 'employee@neuro.example',
      groupId: 3,
      isError: true,
      file: { name: 'СНИМОК.PNG', size: 3 },
    });
    expect(store.readBlob(kept?.file?.idFile ?? '')).toHaveLength(3);
    expect(await send(new Client(client.gateway), { groupId: '1' })).toBe(204);
    expect([...feedback.values()].at(-1)).toMatchObject({ owner: null, groupId: 1 });
  });

  test('a blocked account and an ended session count as no session', async () => {
    const client = await new Client(await openGateway()).login();
    const { cookie } = client;
    const { database } = client.gateway.deps;
    const user = database.users.get('employee@neuro.example');
    if (!user) throw new Error('No employee');
    database.store.write((transaction) => transaction.put(database.users, { ...user, blocked: true }));
    expect(await send(client, { groupId: '1' })).toBe(204);
    database.store.write((transaction) => transaction.put(database.users, user));
    expect(await send(client, { groupId: '1' })).toBe(400);
    await client.call('GET', '/auth/logout?type=ai');
    client.cookie = cookie;
    expect(await send(client, { groupId: '1' })).toBe(204);
    expect([...database.feedback.values()].map(({ owner }) => owner)).toEqual([null, null]);
  });

  test('accepts one picture up to 10 MB by its extension', async () => {
    const client = new Client(await openGateway());
    const limit = 10 * 1024 * 1024;
    for (const name of ['a.jpg', 'a.jpeg', 'а.Png'])
      expect(await send(client, { file: picture(name) })).toBe(204);
    for (const name of ['a.gif', 'a.png.exe', 'png'])
      expect(await send(client, { file: picture(name) })).toBe(400);
    expect(await send(client, { file: picture('a.png', 0) })).toBe(400);
    expect(await send(client, { file: picture('a.png', limit) })).toBe(204);
    expect(await send(client, { file: picture('a.png', limit + 1) })).toBe(413);
    const two = form({ file: picture('a.png') });
    two.append('file', picture('b.png'));
    expect((await client.call('POST', '/feedback/send', { body: two })).status).toBe(400);
  });

  test('refuses wrong fields and other content', async () => {
    const client = new Client(await openGateway());
    const wrong: Record<string, string>[] = [
      { groupId: '7' },
      { groupId: 'x' },
      { groupId: '4.0' },
      { email: 'a' },
      { text: '' },
      { text: ' \n' },
      { text: 'я'.repeat(10_001) },
      { isError: 'yes' },
      { file: 'not a file' },
    ];
    for (const fields of wrong) expect([fields, await send(client, fields)]).toEqual([fields, 400]);
    const json = await client.call('POST', '/feedback/send', { json: { groupId: 4 } });
    expect(json.status).toBe(415);
  });

  test('the categories depend on whether the profile has an e-mail', async () => {
    const gateway = await openGateway();
    const employee = await new Client(gateway).login();
    const nameless = await new Client(gateway).login('noemail@neuro.example');
    for (const groupId of ['1', '2']) {
      expect(await send(employee, { groupId })).toBe(400);
      expect(await send(nameless, { groupId })).toBe(204);
    }
    for (const groupId of ['3', '4', '5', '6']) {
      expect(await send(employee, { groupId })).toBe(204);
      expect(await send(nameless, { groupId })).toBe(400);
    }
    expect(await send(nameless, { groupId: '3', isError: 'true' })).toBe(204);
  });
});

describe('[CON-06] a flood of letters', () => {
  const letter = (number: number) => ({
    email: 'new@neuro.example',
    title: `Реклама ${number}`,
    text: 'Купите',
  });
  const write = (client: Client, number: number) =>
    client.call('POST', '/notification/send', { json: letter(number) }).then(({ status }) => status);

  test('without a session stops after 20 an hour from one network; others can write', async () => {
    const clock = { now: Date.parse('2026-11-20T10:00:00Z') };
    const gateway = await openGateway({ now: () => new Date(clock.now) });
    const at = (address: string) => new Client(gateway, { address });
    for (let number = 0; number < 20; number++) expect(await write(at('2001:db8::1'), number)).toBe(204);
    expect(await write(at('2001:db8::2'), 20)).toBe(429);
    expect(await write(at('203.0.113.7'), 20)).toBe(204);
    const employee = await at('2001:db8::1').login();
    const own = { title: 'Шаблоны', text: 'Добавьте шаблоны' };
    expect((await employee.call('POST', '/notification/sendA', { json: own })).status).toBe(204);
    clock.now += 3_600_000;
    expect(await write(at('2001:db8::2'), 21)).toBe(204);
  });

  test('of an account stops after 30 an hour, or with 100 MB', async () => {
    const gateway = await openGateway();
    const client = await new Client(gateway).login();
    const own = { title: 'Шаблоны', text: 'Добавьте шаблоны' };
    const statuses: number[] = [];
    for (let number = 0; number < 31; number++)
      statuses.push((await client.call('POST', '/notification/sendA', { json: own })).status);
    expect(statuses.indexOf(429)).toBe(30);
    const { limits, now } = gateway.deps;
    limits.writerBytes.note('admin@neuro.example', now().getTime(), 100 * 1024 * 1024);
    const admin = await new Client(gateway).login('admin@neuro.example');
    expect((await admin.call('POST', '/notification/sendA', { json: own })).status).toBe(429);
  });

  test('displaces neither employees’ letters nor the portal’s news, and deletes nothing', async () => {
    let moment = Date.parse('2026-11-20T10:00:00Z');
    const gateway = await openGateway({ now: () => new Date(moment++) });
    const employee = await new Client(gateway).login();
    const own = { title: 'Шаблоны', text: 'Добавьте шаблоны' };
    await employee.call('POST', '/notification/sendA', { json: own });
    for (let number = 0; number < 240; number++)
      await write(new Client(gateway, { address: `203.0.113.${number % 12}` }), number);
    const admin = await new Client(gateway).login('admin@neuro.example');
    const titles = (await admin.json<Notification[]>('GET', '/notification/getNotificationUser')).map(
      ({ title }) => title,
    );
    expect(titles).toContain('Шаблоны');
    expect(titles.filter((title) => title.startsWith('Реклама'))).toHaveLength(50);
    expect(titles).toHaveLength(54);
    expect(gateway.deps.database.letters.size).toBe(241);
  });

  test('is refused when its own space is full; employees can still write', async () => {
    const gateway = await openGateway();
    const { feedback, store } = gateway.deps.database;
    const file = { idFile: crypto.randomUUID(), name: 'a.png', size: 500 * 1024 * 1024 };
    store.write((transaction) =>
      transaction.put(feedback, {
        id: 'a',
        number: 1,
        owner: null,
        date: '2026-11-20T10:00:00Z',
        file,
        groupId: 4,
        email: 'a@neuro.example',
        text: 'Вопрос',
        isError: false,
      }),
    );
    expect(await write(new Client(gateway), 1)).toBe(507);
    const employee = await new Client(gateway).login();
    const own = { title: 'Шаблоны', text: 'Добавьте шаблоны' };
    expect((await employee.call('POST', '/notification/sendA', { json: own })).status).toBe(204);
  });
});
