import { beforeAll, expect, test } from 'vitest';
import type { Page } from '#mocks/domain/lists/list.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { allEvents, Client, errorOf, openGateway, textOf } from '#mocks/testing/client.ts';

type Bot = Schemas['GuestBot'];
type GuestLink = Schemas['GuestLink'];

const LAWYER = '7c2e9f10-2222-4a3b-8c4d-000000000001';
const NEWCOMER = '7c2e9f10-2222-4a3b-8c4d-000000000005';

const fields: Schemas['GuestBotFields'] = {
  name: 'Консультант',
  welcome: 'Здравствуйте',
  starters: ['Что такое неустойка?'],
  entry: 'anyone',
  domains: [],
  lastDay: null,
  dayLimit: 100,
  isOn: true,
};

let now = new Date('2026-11-24T09:00:00Z');
let maria: Client;
let pupil: Client;
beforeAll(async () => {
  const gateway = await openGateway({ now: () => now });
  maria = await new Client(gateway).login();
  pupil = await new Client(gateway).login('student@neuro.example');
});

const post = (client: Client, call: string, json: object) =>
  client.call('POST', `/lab/guestBot/${call}`, {
    json,
    ...(call === 'addBot' && { headers: { 'idempotency-key': crypto.randomUUID() } }),
  });
let made = 0;
async function newBot(other: Partial<Schemas['GuestBotFields']> = {}): Promise<Bot> {
  made += 1;
  const response = await post(maria, 'addBot', { ...fields, name: `Бот ${made}`, ...other, agentId: LAWYER });
  expect(response.status).toBe(200);
  return response.json() as Promise<Bot>;
}
async function changed({ uuid, version, ...bot }: Bot, other: Partial<Bot>): Promise<Bot> {
  const { agentId: _agent, chatName: _name, date: _date, usage: _usage, ...own } = bot;
  return (await post(maria, 'changeBot', { ...own, ...other, uuid, version })).json() as Promise<Bot>;
}
const botsOf = (client: Client) =>
  client.json<Page<Bot>>('GET', `/lab/guestBot/getBots?agentId=${LAWYER}&page=0&size=50`);
const linksOf = async ({ uuid }: Bot) =>
  (await maria.json<Page<GuestLink>>('GET', `/lab/guestBot/getLinks?botId=${uuid}&page=0&size=50`)).content;
const stranger = () => new Client(maria.gateway);
async function ask({ chatName }: Bot, email: string): Promise<boolean> {
  const json = { email, chatName, isLinkWanted: true };
  const { isRegistered } = await stranger().json<{ isRegistered: boolean }>('POST', '/chatBot/checkEmail', {
    json,
  });
  return isRegistered;
}
async function tokenOf(email: string): Promise<string> {
  const [{ link } = {}] = await stranger().mailbox(email);
  return new URL(link ?? '').searchParams.get('token') ?? '';
}
const enter = async (client: Client, email: string, token: string) =>
  (await client.call('POST', '/chatBot/auth', { json: { email, token } })).status;
const view = (client: Client, { chatName }: Bot) =>
  client.call('GET', `/chatBot/getBot?chatName=${chatName}`);
async function guestOf(bot: Bot, email: string): Promise<Client> {
  const guest = stranger();
  await ask(bot, email);
  expect(await enter(guest, email, await tokenOf(email))).toBe(200);
  return guest;
}

test('[AUTH-10] only those who may change the agent have its chat-bots; for everybody else they do not exist', async () => {
  const bot = await newBot();
  expect((await botsOf(maria)).content[0]).toMatchObject({ uuid: bot.uuid, agentId: LAWYER, version: 1 });
  const refused = async (client: Client) => {
    const { uuid } = bot;
    const calls = [
      client.call('GET', `/lab/guestBot/getBots?agentId=${LAWYER}&page=0&size=50`),
      post(client, 'addBot', { ...fields, agentId: LAWYER }),
      post(client, 'changeBot', { ...fields, uuid, version: 1 }),
      post(client, 'hideBot', { uuid, hidden: true }),
      post(client, 'sendLinks', { uuid, emails: ['a@b.example'] }),
      client.call('GET', `/lab/guestBot/getLinks?botId=${uuid}&page=0&size=50`),
    ];
    return (await Promise.all(calls)).map(({ status }) => status);
  };
  const pavel = await stranger().login('admin@neuro.example');
  expect(await refused(pavel)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await refused(pupil)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await refused(await stranger().guestLogin())).toEqual([401, 401, 401, 401, 401, 401]);
  const foreign = await post(maria, 'addBot', { ...fields, agentId: NEWCOMER });
  expect(foreign.status).toBe(404);
});

test('[LAB-05] a chat-bot has a plain name of its own, and domains where they decide', async () => {
  const { name, ...first } = await newBot();
  const add = (other: object) => post(maria, 'addBot', { ...fields, agentId: LAWYER, ...other });
  expect((await add({ name: 'Бот!' })).status).toBe(422);
  expect((await add({ name: 'Ещё', entry: 'domains' })).status).toBe(422);
  expect((await add({ name: name.toUpperCase() })).status).toBe(409);
  await post(maria, 'hideBot', { uuid: first.uuid, hidden: true });
  expect((await botsOf(maria)).content.some(({ uuid }) => uuid === first.uuid)).toBe(false);
  const second = await newBot({ name });
  expect(await changed(second, { welcome: 'Да' })).toMatchObject({ version: 2, welcome: 'Да' });
  expect((await post(maria, 'changeBot', { ...fields, uuid: second.uuid, version: 1 })).status).toBe(409);
});

test('[BOT-02] an address that may enter gets its personal link by letter', async () => {
  const anyone = await newBot();
  const domains = await newBot({ entry: 'domains', domains: ['Partner.example'] });
  const named = await newBot({ entry: 'named' });
  expect(await ask(anyone, 'one@some.example')).toBe(true);
  expect(await ask(domains, 'Two@partner.example')).toBe(true);
  expect(await ask(domains, 'two@notpartner.example')).toBe(false);
  expect(await ask(named, 'three@some.example')).toBe(false);
  expect(await stranger().mailbox('three@some.example')).toEqual([]);
  // An employee has the agent itself.
  expect(await ask(anyone, 'admin@neuro.example')).toBe(false);
  const sent = (emails: string[]) => post(maria, 'sendLinks', { uuid: named.uuid, emails });
  expect((await sent(['admin@neuro.example'])).status).toBe(422);
  expect((await sent(['Three@some.example'])).status).toBe(204);
  const [mail] = await stranger().mailbox('three@some.example');
  expect(mail?.link).toMatch(
    new RegExp(`/chatBot/login\\?chatName=${named.chatName}&emailUser=three%40some`),
  );
  expect(await ask(named, 'three@some.example')).toBe(true);
  const guest = stranger();
  // The second letter replaced the link of the first one.
  const first = new URL(mail?.link ?? '').searchParams.get('token') ?? '';
  expect(await enter(guest, 'three@some.example', first)).toBe(400);
  expect(await enter(guest, 'one@some.example', await tokenOf('three@some.example'))).toBe(400);
  expect(await enter(guest, 'three@some.example', await tokenOf('three@some.example'))).toBe(200);
  expect(await linksOf(named)).toMatchObject([
    { email: 'three@some.example', isAsked: false, entered: now.toISOString() },
  ]);
  expect((await view(guest, anyone)).status).toBe(404);
});

test('[LAB-12] a guest sees name, welcome and starters, and nothing of the agent', async () => {
  const bot = await newBot();
  const guest = await guestOf(bot, 'reader@some.example');
  const { uuid, chatName, name, welcome, starters } = bot;
  const seen = await (await view(guest, bot)).json();
  expect(seen).toEqual({ uuid, chatName, name, welcome, starters, serviceType: 'claude' });
  const { instruction, files } = await maria.json<Schemas['Agent']>(
    'GET',
    `/lab/agent/getAgent?agentId=${LAWYER}`,
  );
  const events = await allEvents(await guest.send('Кто ты?', { service: 'claude', agentId: uuid }));
  expect(textOf(events)).not.toBe('');
  expect(JSON.stringify(events)).not.toContain(instruction);
  const [file] = files ?? [];
  expect(file).toBeDefined();
  expect((await guest.call('GET', `/files/download?fileId=${file?.idFile}`)).status).toBe(404);
  expect((await guest.call('GET', `/lab/agent/getAgent?agentId=${LAWYER}`)).status).toBe(401);
  // Neither the agent itself nor another service.
  expect((await guest.send('Привет', { service: 'claude', agentId: LAWYER })).status).toBe(404);
  expect((await guest.send('Привет', { service: 'chatGpt' })).status).toBe(404);
  const chats = await guest.json<Page<Schemas['HistoryChat']>>(
    'GET',
    `/history/getAgentHistory?agentUuid=${uuid}&page=0&size=20`,
  );
  expect(chats.content).toHaveLength(1);
  const own = (await botsOf(maria)).content.find((one) => one.uuid === uuid);
  expect(own?.usage).toMatchObject({ guests: 1, chats: 1, messages: 1 });
  expect(own?.usage.days.at(-1)).toEqual({ day: '2026-11-24', chats: 1, messages: 1 });
  expect(JSON.stringify(own)).not.toContain('Кто ты?');
});

test('[ERR-04] all guests together have as many requests a day as the chat-bot allows', async () => {
  const bot = await newBot({ dayLimit: 1 });
  const one = await guestOf(bot, 'first@some.example');
  const two = await guestOf(bot, 'second@some.example');
  const send = (client: Client) => client.send('Да', { service: 'claude', agentId: bot.uuid });
  await allEvents(await send(one));
  const refused = await send(two);
  expect((await errorOf(refused)).status).toBe(429);
  now = new Date('2026-11-25T09:00:00Z');
  expect((await send(await guestOf(bot, 'second@some.example'))).status).toBe(200);
});

test('[LAB-13] a chat-bot that is off or over, and a revoked link, let nobody in', async () => {
  const email = 'leaver@some.example';
  now = new Date('2026-11-25T20:00:00Z');
  await Promise.all([maria.login(), pupil.login('student@neuro.example')]);
  const bot = await newBot({ lastDay: '2026-11-25' });
  const guest = await guestOf(bot, email);
  const off = await changed(bot, { isOn: false });
  expect((await view(guest, bot)).status).toBe(404);
  expect((await guest.send('Да', { service: 'claude', agentId: bot.uuid })).status).toBe(404);
  expect(await ask(bot, email)).toBe(false);
  const on = await changed(off, { isOn: true });
  expect((await view(guest, bot)).status).toBe(200);
  // A link that the guest asked for counts while the chat-bot is open to the address.
  const closed = await changed(on, { entry: 'named' });
  expect((await view(guest, bot)).status).toBe(404);
  await changed(closed, { entry: 'anyone' });
  const [link] = await linksOf(bot);
  const remove = (client: Client) =>
    client.call('DELETE', `/lab/guestBot/deleteLink?linkId=${link?.uuid ?? ''}`);
  expect((await remove(pupil)).status).toBe(404);
  expect((await remove(maria)).status).toBe(204);
  expect((await view(guest, bot)).status).toBe(401);
  expect(await linksOf(bot)).toMatchObject([{ uuid: link?.uuid, isRevoked: true }]);
  expect(await enter(stranger(), email, await tokenOf(email))).toBe(400);
  expect(await ask(bot, email)).toBe(false);
  await post(maria, 'sendLinks', { uuid: bot.uuid, emails: [email] });
  const back = stranger();
  expect(await enter(back, email, await tokenOf(email))).toBe(200);
  now = new Date('2026-11-25T21:00:00Z');
  expect((await view(back, bot)).status).toBe(404);
});

test('[LAB-13][AUTH-10] a chat-bot closes while its agent is archived, and when the owner of the agent loses the lab', async () => {
  const bot = await newBot();
  const guest = await guestOf(bot, 'late@some.example');
  const { agents, users, store } = maria.gateway.deps.database;
  const [agent, owner] = [agents.get(LAWYER), users.get('employee@neuro.example')];
  if (!agent || !owner) throw new Error('no agent or owner');
  const seen = async () => (await view(guest, bot)).status;
  store.write((to) => to.put(agents, { ...agent, hidden: true }));
  expect(await seen()).toBe(404);
  store.write((to) => to.put(agents, agent));
  expect(await seen()).toBe(200);
  const groups = users.get('student@neuro.example')?.profile.groups ?? [];
  store.write((to) => to.put(users, { ...owner, profile: { ...owner.profile, groups } }));
  expect(await seen()).toBe(404);
});
