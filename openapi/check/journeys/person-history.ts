/** The history of chats: a first message, what becomes of its chat, and sharing it. */
import { acceptAgreements } from '../agreements.ts';
import { operationOf } from '../contract.ts';
import { expectGone, expectHiddenFrom, expectListed } from '../expect.ts';
import { exact, unique } from '../names.ts';
import { Blocked, type Journey, type Person, type Run } from '../run.ts';
import { chatService } from '../services.ts';
import { bothKinds, type KindOfCaller } from './person-callers.ts';

/** A chat with one request and its answer. */
interface Chat {
  readonly uuid: string;
  readonly messageId: string;
}

const text = exact('Привет, это проверка шлюза');

/** Sends a first message and waits for the stored answer. */
async function begin(
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
  const { json } = await run.call(person, 'chatMessageSend', {
    path: { serviceType },
    headers: { ...headers, accept: 'application/json' },
    form: { request },
  });
  const uuid = json.chatUuid;
  const messageId = json.answer.id;
  run.owned.set(uuid, person);
  run.owned.set(messageId, person);
  return { uuid, messageId };
}

async function chats(
  run: Run,
  { person, headers }: KindOfCaller,
  place: string,
  key: string,
  listed: boolean,
) {
  const { json, ...exchange } = await run.call(person, 'historyChatList', { headers });
  expectListed(
    run,
    exchange,
    json.content.map(({ uuid }) => uuid),
    { key, listed, place },
  );
  return { exchange, chat: json.content.find(({ uuid }) => uuid === key) };
}

async function walk(run: Run, caller: KindOfCaller): Promise<void> {
  const { person, headers } = caller;
  const { uuid, messageId } = await begin(run, caller);
  await chats(run, caller, 'new chat', uuid, true);
  const query = { chatUuid: uuid };
  const stranger = person.role === 'guest' ? 'otherGuest' : 'colleague';
  const { json: read, ...reading } = await run.call(person, 'historyMessageList', { query, headers });
  const asked = read.content.find(({ role }) => role === 'user');
  run.same(reading, { content: asked?.content }, { content: text });
  await expectHiddenFrom(run, stranger, 'historyMessageList', { query, headers });
  await expectHiddenFrom(run, stranger, 'historyChatHide', { body: { uuid, hidden: true }, headers });
  await expectHiddenFrom(run, stranger, 'historyMessageRate', {
    body: { uuid: messageId, rating: 'bad' },
    headers,
  });
  await expectHiddenFrom(run, stranger, 'historyMessageHide', {
    body: { uuid: messageId, hidden: true },
    headers,
  });
  await run.call(person, 'historyMessageRate', { body: { uuid: messageId, rating: 'good' }, headers });
  const message = async () => {
    const { json, ...exchange } = await run.call(person, 'historyMessageList', { query, headers });
    return { exchange, found: json.content.find(({ id }) => id === messageId) };
  };
  const rated = await message();
  run.same(
    { ...rated.exchange, operation: operationOf('historyMessageRate') },
    { rating: rated.found?.rating },
    { rating: 'good' },
  );
  await run.call(person, 'historyMessageHide', { body: { uuid: messageId, hidden: true }, headers });
  const hidden = await message();
  expectListed(
    run,
    { ...hidden.exchange, operation: operationOf('historyMessageHide') },
    hidden.found ? [messageId] : [],
    {
      ...{ key: messageId, listed: false, place: 'hidden message' },
    },
  );
  await run.call(person, 'historyMessageHide', { body: { uuid: messageId, hidden: false }, headers });
  if (person.role === 'employee') await arrange(run, caller, uuid);
  await run.call(person, 'historyChatHide', { body: { uuid, hidden: true }, headers });
  await chats(run, caller, 'hidden chat', uuid, false);
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
      ...{ rule: 'order', place: 'pinned and new chats', pointer: '/x-order' },
      message: 'A pinned chat and two newer ones do not stand in this order, the newest of the others first.',
      says: 'Pinned ones first and then the newest first',
    });
  for (const { uuid } of [older, newer])
    await run.call(person, 'historyChatHide', { body: { uuid, hidden: true }, headers });
}

/** A chat is found by a text in another case, with е in place of ё. */
async function expectFound(
  run: Run,
  { person, headers }: KindOfCaller,
  uuid: string,
  searchText: string,
): Promise<void> {
  const { json, ...exchange } = await run.call(person, 'historyChatList', { query: { searchText }, headers });
  if (json.content.some((one) => one.uuid === uuid)) return;
  run.report(exchange, {
    ...{ rule: 'search', place: 'title or messages', pointer: '#/info/description' },
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
  const { exchange, chat } = await chats(run, caller, 'renamed chat', uuid, true);
  run.same(exchange, { ...chat }, { content, pinned: true });
  await expectOrder(run, caller, uuid);
  await expectFound(run, caller, uuid, content.replace('Ё', 'е').toUpperCase());
  await expectFound(run, caller, uuid, text.trim().split('\r')[0]?.toUpperCase() ?? '');
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

/** A chat that came out of a template leaves the template's history. */
export const templateHistory: Journey = {
  name: 'The history of a template',
  covers: ['historyTemplateHide'],
  async run(run) {
    const person = await run.person('employee');
    const { json: template } = await run.call(person, 'templateAdd', {
      body: { ...run.example('templateAdd'), name: unique('Шаблон'), agentId: null, command: null },
    });
    const { uuid } = await begin(
      run,
      { person, headers: { 'session-type': 'ai' } },
      { templateId: template.uuid },
    );
    const listed = async (expected: boolean, place: string) => {
      const { json, ...exchange } = await run.call(person, 'historyTemplateList', {
        query: { templateUuid: template.uuid },
      });
      const keys = json.content.map((chat) => chat.uuid);
      expectListed(run, exchange, keys, { key: uuid, listed: expected, place });
    };
    await listed(true, 'chat of a template');
    await run.call(person, 'historyTemplateHide', { body: { uuid, hidden: true } });
    await listed(false, 'hidden chat of a template');
    await run.call(person, 'templateHide', { body: { uuid: template.uuid, hidden: true } });
  },
};

async function idOf(run: Run, asker: Person, email: string): Promise<number> {
  const { json } = await run.call(asker, 'userFind', { query: { searchText: email } });
  const found = json.find((one) => one.email?.toLowerCase() === email.toLowerCase());
  if (!found) throw new Blocked(`userFind does not find ${email}`);
  return found.id;
}

/** A copy of a chat for a colleague. */
export const shares: Journey = {
  name: 'Sharing a chat',
  covers: ['chatShareList', 'chatShareAdd', 'chatShareRead', 'chatShareAccept', 'chatShareRemove'],
  async run(run) {
    const person = await run.person('employee');
    await run.call(person, 'chatShareList');
    const account = run.options.accounts.colleague;
    if (!account) throw new Blocked('no account for the role colleague (--account colleague=…)');
    const colleague = await run.person('colleague');
    const id = await idOf(run, person, account.email);
    const chat = await begin(run, { person, headers: { 'session-type': 'ai' } });
    const { json: share } = await run.call(person, 'chatShareAdd', {
      body: { chatUuid: chat.uuid, userIds: [id], withFiles: false },
    });
    const path = { uuid: share.uuid };
    const list = await run.call(person, 'chatShareList');
    expectListed(
      run,
      list,
      list.json.content.map(({ uuid }) => uuid),
      {
        ...{ key: share.uuid, listed: true, place: 'new share' },
      },
    );
    await expectHiddenFrom(run, 'admin', 'chatShareRead', { path });
    await expectHiddenFrom(run, 'admin', 'chatShareAccept', { path });
    await expectHiddenFrom(run, 'colleague', 'chatShareRemove', { path });
    const { json: read, ...reading } = await run.call(person, 'chatShareRead', { path });
    run.same(reading, { content: read.content[0]?.content }, { content: text });
    await run.call(colleague, 'chatShareRead', { path });
    const { json: copy } = await run.call(colleague, 'chatShareAccept', { path });
    await expectHiddenFrom(run, 'admin', 'historyMessageList', { query: { chatUuid: copy.uuid } });
    await run.call(colleague, 'historyChatHide', { body: { uuid: copy.uuid, hidden: true } });
    await run.call(person, 'chatShareRemove', { path });
    await expectGone(run, person, 'chatShareRead', { path });
    const late = await run.send(colleague, 'chatShareRead', { path });
    if (late.got.status === 200)
      run.report(
        { ...late, operation: operationOf('chatShareRemove') },
        {
          ...{ rule: 'stored', place: 'colleague', says: 'From now on nobody can open it' },
          message: 'A revoked share is still read by those for whom it was.',
        },
      );
    await run.call(person, 'historyChatHide', { body: { uuid: chat.uuid, hidden: true } });
  },
};
