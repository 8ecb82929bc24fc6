/** Copies of a chat: up to which message, with which files, for whom, and who is told of it. */
import { expectBytes } from '../bytes.ts';
import { after, expectHidden, expectRefused } from '../expect.ts';
import { unique } from '../names.ts';
import { pause } from '../pause.ts';
import type { AnswerOf, BodyOf } from '../request.ts';
import { Blocked, type Journey, type Person, type Run } from '../run.ts';
import { ask, documentService } from '../services.ts';
import { idOf } from './person-shares.ts';

const bytes = new TextEncoder().encode('Приложение к вопросу\n');

/** A chat of two requests and their answers, the first one with a file if the service takes it. */
interface Shared {
  readonly run: Run;
  readonly person: Person;
  readonly colleague: Person;
  readonly chatUuid: string;
  readonly texts: readonly string[];
  /** Key of the first answer. */
  readonly firstAnswer: string;
  /** Key of the file; undefined where the service takes none. */
  readonly idFile?: string;
}

async function makeChat(run: Run, person: Person, colleague: Person): Promise<Shared> {
  const serviceType = await documentService(run, person);
  const texts = [unique('Вопрос с файлом'), unique('Ещё вопрос')];
  const [first = '', second = ''] = texts;
  const files = [new File([bytes], 'Приложение.txt', { type: 'text/plain' })];
  const sent = await run.send(person, 'chatMessageSend', {
    path: { serviceType },
    headers: { accept: 'application/json' },
    form: { request: { text: first }, files },
  });
  const isTaken = sent.got.status === 200;
  const answered = isTaken
    ? (Object(sent.got.json) as AnswerOf<'chatMessageSend'>)
    : (await ask(run, person, serviceType, { request: { text: first } })).json;
  const { chatUuid, answer, request } = answered;
  await ask(run, person, serviceType, { request: { text: second }, chat: chatUuid });
  const idFile = request.files?.[0]?.idFile;
  const chat = { chatUuid, texts, firstAnswer: answer.id, ...(isTaken && idFile && { idFile }) };
  return { run, person, colleague, ...chat };
}

/** Nobody shares with an account that does not exist, or with the own one. */
async function expectPeople({ run, person, chatUuid }: Shared): Promise<void> {
  const email = run.options.accounts.employee?.email ?? '';
  const { json: found } = await run.call(person, 'userFind', { query: { searchText: email } });
  for (const [place, id] of [
    ['the own account', found.find((one) => one.email === email)?.id],
    ['an unknown account', 2_147_483_646],
  ] as const) {
    if (id === undefined) continue;
    const body = { chatUuid, userIds: [id], withFiles: false };
    expectRefused(run, await run.send(person, 'chatShareAdd', { body }), {
      statuses: [422],
      place,
      says: 'An unknown, blocked or own account is 422',
    });
  }
}

/** The notifications of the colleague; waits for one that `known` does not have. */
async function expectTold({ run, colleague }: Shared, known: ReadonlySet<string>): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    if (tries > 0) await pause(300 * tries);
    const { got, ...exchange } = await run.send(colleague, 'notificationList');
    const list: unknown = got.json;
    if (got.status !== 200 || !Array.isArray(list)) return;
    if (list.some((one) => !known.has(String(Object(one).uuid)))) return;
    if (tries === 3)
      run.report(after('chatShareAdd', { ...exchange, got }), {
        rule: 'stored',
        place: 'notification',
        says: 'The people are notified',
        message: 'A person for whom a chat is shared has no new notification.',
      });
  }
}

/** Requests of a copy; answers may be left out where they failed. */
const requestsOf = (messages: readonly { readonly role: string; readonly content: string }[]) =>
  messages.filter(({ role }) => role === 'user').map(({ content }) => content);

async function expectPart(shared: Shared, uuid: string): Promise<void> {
  const { run, colleague, texts, idFile } = shared;
  const { json, ...reading } = await run.call(colleague, 'chatShareRead', { path: { uuid } });
  const exchange = after('chatShareAdd', reading);
  const copied = 'copied requests';
  run.same(exchange, { [copied]: requestsOf(json.content) }, { [copied]: texts.slice(0, 1) });
  const files = json.content.flatMap((message) => message.files);
  run.same(exchange, { 'files without withFiles': files }, { 'files without withFiles': [] });
  if (idFile !== undefined) await expectHidden(run, colleague, 'fileDownload', { query: { idFile } });
}

/** Reads the files of the whole copy, and continues it. */
async function expectWhole(shared: Shared, uuid: string, headers: Record<string, string>): Promise<string> {
  const { run, colleague, texts, idFile } = shared;
  const path = { uuid };
  const { json: read, ...reading } = await run.call(colleague, 'chatShareRead', { path });
  run.same(reading, { requests: requestsOf(read.content) }, { requests: texts });
  const [file] = read.content.flatMap(({ files }) => files);
  if (idFile !== undefined) {
    run.same(reading, { 'files with withFiles': file?.name }, { 'files with withFiles': 'Приложение.txt' });
    const query = { idFile: file?.idFile ?? idFile };
    expectBytes(run, await run.call(colleague, 'fileDownload', { query }), 'a shared file', bytes);
  }
  const { json: copy } = await run.call(colleague, 'chatShareAccept', { path, headers });
  const { json: page, ...list } = await run.call(colleague, 'historyMessageList', {
    query: { chatUuid: copy.uuid },
  });
  const sorted = (messages: Parameters<typeof requestsOf>[0]) =>
    messages.map(({ role, content }) => `${role} ${content}`).toSorted();
  const messages = sorted(read.content);
  run.same(after('chatShareAccept', list), { messages: sorted(page.content) }, { messages });
  return copy.uuid;
}

/** What a share holds, and what becomes of it. */
export const copiesOfChats: Journey = {
  name: 'Copies of a chat',
  covers: ['chatShareAdd', 'chatShareRead', 'chatShareAccept'],
  async run(run) {
    const person = await run.person('employee');
    const account = run.options.accounts.colleague;
    if (!account) throw new Blocked('no account for the role colleague (--account colleague=…)');
    const colleague = await run.person('colleague');
    const userIds = [await idOf(run, person, account.email)];
    const shared = await makeChat(run, person, colleague);
    const { chatUuid, firstAnswer } = shared;
    await expectPeople(shared);
    const told = await run.send(colleague, 'notificationList');
    const notices: unknown[] = Array.isArray(told.got.json) ? told.got.json : [];
    const add = async (more: Partial<BodyOf<'chatShareAdd'>>) => {
      const body = { chatUuid, userIds, withFiles: false, ...more };
      return (await run.call(person, 'chatShareAdd', { body })).json.uuid;
    };
    const part = await add({ lastMessageUuid: firstAnswer });
    await expectTold(shared, new Set(notices.map((one) => String(Object(one).uuid))));
    await expectPart(shared, part);
    const whole = await add({ withFiles: true });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const copy = await expectWhole(shared, whole, key);
    const other = await run.send(colleague, 'chatShareAccept', { path: { uuid: part }, headers: key });
    expectRefused(run, other, {
      statuses: [409],
      rule: 'once',
      place: 'another path',
      pointer: '#/info/description',
      what: 'Another path under a used key',
      says: 'The same request: equal path parameters, query and body',
    });
    for (const uuid of [part, whole]) await run.call(person, 'chatShareRemove', { path: { uuid } });
    await run.call(colleague, 'historyChatHide', { body: { uuid: copy, hidden: true } });
    await run.call(person, 'historyChatHide', { body: { uuid: chatUuid, hidden: true } });
  },
};
