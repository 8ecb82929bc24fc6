/** The history of chats: a first message, and what becomes of its chat. */
import { acceptAgreements } from '../agreements.ts';
import { after, expectHiddenFrom, expectInList, expectListed, expectRefused } from '../expect.ts';
import { exact, unique } from '../names.ts';
import type { Journey, Run } from '../run.ts';
import { ask, chatService } from '../services.ts';
import { bothKinds, type KindOfCaller } from './person-callers.ts';
import { addTemplate } from './person-templates.ts';

/** A chat with one request and its answer. */
interface Chat {
  readonly uuid: string;
  readonly serviceType: string;
  readonly requestId: string;
  readonly messageId: string;
}

export const text = exact('Привет, это проверка шлюза');

/** Sends a first message and waits for the stored answer. */
export async function begin(
  run: Run,
  { person, headers }: KindOfCaller,
  more: { readonly templateId?: string } = {},
): Promise<Chat> {
  const isGuest = person.role === 'guest';
  if (isGuest) await acceptAgreements(run, person, headers);
  const serviceType = await chatService(run, person, headers);
  const tiles = isGuest ? [] : (await run.call(person, 'tileList')).json;
  const tile = tiles.find((one) => one.serviceType === serviceType && !one.disabled && !one.agentId);
  const request = { text, ...(tile && { tileUuid: tile.uuid }), ...more };
  const { json } = await ask(run, person, serviceType, { request }, headers);
  const uuid = json.chatUuid;
  const messageId = json.answer.id;
  run.owned.set(uuid, person);
  run.owned.set(messageId, person);
  return { uuid, serviceType, requestId: json.request.id, messageId };
}

async function chats(
  run: Run,
  { person, headers }: KindOfCaller,
  place: string,
  key: string,
  listed: boolean,
) {
  return expectInList(run, person, 'historyChatList', { headers }, { key, listed, place });
}

async function walk(run: Run, caller: KindOfCaller): Promise<void> {
  const { person, headers } = caller;
  const { uuid, requestId, messageId } = await begin(run, caller);
  await chats(run, caller, 'new chat', uuid, true);
  const query = { chatUuid: uuid };
  const stranger = person.role === 'guest' ? 'otherGuest' : 'colleague';
  const { json: read, ...reading } = await run.call(person, 'historyMessageList', { query, headers });
  const asked = read.content.find(({ role }) => role === 'user');
  run.same(reading, { content: asked?.content }, { content: text });
  await expectHiddenFrom(run, stranger, 'historyMessageList', { query, headers });
  await expectHiddenFrom(run, stranger, 'historyChatHide', { body: { uuid, hidden: true }, headers });
  const bad = { uuid: messageId, rating: 'bad' } as const;
  await expectHiddenFrom(run, stranger, 'historyMessageRate', { body: bad, headers });
  const hiding = { uuid: messageId, hidden: true };
  await expectHiddenFrom(run, stranger, 'historyMessageHide', { body: hiding, headers });
  await run.call(person, 'historyMessageRate', { body: { uuid: messageId, rating: 'good' }, headers });
  const message = async () => {
    const { json, ...exchange } = await run.call(person, 'historyMessageList', { query, headers });
    return { exchange, found: json.content.find(({ id }) => id === messageId) };
  };
  const rated = await message();
  run.same(after('historyMessageRate', rated.exchange), { rating: rated.found?.rating }, { rating: 'good' });
  const request = { uuid: requestId, rating: 'good' as const };
  expectRefused(run, await run.send(person, 'historyMessageRate', { body: request, headers }), {
    statuses: [400],
    place: 'a request',
    what: 'The rating of a request',
    says: 'A request cannot be rated, that is answered by 400',
  });
  await run.call(person, 'historyMessageRate', { body: { uuid: messageId, rating: null }, headers });
  const unrated = await message();
  const back = 'rating taken back';
  run.same(
    after('historyMessageRate', unrated.exchange),
    { [back]: unrated.found?.rating },
    { [back]: undefined },
  );
  await run.call(person, 'historyMessageHide', { body: { uuid: messageId, hidden: true }, headers });
  const hidden = await message();
  const gone = { key: messageId, listed: false, place: 'hidden message' };
  expectListed(run, after('historyMessageHide', hidden.exchange), hidden.found ? [messageId] : [], gone);
  await run.call(person, 'historyMessageHide', { body: { uuid: messageId, hidden: false }, headers });
  if (person.role === 'employee') await arrange(run, caller, uuid);
  await run.call(person, 'historyChatHide', { body: { uuid, hidden: true }, headers });
  await chats(run, caller, 'hidden chat', uuid, false);
}

/** A second request beside the first one of a chat: each names both. */
async function branch(run: Run, { person, headers }: KindOfCaller, chat: Chat): Promise<void> {
  const { uuid, serviceType, requestId } = chat;
  const form = { request: { text, parentId: null }, chat: uuid };
  const { json } = await ask(run, person, serviceType, form, headers);
  const siblings = [requestId, json.request.id];
  const { json: page, ...exchange } = await run.call(person, 'historyMessageList', {
    query: { chatUuid: uuid },
    headers,
  });
  const found = page.content.filter(({ id }) => siblings.includes(id)).map((one) => one.siblings);
  run.same(exchange, { siblings: found }, { siblings: siblings.map(() => siblings) });
  const alone = page.content.filter(({ role }) => role === 'assistant').flatMap((one) => one.siblings ?? []);
  run.same(exchange, { 'siblings of single answers': alone }, { 'siblings of single answers': [] });
}

/** Two newer chats stand behind the pinned one, the newest first. */
async function expectOrder(run: Run, caller: KindOfCaller, pinned: string): Promise<void> {
  const { person, headers } = caller;
  const older = await begin(run, caller);
  const newer = await begin(run, caller);
  const expected = [pinned, newer.uuid, older.uuid];
  const { json, ...exchange } = await run.call(person, 'historyChatList', { headers });
  const order = json.content.map(({ uuid }) => uuid).filter((uuid) => expected.includes(uuid));
  if (order.join() !== expected.join())
    run.report(exchange, {
      rule: 'order',
      place: 'pinned and new chats',
      pointer: '/x-order',
      message: 'A pinned chat and two newer ones do not stand in this order, the newest of the others first.',
      says: 'Pinned ones first and then the newest first',
    });
  await branch(run, caller, older);
  const { json: later, ...listing } = await run.call(person, 'historyChatList', { headers });
  const places = [older, newer].map(({ uuid }) => later.content.findIndex((one) => one.uuid === uuid));
  if (Number(places[0]) > Number(places[1]))
    run.report(listing, {
      rule: 'order',
      place: 'continued chat',
      pointer: '/x-order',
      message: 'A chat with a new request stands behind one whose last request is older.',
      says: 'The newest first, by the moment of the last request in the chat, a branch too',
    });
  for (const { uuid } of [older, newer])
    await run.call(person, 'historyChatHide', { body: { uuid, hidden: true }, headers });
}

/** A chat is found by a text in another case, with е in place of ё; the part of a message around it is told. */
async function expectFound(
  run: Run,
  { person, headers }: KindOfCaller,
  uuid: string,
  searchText: string,
  place: 'title' | 'message',
): Promise<void> {
  const { json, ...exchange } = await run.call(person, 'historyChatList', { query: { searchText }, headers });
  const found = json.content.find((one) => one.uuid === uuid);
  if (found) {
    const name = `snippet of a ${place}`;
    const isTold = found.snippet !== undefined;
    return run.same(exchange, { [name]: isTold }, { [name]: place === 'message' });
  }
  run.report(exchange, {
    rule: 'search',
    place: 'title or messages',
    pointer: '#/info/description',
    message: `A search for "${searchText}" does not find the chat whose title or message contains it.`,
    says: 'Texts are compared in lower case, with ё as е and a run of blanks as one space',
  });
}

/** Names and pins a chat, which only employees may do. */
async function arrange(run: Run, caller: KindOfCaller, uuid: string): Promise<void> {
  const { person } = caller;
  const content = unique('Ёжик');
  await run.call(person, 'historyChatRename', { body: { uuid, content: `  ${content} ` } });
  await run.call(person, 'historyChatPin', { body: { uuid, pinned: true } });
  const foreign = unique('Чужой сайт');
  const forged = await run.send(person, 'historyChatRename', {
    body: { uuid, content: foreign },
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  const chat = await chats(run, caller, 'renamed chat', uuid, true);
  if (chat?.['content'] === foreign)
    run.report(forged, {
      rule: 'other-site',
      place: 'read back',
      pointer: '#/info/description',
      message: `A request of another site is answered by ${forged.got.status} and executed all the same.`,
      says: '403 cross-site, before anything is done',
      cause: 'The answer is replaced after the operation, in place of a check before it.',
    });
  else run.same(after('historyChatList', forged), { ...chat }, { content, pinned: true });
  await expectOrder(run, caller, uuid);
  await expectFound(run, caller, uuid, content.replace('Ё', 'е').toUpperCase(), 'title');
  await expectFound(run, caller, uuid, text.trim().split('\r')[0]?.toUpperCase() ?? '', 'message');
  await run.call(person, 'historyChatPin', { body: { uuid, pinned: false } });
}

/** What can be read of the history. */
export const historyReading: Journey = {
  name: 'The history',
  covers: ['historyChatList', 'historyAgentList', 'historyTemplateList', 'chatActivityList'],
  async run(run) {
    for (const { person, headers } of await bothKinds(run, 'historyChatList')) {
      await run.call(person, 'historyChatList', { headers });
      await run.call(person, 'chatActivityList', { headers });
      // An agent that nobody has: its page is empty.
      const query = { agentUuid: crypto.randomUUID() };
      const { json, ...exchange } = await run.call(person, 'historyAgentList', { query, headers });
      run.same(exchange, { content: json.content }, { content: [] });
    }
    const person = await run.person('employee');
    const query = { templateUuid: crypto.randomUUID() };
    const { json, ...exchange } = await run.call(person, 'historyTemplateList', { query });
    run.same(exchange, { content: json.content }, { content: [] });
  },
};

/** A chat of an employee and one of a guest. */
export const history: Journey = {
  name: 'A chat in the history',
  covers: [
    ...(['chatMessageSend', 'historyMessageList', 'historyMessageRate', 'historyMessageHide'] as const),
    ...(['historyChatRename', 'historyChatPin', 'historyChatHide'] as const),
  ],
  async run(run) {
    for (const caller of await bothKinds(run, 'historyChatHide')) await walk(run, caller);
  },
};

/** A chat that came out of a template: it is in the template's history and among all chats, not among those of its service. */
export const templateHistory: Journey = {
  name: 'The history of a template',
  covers: ['historyTemplateHide'],
  async run(run) {
    const person = await run.person('employee');
    const template = await addTemplate(run, person);
    const caller = { person, headers: { 'session-type': 'ai' } };
    const { uuid, serviceType } = await begin(run, caller, { templateId: template.uuid });
    const query = { templateUuid: template.uuid };
    const listed = (expected: boolean, place: string) =>
      expectInList(run, person, 'historyTemplateList', { query }, { key: uuid, listed: expected, place });
    await listed(true, 'chat of a template');
    const ofService = { headers: caller.headers, query: { serviceType } };
    await expectInList(run, person, 'historyChatList', ofService, {
      key: uuid,
      listed: false,
      place: 'chat of a template among those of its service',
    });
    const { json, ...exchange } = await run.call(person, 'historyChatList', { headers: caller.headers });
    const found = json.content.find((one) => one.uuid === uuid);
    run.same(
      exchange,
      { 'template among all chats': [found?.templateId, found?.name] },
      { 'template among all chats': [template.uuid, template.name] },
    );
    await run.call(person, 'historyTemplateHide', { body: { uuid, hidden: true } });
    await listed(false, 'hidden chat of a template');
    await run.call(person, 'templateHide', { body: { uuid: template.uuid, hidden: true } });
  },
};
