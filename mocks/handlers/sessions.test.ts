import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, errorOf, signedIn } from '#mocks/testing/client.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const sessionsOf = (client: Client) => client.json<Schemas['UserSession'][]>('GET', '/user/sessions');
const end = (client: Client, uuid?: string) =>
  client.call('DELETE', `/user/sessions${uuid === undefined ? '' : `?uuid=${uuid}`}`);

test('[PROF-06] sessions are listed with this one first; an ended one is refused at its next call', async () => {
  const client = await signedIn();
  const other = await new Client(client.gateway).login();
  const sessions = await sessionsOf(client);
  expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
    ['', true],
    ['', false],
    ['Яндекс Браузер, Android', false],
    ['Safari, macOS', false],
  ]);
  expect((await end(client, sessions[1]?.uuid)).status).toBe(204);
  const refused = await other.call('GET', '/user/sessions');
  expect(await errorOf(refused)).toMatchObject({
    status: 401,
    message: expect.stringMatching(/^JWT expired/),
  });
  expect(await sessionsOf(client)).toHaveLength(3);
});

test('[PROF-06] all others are ended at once, this one is not', async () => {
  const client = await signedIn();
  const others = [
    await new Client(client.gateway).login(),
    await new Client(client.gateway).login('admin@neuro.example'),
  ];
  expect((await end(client)).status).toBe(204);
  expect(await sessionsOf(client)).toMatchObject([{ isThis: true }]);
  const statuses = await Promise.all(
    others.map(async (one) => (await one.call('GET', '/user/sessions')).status),
  );
  expect(statuses).toEqual([401, 200]);
});

test('[PROF-06] this session, one that is over and somebody else’s are not found', async () => {
  const client = await signedIn();
  const stranger = await new Client(client.gateway).login('admin@neuro.example');
  const [own, phone] = await sessionsOf(client);
  const [strange] = await sessionsOf(stranger);
  await end(client, phone?.uuid);
  for (const uuid of [own?.uuid, phone?.uuid, strange?.uuid])
    expect((await end(client, uuid)).status).toBe(404);
});

test('[PROF-06] the last request of a session is known to five minutes', async () => {
  const client = await signedIn();
  const other = await new Client(client.gateway).login();
  vi.setSystemTime(new Date('2026-11-20T09:06:00Z'));
  await other.call('GET', '/tile/getTile');
  const [, second] = await sessionsOf(client);
  expect(second).toMatchObject({ created: '2026-11-20T09:00:00.000Z', active: '2026-11-20T09:06:00.000Z' });
});
