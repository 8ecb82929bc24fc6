/** Answers that are joined by their key, followed while they are written, and stopped. */
import { operationOf } from '../contract.ts';
import { unique } from '../names.ts';
import { draftOf } from '../request.ts';
import type { Exchange, Journey, Person, Run } from '../run.ts';
import { checkStream } from '../streams.ts';

const pointer = '#/info/description';
const stream = { accept: 'text/event-stream' };
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Same key: the answer of the first, as a stream and as JSON. */
async function joined(run: Run, person: Person): Promise<string> {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const form = { request: { text: unique('Вопрос') } };
  const ask = (headers: Record<string, string>) =>
    run.call(person, 'chatMessageSend', { headers: { ...headers, ...key }, form });
  const first = await ask(stream);
  const events = checkStream(run, first);
  const again = await ask(stream);
  const repeated = checkStream(run, again);
  const whole = await ask({ accept: 'application/json' });
  const textOf = (list: typeof events) =>
    list.map(({ type, data }) => (type === 'delta' ? String(data['text']) : '')).join('');
  const messageId = events[0]?.data['messageId'];
  const chatUuid = String(events[0]?.data['chatUuid'] ?? whole.json.chatUuid);
  const differs = (exchange: Exchange, place: string) =>
    run.report(exchange, {
      ...{ rule: 'once', place, pointer, message: 'A repeated send has another answer than the first one.' },
      says: 'A repeated Idempotency-Key joins the answer of the first, as a stream from its beginning or as JSON',
    });
  if (repeated[0]?.data['messageId'] !== messageId || textOf(repeated) !== textOf(events))
    differs(again, 'joined stream');
  if (whole.json.answer.id !== messageId || whole.json.answer.content !== textOf(events))
    differs(whole, 'joined JSON');

  const path = { chatUuid };
  const resumed = await run.call(person, 'chatStreamResume', {
    path,
    query: { messageId: String(messageId) },
    headers: stream,
  });
  if (resumed.got.status === 200) {
    const all = checkStream(run, resumed);
    if (JSON.stringify(all) !== JSON.stringify(events))
      run.report(resumed, {
        ...{ rule: 'resume', place: 'from the beginning', pointer },
        message: 'The stream without Last-Event-ID differs from the first one.',
        says: 'Without Last-Event-ID a resumed stream begins with started',
      });
    if (resumed.got.headers.get('message-id') !== messageId)
      run.report(resumed, {
        ...{ rule: 'header', place: 'Message-Id', pointer },
        message: `Message-Id is ${resumed.got.headers.get('message-id')} in place of ${String(messageId)}.`,
        says: 'The header Message-Id of a resumed stream names its answer',
      });
    const none = await run.call(person, 'chatStreamResume', {
      path,
      query: { messageId: String(messageId) },
      headers: { ...stream, 'last-event-id': String(events.length) },
    });
    if (none.got.status !== 204)
      run.report(none, {
        ...{ rule: 'resume', place: 'after the last event', pointer: '/description' },
        message: `A stream after its last event is answered by ${none.got.status}.`,
        says: '204 when no events come after Last-Event-ID',
      });
  }
  return chatUuid;
}

/** A long answer in the chat is stopped while it is written. */
async function stopped(run: Run, person: Person, chatUuid: string): Promise<void> {
  const operation = operationOf('chatMessageSend');
  const text = 'Расскажи длинно и медленно историю книгопечатания, не меньше ста абзацев';
  const draft = draftOf(operation, { headers: stream, form: { request: { text }, chat: chatUuid } });
  const asked = run.exchange({ operation, person, draft });
  // A failure is told where the answer is awaited.
  asked.catch(() => undefined);
  let isRunning = false;
  for (let tries = 0; tries < 15 && !isRunning; tries++) {
    await pause(100);
    const { json } = await run.call(person, 'chatActivityList');
    isRunning = json.some((one) => one.chatUuid === chatUuid);
  }
  await run.call(person, 'chatStreamStop', { path: { chatUuid } });
  const answer = await asked;
  const last = checkStream(run, answer).at(-1);
  if (!isRunning) return run.skip('chatStreamStop', 'the answer ended before it could be stopped');
  const { json: running, ...list } = await run.call(person, 'chatActivityList');
  if (running.some((one) => one.chatUuid === chatUuid))
    run.report(list, {
      ...{ rule: 'stored', place: 'stopped answer', pointer: '/description' },
      ...{ message: 'A stopped answer is among the running ones.', says: 'Answers that are being written' },
    });
  if (last?.data['reason'] === 'stopped' && last.data['status'] === 'stopped') return;
  run.report(answer, {
    ...{ rule: 'stream', place: 'stopped', pointer },
    message: `A stopped answer ends with ${JSON.stringify(last?.data)}.`,
    says: 'finished with the status and the reason stopped',
  });
}

const answers: Journey = {
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

export const answersOfConversations: readonly Journey[] = [answers];
