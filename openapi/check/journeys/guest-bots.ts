/** Chat-bots for guests: what their owner sets up, and the personal links by which guests enter. */
import {
  after,
  expectConflict,
  expectError,
  expectHiddenFrom,
  expectInList,
  expectListed,
  expectRefused,
} from '../expect.ts';
import { needsLetters, tokenOf } from '../letters.ts';
import { unique, uniqueEmail } from '../names.ts';
import type { AnswerOf } from '../request.ts';
import type { Exchange, Journey, Person, Run } from '../run.ts';
import { addAgent } from './agent-steps.ts';

/** A chat-bot with the instruction of its agent, which no guest may read. */
interface Made {
  readonly owner: Person;
  readonly agentId: string;
  readonly instruction: string;
  readonly bot: AnswerOf<'guestBotAdd'>;
}

/** The settings of a chat-bot that is switched on and that addresses of the guest's domain may enter. */
function settingsOf(run: Run) {
  const domain = run.options.accounts.guest?.email.split('@')[1] ?? 'other.example';
  const { agentId: _agent, ...example } = run.example('guestBotAdd');
  return { ...example, entry: 'domains' as const, domains: [domain], lastDay: null, name: unique('Бот') };
}

export async function makeBot(run: Run, employee?: Person): Promise<Made> {
  const owner = employee ?? (await run.person('employee'));
  const instruction = unique('Отвечай одной строкой');
  const agent = await addAgent(run, owner, { instruction });
  const body = { ...settingsOf(run), agentId: agent.uuid };
  const { json: bot } = await run.call(owner, 'guestBotAdd', { body });
  run.owned.set(bot.uuid, owner);
  return { owner, agentId: agent.uuid, instruction, bot };
}

export async function hide(run: Run, { owner, agentId, bot }: Made): Promise<void> {
  await run.call(owner, 'guestBotHide', { body: { uuid: bot.uuid, hidden: true } });
  const expected = { key: bot.uuid, listed: false, place: 'hidden chat-bot' };
  await expectInList(run, owner, 'guestBotList', { query: { agentId } }, expected);
  await run.call(owner, 'agentHide', { body: { uuid: agentId, hidden: true } });
}

/** Whether an address may enter is told to everybody who asks. */
async function expectEntry(run: Run, { bot }: Made, email: string, isRegistered: boolean): Promise<void> {
  const body = { email, chatName: bot.chatName };
  const exchange = await run.send(run.visitor, 'guestEmailCheck', { body });
  if (exchange.got.status !== 200) return;
  run.same(exchange, { isRegistered: Object(exchange.got.json).isRegistered }, { isRegistered });
}

/** The chat-bots of an agent differ by their names. */
async function expectNameTaken(run: Run, { owner, agentId }: Made, name: string): Promise<void> {
  const { json } = await run.call(owner, 'guestBotAdd', { body: { ...settingsOf(run), agentId } });
  const { uuid, version } = json;
  const body = { ...settingsOf(run), name: name.toUpperCase(), uuid, version };
  const says = 'The name is unique among the chat-bots of the agent';
  expectConflict(run, await run.send(owner, 'guestBotChange', { body }), 'name-taken', 'a taken name', says);
  await run.send(owner, 'guestBotHide', { body: { uuid, hidden: true } });
}

/** The settings of a chat-bot, and its links without their letters. */
const bots: Journey = {
  name: 'Chat-bots for guests',
  covers: [
    ...(['guestBotAdd', 'guestBotList', 'guestBotChange', 'guestLinkSend', 'guestLinkList'] as const),
    ...(['guestLinkRemove', 'guestBotHide'] as const),
  ],
  async run(run) {
    const made = await makeBot(run);
    const { owner, agentId, bot } = made;
    const [domain = ''] = bot.domains;
    await expectEntry(run, made, uniqueEmail(domain), true);
    await expectEntry(run, made, uniqueEmail('elsewhere.example'), false);
    const settings = { ...settingsOf(run), welcome: unique('Спросите о договорах'), dayLimit: 7 };
    await run.call(owner, 'guestBotChange', { body: { ...settings, uuid: bot.uuid, version: bot.version } });
    const { json: bots, ...exchange } = await run.call(owner, 'guestBotList', { query: { agentId } });
    run.same(exchange, bots.content.find(({ uuid }) => uuid === bot.uuid) ?? {}, settings);
    await expectNameTaken(run, made, settings.name);
    const email = uniqueEmail(domain);
    await run.call(owner, 'guestLinkSend', { body: { uuid: bot.uuid, emails: [email] } });
    const { json: links, ...listed } = await run.call(owner, 'guestLinkList', { query: { botId: bot.uuid } });
    const keys = links.content.map((link) => link.email);
    expectListed(run, listed, keys, { key: email, listed: true, place: 'new link' });
    const { employee } = run.options.accounts;
    if (employee) {
      const body = { uuid: bot.uuid, emails: [employee.email] };
      expectRefused(run, await run.send(owner, 'guestLinkSend', { body }), {
        statuses: [422],
        place: 'the address of an employee',
        pointer: '/requestBody',
        says: 'An address of an employee is 422, because employees have the agent itself',
      });
    }
    const link = links.content.find((one) => one.email === email);
    if (link) {
      await run.call(owner, 'guestLinkRemove', { query: { linkId: link.uuid } });
      await expectEntry(run, made, email, false);
    }
    await hide(run, made);
    await expectEntry(run, made, uniqueEmail(domain), false);
  },
};

const asGuest = { 'session-type': 'chatBot' };

/** Signs in by the token of a link. */
const enter = (run: Run, guest: Person, email: string, token: string): Promise<Exchange> =>
  run.send(guest, 'guestLogin', { body: { email, token } });

/** A token that does not open a session for an address. */
async function expectTokenRefused(run: Run, email: string, token: string, place: string): Promise<void> {
  expectError(run, await enter(run, run.visitor, email, token), {
    status: 400,
    code: 'wrong-credentials',
    rule: 'session',
    place,
    says: 'A guest is known by the token of the link that was mailed to this address last and was not revoked',
  });
}

/** A chat-bot that a guest with a link finds no longer. */
async function expectClosed(run: Run, guest: Person, { bot }: Made, place: string): Promise<void> {
  const query = { chatName: bot.chatName };
  const exchange = await run.send(guest, 'guestBotRead', { query, headers: asGuest });
  expectError(run, exchange, {
    status: 404,
    code: 'not-found',
    rule: 'stored',
    place,
    says: '404 for one that is switched off or over, and for everybody without a link to it that still works',
  });
}

async function readAsGuest(run: Run, guest: Person, { instruction, bot }: Made): Promise<void> {
  // Without Session-Type the guest's session counts where the browser has no other.
  const { json, ...exchange } = await run.call(guest, 'guestBotRead', { query: { chatName: bot.chatName } });
  const { uuid, chatName, name, welcome, starters } = bot;
  run.same(exchange, { ...json }, { uuid, chatName, name, welcome, starters });
  if (!exchange.got.text.includes(instruction)) return;
  run.report(exchange, {
    rule: 'secret',
    place: 'instruction',
    pointer: '/description',
    message: 'The answer contains the instruction of the agent.',
    says: 'A guest sees neither the instruction, the files nor the functions of the agent',
  });
}

/** Changes the settings that decide whether the chat-bot answers; each closes it, and the last change opens it again. */
async function closeAndOpen(run: Run, guest: Person, made: Made): Promise<void> {
  const { owner, bot } = made;
  const { agentId: _agent, chatName: _name, date: _date, usage: _usage, ...open } = bot;
  let { version } = bot;
  const changes = [
    { place: 'switched off', change: { isOn: false } },
    { place: 'over', change: { lastDay: '2026-01-31' } },
    { place: '', change: {} },
  ];
  for (const { place, change } of changes) {
    const { json } = await run.call(owner, 'guestBotChange', { body: { ...open, ...change, version } });
    version = json.version;
    if (place) await expectClosed(run, guest, made, place);
  }
}

/** Removes the link of a guest, who is signed out by that. */
async function revoke(run: Run, guest: Person, made: Made, email: string, token: string): Promise<void> {
  const { owner, bot } = made;
  const links = await run.call(owner, 'guestLinkList', { query: { botId: bot.uuid } });
  const link = links.json.content.find((one) => one.email === email);
  if (!link) return;
  run.same(links, { isAsked: link.isAsked, isRevoked: link.isRevoked }, { isAsked: false, isRevoked: false });
  run.same(links, { hasEntered: link.entered !== null }, { hasEntered: true });
  await run.call(owner, 'guestLinkRemove', { query: { linkId: link.uuid } });
  const query = { chatName: bot.chatName };
  const reading = await run.send(guest, 'guestBotRead', { query, headers: asGuest });
  expectError(run, after('guestLinkRemove', reading), {
    status: 401,
    code: 'jwt-expired',
    rule: 'session',
    place: 'after guestLinkRemove',
    says: 'A guest who has nothing else is signed out when the link is revoked',
  });
  await expectTokenRefused(run, email, token, 'a revoked link');
  const { json, ...exchange } = await run.call(owner, 'guestLinkList', { query: { botId: bot.uuid } });
  const revoked = json.content.find(({ uuid }) => uuid === link.uuid);
  run.same(exchange, { isRevoked: revoked?.isRevoked }, { isRevoked: true });
}

/** A guest who comes by a mailed link. */
const guests: Journey = {
  name: 'A guest of a chat-bot',
  covers: ['guestBotRead'],
  async run(run) {
    needsLetters(run);
    const made = await makeBot(run);
    const { owner, bot } = made;
    const { uuid, chatName } = bot;
    const email = uniqueEmail(bot.domains[0]);
    const mail = async () => {
      await run.call(owner, 'guestLinkSend', { body: { uuid, emails: [email] } });
      return tokenOf(run, email);
    };
    const replaced = await mail();
    const token = await mail();
    const guest: Person = { role: 'guest', cookie: '' };
    await run.call(guest, 'guestLogin', { body: { email, token, chatName } });
    run.owned.set(chatName, guest);
    await expectTokenRefused(run, email, replaced, 'a replaced link');
    await expectTokenRefused(run, email, crypto.randomUUID(), 'an unknown token');
    await expectTokenRefused(run, uniqueEmail(bot.domains[0]), token, 'the link of another address');
    await readAsGuest(run, guest, made);
    await expectHiddenFrom(run, 'colleague', 'guestBotRead', { query: { chatName } });
    // The link works until it is revoked, so a second browser may enter by it.
    await run.call({ role: 'guest', cookie: '' }, 'guestLogin', { body: { email, token } });
    await closeAndOpen(run, guest, made);
    await revoke(run, guest, made, email, token);
    const again: Person = { role: 'guest', cookie: '' };
    const last = await mail();
    await run.call(again, 'guestLogin', { body: { email, token: last } });
    await hide(run, made);
    await expectClosed(run, again, made, 'hidden');
    const late = await enter(run, run.visitor, email, last);
    expectRefused(run, after('guestBotHide', late), {
      statuses: [400, 401, 403, 404],
      rule: 'session',
      place: 'a hidden chat-bot',
      what: 'A sign-in to a hidden chat-bot',
      says: 'No guest may enter a hidden chat-bot',
    });
  },
};

export const guestBots: readonly Journey[] = [bots, guests];
