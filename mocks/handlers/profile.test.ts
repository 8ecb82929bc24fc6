import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SEED_PASSWORD } from '#mocks/rehearsal/seeds/seed.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, errorOf, moveOn, openGateway, signedIn } from '#mocks/testing/client.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const limitOf = async (client: Client, service: string) =>
  (await client.json<Schemas['ServiceLimit'][]>('GET', '/user/limits')).find(
    ({ serviceType }) => serviceType === service,
  );

test('[PROF-04][ERR-04] requests are counted by service and day of Moscow; at the limit the next one is refused', async () => {
  const client = await signedIn();
  expect(await limitOf(client, 'img')).toEqual({
    serviceType: 'img',
    title: 'DALL·E',
    used: 0,
    limit: 10,
    unit: 'request',
    period: 'day',
    resets: '2026-11-20T21:00:00.000Z',
  });
  for (let count = 0; count < 10; count++)
    await (await client.send('Кот', { service: 'img', accept: 'application/json' })).json();
  expect(await limitOf(client, 'img')).toMatchObject({ used: 10 });
  const refused = await client.send('Кот', { service: 'img' });
  expect(refused.headers.get('retry-after')).toBe(String(12 * 60 * 60));
  expect(await errorOf(refused)).toMatchObject({
    status: 429,
    message: 'Превышено количество обращений. Лимит обновится завтра в 00:00',
  });
  // Another service, another person, the next day.
  expect((await client.send('Кот', { service: 'yaArt' })).status).toBe(200);
  const other = await new Client(client.gateway).login('admin@neuro.example');
  expect((await other.send('Кот', { service: 'img' })).status).toBe(200);
  vi.setSystemTime(new Date('2026-11-20T21:00:00Z'));
  await client.login();
  expect(await limitOf(client, 'img')).toMatchObject({ used: 0, resets: '2026-11-21T21:00:00.000Z' });
});

test('[PROF-04] a pupil has services with a limit of zero and without one', async () => {
  const client = await new Client(await openGateway()).login('student@neuro.example');
  expect(await limitOf(client, 'llama')).toMatchObject({ used: 0, limit: null });
  expect(await limitOf(client, 'claude')).toMatchObject({ used: 0, limit: 0 });
  expect(await errorOf(await client.send('Привет', { service: 'claude' }))).toMatchObject({ status: 429 });
});

test('[PROF-01] a name is changed for the next sign-in too, unless the company gives it', async () => {
  const client = await signedIn();
  const changed = await client.json<Schemas['PersonalData']>('POST', '/user/profile', {
    json: { name: ' Мария Берг ' },
  });
  expect(changed).toMatchObject({ name: 'Мария Берг', post: 'Ведущий экономист', company: 'Нейро' });
  expect(changed.agreements.map(({ id }) => id)).toEqual([1, 6]);
  const profile = await client.json<Schemas['Profile']>('POST', '/auth/authentication', {
    json: { email: 'employee@neuro.example', password: SEED_PASSWORD },
  });
  expect(profile.name).toBe('Мария Берг');

  const named = await new Client(client.gateway).login('noemail@neuro.example');
  expect(await named.json('GET', '/user/profile')).toMatchObject({ canRename: false, email: null });
  const refused = await named.call('POST', '/user/profile', { json: { name: 'Другое' } });
  expect([refused.status, await refused.json()]).toMatchObject([422, { errors: [{ field: 'name' }] }]);
});

test('[PROF-01][AUTH-07] a changed password ends the other sessions; a wrong one is refused', async () => {
  const client = await signedIn();
  const other = await new Client(client.gateway).login();
  const change = (old: string) =>
    client.call('POST', '/user/password', { json: { old, new: 'Зимний-лес-27' } });
  const wrong = await change('portal-2025');
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'wrong-password' }]);
  expect((await other.call('GET', '/user/profile')).status).toBe(200);

  expect((await change(SEED_PASSWORD)).status).toBe(204);
  expect((await client.call('GET', '/user/profile')).status).toBe(200);
  expect(await errorOf(await other.call('GET', '/user/profile'))).toMatchObject({ status: 401 });
  const json = { email: 'employee@neuro.example', password: 'Зимний-лес-27' };
  expect((await other.call('POST', '/auth/authentication', { json })).status).toBe(200);
});

test('[PROF-01] the balance is the sum of the operations, which come by page', async () => {
  const client = await new Client(await openGateway()).login('student@neuro.example');
  const { amount } = await client.json<Schemas['Balance']>('GET', '/user/balance');
  const page = (number: number) =>
    client.json<Schemas['BalanceOperationPage']>('GET', `/user/balance/operations?page=${number}&size=30`);
  const [first, second] = [await page(0), await page(1)];
  expect([first.totalPages, first.last, second.last]).toEqual([2, false, true]);
  const all = [...first.content, ...second.content];
  expect(all.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
  expect(amount).toBeGreaterThan(0);
});

test('[AUTH-10] offers are documents of those who can take them', async () => {
  const gateway = await openGateway();
  const kinds = async (email: string) => {
    const client = await new Client(gateway).login(email);
    return (await client.json<Schemas['PortalDocument'][]>('GET', '/doc/getDocuments')).map(
      ({ kind }) => kind,
    );
  };
  expect(await kinds('employee@neuro.example')).toEqual(['manual', 'safety', 'other']);
  expect(await kinds('student@neuro.example')).toEqual(
    expect.arrayContaining(['manual', 'safety', 'other', 'offer', 'lyceumOffer']),
  );
});

test('[PROF-05] settings follow the person to another browser and are of nobody else', async () => {
  const client = await signedIn();
  const initial = { sendKey: 'enter', startPage: 'home', afterPick: 'open', longPaste: 'offer' };
  expect(await client.json('GET', '/user/settings')).toEqual(initial);
  const chosen = { ...initial, sendKey: 'modEnter', startPage: 'service', startService: 'llama' };
  expect(await client.json('POST', '/user/settings', { json: chosen })).toEqual(chosen);
  const second = await new Client(client.gateway).login('employee@neuro.example');
  expect(await second.json('GET', '/user/settings')).toEqual(chosen);
  await second.json('POST', '/user/settings', { json: initial });
  expect(await client.json('GET', '/user/settings')).toEqual(initial);
  const other = await new Client(client.gateway).login('admin@neuro.example');
  expect(await other.json('GET', '/user/settings')).toEqual(initial);
  const refused = await client.call('POST', '/user/settings', { json: { ...initial, sendKey: 'space' } });
  expect(refused.status).toBe(400);
});

describe('[PROF-11] the removal of the own account', () => {
  const removal = '/user/removal';
  const remove = (client: Client, password = SEED_PASSWORD) =>
    client.call('POST', removal, { json: { password } });
  const removalOf = async (client: Client) =>
    (await client.json<Schemas['PersonalData']>('GET', '/user/profile')).removal;
  const moveDays = ({ gateway }: Client, days: number): void => moveOn(gateway, days * 86_400);

  test('asks for the password, ends the other sessions, is told by a letter and can be taken back', async () => {
    const client = await signedIn();
    const other = await new Client(client.gateway).login();
    expect((await remove(client, 'portal-2025')).status).toBe(400);
    expect(await removalOf(client)).toBeUndefined();
    const waiting = await (await remove(client)).json();
    expect(await removalOf(client)).toEqual(waiting);
    expect(await (await remove(client)).json()).toEqual(waiting);
    expect((await other.call('GET', '/user/profile')).status).toBe(401);
    const letters = await client.mailbox('employee@neuro.example');
    expect(letters.map(({ subject }) => subject)).toEqual(['Учётная запись будет удалена']);
    expect((await client.call('DELETE', removal)).status).toBe(204);
    moveDays(client, 31);
    await client.login();
    expect(await removalOf(client)).toBeUndefined();
    client.gateway.close();
  });

  test('deletes it after 30 days, with what it has', async () => {
    const client = await signedIn();
    await remove(client);
    moveDays(client, 29);
    await client.login();
    moveDays(client, 1);
    const { database } = client.gateway.deps;
    expect(database.users.get('employee@neuro.example')).toBeUndefined();
    expect([...database.agents.values()].filter(({ ownerId }) => ownerId === 1)).toEqual([]);
    const notes = [...database.audit.values()].filter(({ object }) => object === 'employee@neuro.example');
    expect(notes.map(({ action }) => action)).toEqual(['change', 'remove']);
    client.gateway.close();
  });

  test.each(['admin@neuro.example', 'company@neuro.example'])(
    'the last administrator %s stays',
    async (email) => {
      const client = await new Client(await openGateway()).login(email);
      const refused = await remove(client);
      expect(refused.status).toBe(422);
      expect(await removalOf(client)).toBeUndefined();
      client.gateway.close();
    },
  );
});
