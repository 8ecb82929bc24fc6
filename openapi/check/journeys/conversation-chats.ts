/** Conversations: an answer as JSON and as a stream, resumed and stopped, and what is stored of it. */
import { acceptAgreements } from '../agreements.ts';
import { expectGone } from '../expect.ts';
import { unique } from '../names.ts';
import type { Journey, Person, Run } from '../run.ts';
import { chatService } from '../services.ts';
import { checkStream, expectRest, notKept, textOf } from '../streams.ts';

/** Milliseconds for which the events of an answer are kept after its end, at least. */
const kept = 60_000;
const accept = (type: string) => ({ accept: type, 'idempotency-key': crypto.randomUUID() });

async function asked(run: Run, person: Person, headers: Record<string, string>, text: string, chat?: string) {
  const session: Record<string, string> = person.role === 'guest' ? { 'session-type': 'chatBot' } : {};
  return run.call(person, 'chatMessageSend', {
    path: { serviceType: await chatService(run, person, session) },
    headers: { ...headers, ...session },
    form: { request: { text }, ...(chat && { chat }) },
  });
}

async function converse(run: Run, person: Person): Promise<void> {
  const session: Record<string, string> = person.role === 'guest' ? { 'session-type': 'chatBot' } : {};
  await run.call(person, 'historyChatList', { headers: session });
  if (person.role === 'guest') await acceptAgreements(run, person, session);
  const question = `${unique('Вопрос')} 😀 №\n«вторая строка»`;
  const first = await asked(run, person, accept('application/json'), question);
  if (!first.got.headers.get('content-type')?.startsWith('application/json')) {
    run.report(first, {
      rule: 'content-type',
      place: 'Accept: application/json',
      pointer: '/responses/200/content',
      message: `Accept: application/json is answered by ${first.got.headers.get('content-type')}.`,
      says: 'JSON or a stream, by Accept',
    });
    return;
  }
  const { chatUuid, answer } = first.json;
  const messageId = answer.id;
  run.owned.set(chatUuid, person);
  const streamed = await asked(run, person, accept('text/event-stream'), unique('Ещё вопрос'), chatUuid);
  const ended = performance.now();
  const events = checkStream(run, streamed);
  const started = events[0]?.data as { messageId?: string } | undefined;
  const query = { chatUuid };
  const stored = await run.call(person, 'historyMessageList', { query, headers: session });
  const own = stored.json.content.find(({ id }) => id === started?.messageId);
  run.same(stored, { content: own?.content }, { content: textOf(events) });
  const request = stored.json.content.find(({ id }) => id === first.json.request.id);
  run.same(stored, { 'content of a request': request?.content }, { 'content of a request': question });
  if (answer.status === 'failed')
    run.report(first, {
      rule: 'valid-refused',
      severity: 'warning',
      place: 'answer',
      says: 'An answer that is complete',
      message: `The answer to a short question failed: ${answer.error?.code}.`,
    });

  const resume = (after?: string) =>
    run.call(person, 'chatStreamResume', {
      path: { chatUuid },
      query: { messageId: started?.messageId },
      headers: { ...session, ...(after !== undefined && { 'last-event-id': after }) },
    });
  const all = await resume();
  if (all.got.status === 204 && performance.now() - ended < kept) notKept(run, all);
  if (all.got.status === 200 && started?.messageId) {
    checkStream(run, all);
    const half = Math.floor(events.length / 2);
    const rest = await resume(String(half));
    expectRest(run, rest, events, half);
  }
  const earlierOne = { path: { chatUuid }, query: { messageId }, headers: session };
  const earlier = await run.send(person, 'chatStreamResume', earlierOne);
  if (earlier.got.status === 200)
    run.report(earlier, {
      rule: 'resume',
      place: 'an earlier answer',
      pointer: '/description',
      message: 'An answer is resumed although the chat has begun another one since.',
      says: '204 when the chat has begun another answer since',
      cause: 'messageId is not looked at: the latest answer comes.',
    });
  await run.call(person, 'chatStreamStop', { path: { chatUuid }, headers: session });
  const rating = { uuid: messageId, rating: 'good' as const };
  await run.call(person, 'historyMessageRate', { body: rating, headers: session });
  await run.call(person, 'historyMessageHide', { body: { uuid: messageId, hidden: true }, headers: session });
  if (person.role !== 'guest') {
    const name = unique('Чат');
    await run.call(person, 'historyChatRename', { body: { uuid: chatUuid, content: name } });
    const listed = await run.call(person, 'historyChatList');
    run.same(listed, { ...listed.json.content.find(({ uuid }) => uuid === chatUuid) }, { content: name });
    await run.call(person, 'historyChatPin', { body: { uuid: chatUuid, pinned: true } });
    const colleague = await run.person('colleague');
    const searchText = run.options.accounts.colleague?.email ?? '';
    const { json: people } = await run.call(person, 'userFind', { query: { searchText } });
    const userIds = people.map(({ id }) => id).slice(0, 1);
    await run.call(person, 'chatShareList');
    const body = { chatUuid, userIds, withFiles: false };
    const { json: share } = await run.call(person, 'chatShareAdd', { body });
    const path = { uuid: share.uuid };
    await run.call(colleague, 'chatShareRead', { path });
    await run.call(colleague, 'chatShareAccept', { path });
    await run.call(person, 'chatShareRemove', { path });
    await expectGone(run, colleague, 'chatShareRead', { path });
  }
  await run.call(person, 'historyChatHide', { body: { uuid: chatUuid, hidden: true }, headers: session });
}

const covers = [
  'agreementAccept' as const,
  ...(['chatShareList', 'chatShareAdd', 'chatShareRead', 'chatShareAccept', 'chatShareRemove'] as const),
  ...(['chatMessageSend', 'chatStreamResume', 'chatStreamStop', 'historyChatList'] as const),
  ...(['historyMessageList', 'historyMessageRate', 'historyMessageHide', 'historyChatRename'] as const),
  ...(['historyChatPin', 'historyChatHide'] as const),
];

export const chats: readonly Journey[] = (['employee', 'guest'] as const).map((role) => ({
  name: `Conversation of ${role}`,
  covers,
  async run(run) {
    await converse(run, await run.person(role));
  },
}));
