import { describe, expect, test } from 'vitest';
import type { Schemas } from '../db/database.ts';
import { Client, openGateway } from '../testing/client.ts';

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
