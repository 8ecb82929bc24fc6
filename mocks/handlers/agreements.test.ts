import { expect, test } from 'vitest';
import type { AgreementText } from '#api/generated/model/agreementText.ts';
import { agreementTexts } from '#mocks/domain/people/agreements.ts';
import type { Database } from '#mocks/store/database.ts';
import { Client, errorOf, openGateway } from '#mocks/testing/client.ts';

type Checked = { agreements: { id: number; checked: boolean; text: string; version: number }[] };

const checked = (...ids: number[]): Checked => ({
  agreements: [1, 2, 3, 4, 5, 6].map((id) => ({ id, checked: ids.includes(id), text: '', version: 1 })),
});

/** The form as the portal sends it after showing these texts. */
const shown = (texts: readonly AgreementText[], ...ids: number[]): Checked => ({
  agreements: texts.map(({ id, version }) => ({ id, version, checked: ids.includes(id), text: '' })),
});

/** Gives an agreement a new text, as an administrator of the gateway would. */
function rewrite(database: Database, id: number, text: string): void {
  const items = agreementTexts(database).map((one) =>
    one.id === id ? { ...one, text, version: one.version + 1 } : one,
  );
  database.store.write((transaction) => transaction.put(database.agreements, { name: 'all', items }));
}

const texts = (client: Client) => client.json<AgreementText[]>('GET', '/auth/getListAgreement');
const accept = (client: Client, json: Checked) => client.call('POST', '/auth/agreement', { json });
const isAccepted = (client: Client) => client.json('GET', '/auth/checkAgreement');

test('[BOT-03] the mandatory agreements and one more are required; the choice is stored per account', async () => {
  const gateway = await openGateway();
  const client = await new Client(gateway).guestLogin();
  for (const ids of [[], [1, 6], [1, 2], [2, 6], [2, 3, 4, 5]])
    expect((await accept(client, checked(...ids))).status).toBe(400);
  const twice = checked(1, 2, 6).agreements.map((one) => (one.id === 5 ? { ...one, id: 4 } : one));
  expect((await accept(client, { agreements: twice })).status).toBe(400);
  expect(await isAccepted(client)).toBe(false);
  expect((await accept(client, checked(1, 3, 6))).status).toBe(204);
  expect(await isAccepted(client)).toBe(true);
  expect(await isAccepted(await new Client(gateway).guestLogin())).toBe(true);
  expect(await isAccepted(await new Client(gateway).guestLogin('guest@other.example'))).toBe(false);
});

test('[BOT-03] the gateway gives six texts with versions: 1 and 6 mandatory, 2 to 5 optional', async () => {
  const client = await new Client(await openGateway()).guestLogin();
  const list = await texts(client);
  expect(list.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(list.filter(({ isMandatory }) => isMandatory).map(({ id }) => id)).toEqual([1, 6]);
  expect(list.every(({ text }) => text.length > 20)).toBe(true);
  expect((await new Client(client.gateway).call('GET', '/auth/getListAgreement')).status).toBe(401);
});

test('[BOT-03] a changed text has to be accepted again, and its former version is refused', async () => {
  const client = await new Client(await openGateway()).guestLogin();
  const { database } = client.gateway.deps;
  const before = await texts(client);
  expect((await accept(client, shown(before, 1, 2, 6))).status).toBe(204);
  rewrite(database, 3, 'Пользуюсь сервисами для работы и учёбы.');
  expect(await isAccepted(client)).toBe(false);
  const late = await accept(client, shown(before, 1, 2, 6));
  expect(await errorOf(late)).toEqual({
    status: 409,
    message: 'Тексты соглашений изменились. Прочитайте их ещё раз',
  });
  expect(await isAccepted(client)).toBe(false);
  const now = await texts(client);
  expect(now[2]).toMatchObject({ version: 2, text: 'Пользуюсь сервисами для работы и учёбы.' });
  expect((await accept(client, shown(now, 1, 2, 6))).status).toBe(204);
  expect(await isAccepted(client)).toBe(true);
});

test('[BOT-03] a form without versions is refused, because nobody knows which texts were read', async () => {
  const client = await new Client(await openGateway()).guestLogin();
  const agreements = checked(1, 2, 6).agreements.map(({ version: _version, ...rest }) => rest);
  expect((await client.call('POST', '/auth/agreement', { json: { agreements } })).status).toBe(400);
  expect(await isAccepted(client)).toBe(false);
});

test('[BOT-02] a guest of the company who has not accepted gets 409 and stores nothing; the same request works afterwards', async () => {
  const client = await new Client(await openGateway()).guestLogin();
  const { database } = client.gateway.deps;
  const chats = database.chats.size;
  const key = crypto.randomUUID();
  const send = () => client.send('Привет', { accept: 'application/json', key });
  expect(await errorOf(await send())).toEqual({
    status: 409,
    message: 'Чтобы отправлять запросы, примите соглашения',
  });
  expect(database.chats.size).toBe(chats);
  expect((await client.call('GET', '/notification/getNotificationUser')).status).toBe(200);
  await accept(client, checked(1, 2, 6));
  expect((await send()).status).toBe(200);
  rewrite(database, 1, 'Новые правила.');
  expect((await client.send('Ещё вопрос', { accept: 'application/json' })).status).toBe(409);
});

test('[BOT-02] guests from outside and employees need no agreements to send', async () => {
  const gateway = await openGateway();
  const guest = await new Client(gateway).guestLogin('guest@other.example');
  expect(await isAccepted(guest)).toBe(false);
  expect((await guest.send('Привет', { accept: 'application/json' })).status).toBe(200);
  const employee = await new Client(gateway).login();
  rewrite(gateway.deps.database, 1, 'Новые правила.');
  expect(await isAccepted(employee)).toBe(false);
  expect((await employee.send('Привет', { accept: 'application/json' })).status).toBe(200);
});
