/** Answers that are joined by their key, and followed while they are written. */
import { expectStatus } from '../expect.ts';
import { unique } from '../names.ts';
import type { Exchange, Journey, Person, Run } from '../run.ts';
import { chatService } from '../services.ts';
import { checkStream, notKept, textOf } from '../streams.ts';
import { stopped } from './conversation-stop.ts';

const pointer = '#/info/description';
const stream = { accept: 'text/event-stream' };

/** Same key: the answer of the first, as a stream and as JSON. */
async function joined(run: Run, person: Person): Promise<string> {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const form = { request: { text: unique('Вопрос') } };
  const service = { serviceType: await chatService(run, person) };
  const ask = (headers: Record<string, string>) =>
    run.call(person, 'chatMessageSend', { path: service, headers: { ...headers, ...key }, form });
  const first = await ask(stream);
  const events = checkStream(run, first);
  const again = await ask(stream);
  const repeated = checkStream(run, again);
  const whole = await ask({ accept: 'application/json' });
  const messageId = events[0]?.data['messageId'];
  const chatUuid = String(events[0]?.data['chatUuid'] ?? whole.json.chatUuid);
  const differs = (exchange: Exchange, place: string) =>
    run.report(exchange, {
      rule: 'once',
      place,
      pointer,
      message: 'A repeated send has another answer than the first one.',
      says: 'A repeated Idempotency-Key joins the answer of the first, as a stream from its beginning or as JSON',
    });
  if (repeated[0]?.data['messageId'] !== messageId || textOf(repeated) !== textOf(events))
    differs(again, 'joined stream');
  if (whole.json.answer.id !== messageId || whole.json.answer.content !== textOf(events))
    differs(whole, 'joined JSON');

  const path = { chatUuid };
  const query = { messageId: String(messageId) };
  const resume = (after: Record<string, string> = {}) =>
    run.call(person, 'chatStreamResume', { path, query, headers: { ...stream, ...after } });
  const resumed = await resume();
  if (resumed.got.status === 204) notKept(run, resumed);
  if (resumed.got.status === 200) {
    const all = checkStream(run, resumed);
    if (JSON.stringify(all) !== JSON.stringify(events))
      run.report(resumed, {
        rule: 'resume',
        place: 'from the beginning',
        pointer,
        message: 'The stream without Last-Event-ID differs from the first one.',
        says: 'Without Last-Event-ID a resumed stream begins with started',
      });
    if (resumed.got.headers.get('message-id') !== messageId)
      run.report(resumed, {
        rule: 'header',
        place: 'Message-Id',
        pointer,
        message: `Message-Id is ${resumed.got.headers.get('message-id')} in place of ${String(messageId)}.`,
        says: 'The header Message-Id of a resumed stream names its answer',
      });
    const unknown = await resume({ 'last-event-id': String(events.length + 1_000) });
    if (unknown.got.status !== 200 || JSON.stringify(checkStream(run, unknown)) !== JSON.stringify(events))
      run.report(unknown, {
        rule: 'resume',
        place: 'unknown Last-Event-ID',
        pointer,
        message: `A Last-Event-ID that the answer does not have is answered by ${unknown.got.status}.`,
        says: 'With a Last-Event-ID that the answer does not have the stream begins with started',
      });
    const none = await resume({ 'last-event-id': String(events.length) });
    if (none.got.status !== 204)
      run.report(none, {
        rule: 'resume',
        place: 'after the last event',
        pointer: '/description',
        message: `A stream after its last event is answered by ${none.got.status}.`,
        says: '204 when no events come after Last-Event-ID',
      });
  }
  const missing = await run.send(person, 'chatStreamResume', {
    path,
    query: { messageId: crypto.randomUUID() },
    headers: stream,
  });
  const says = '404 when the chat is hidden or has no such answer';
  expectStatus(run, missing, 404, 'an answer that does not exist', says);
  return chatUuid;
}

export const answersOfConversations: Journey = {
  name: 'Answers joined and stopped',
  covers: ['chatActivityList', 'chatMessageSend', 'chatStreamResume', 'chatStreamStop'],
  async run(run) {
    const person = await run.person('employee');
    await run.call(person, 'chatActivityList');
    const chatUuid = await joined(run, person);
    run.owned.set(chatUuid, person);
    await stopped(run, person, chatUuid);
    await run.call(person, 'historyChatHide', { body: { uuid: chatUuid, hidden: true } });
  },
};
