/** A long answer: it flows while it is written, is read from the history and resumed meanwhile, and is stopped. */
import { operationOf } from '../contract.ts';
import { expectRefused } from '../expect.ts';
import { pause } from '../pause.ts';
import { draftOf, type Input } from '../request.ts';
import type { Exchange, Person, Run } from '../run.ts';
import { Running } from '../running.ts';
import { chatService } from '../services.ts';
import { checkStream, notKept, textOf } from '../streams.ts';

const pointer = '#/info/description';
const stream = { accept: 'text/event-stream' };
/** Milliseconds in which a first event comes when the answer is among the running ones. */
const soon = 1_000;

const longText = 'Расскажи длинно и медленно историю книгопечатания, не меньше ста абзацев';

function follow(run: Run, person: Person, id: 'chatMessageSend' | 'chatStreamResume', input: Input): Running {
  const operation = operationOf(id);
  const draft = draftOf(operation, { ...input, headers: { ...stream, ...input.headers } });
  return new Running(run, { operation, person, draft });
}

async function isListed(run: Run, person: Person, chatUuid: string): Promise<true | undefined> {
  const { json } = await run.call(person, 'chatActivityList');
  return json.some((one) => one.chatUuid === chatUuid) || undefined;
}

/** The stored answer of the stream. */
async function stored(run: Run, person: Person, chatUuid: string, messageId: unknown) {
  const { json, ...exchange } = await run.call(person, 'historyMessageList', { query: { chatUuid } });
  return { exchange, message: json.content.find(({ id }) => id === messageId) };
}

interface ServicePath extends Record<string, string> {
  readonly serviceType: string;
}

/** A second request to the chat. */
async function second(run: Run, person: Person, chatUuid: string, path: ServicePath): Promise<void> {
  const exchange = await run.send(person, 'chatMessageSend', {
    path,
    headers: { accept: 'application/json' },
    form: { request: { text: 'Ещё вопрос' }, chat: chatUuid },
  });
  expectRefused(run, exchange, {
    statuses: [423],
    rule: 'status',
    place: 'a chat with a running answer',
    pointer: '/responses/423',
    what: 'A request to a chat whose answer is being written',
    says: '423: an answer is already being written in this chat',
  });
}

/** Joins the answer where the history has it, as the portal does after a reload. */
async function joined(run: Run, person: Person, chatUuid: string, messageId: unknown) {
  const { exchange, message } = await stored(run, person, chatUuid, messageId);
  run.same(exchange, { status: message?.status }, { status: 'streaming' });
  const { lastEventId, content = '' } = message ?? {};
  const rest = follow(run, person, 'chatStreamResume', {
    path: { chatUuid },
    query: { messageId: String(messageId) },
    headers: { ...(lastEventId && { 'last-event-id': lastEventId }) },
  });
  return { rest, from: Number(lastEventId ?? 0), content: lastEventId ? content : '' };
}

function expectStopped(
  run: Run,
  answer: Exchange,
  last: Readonly<Record<string, unknown>> | undefined,
): void {
  if (last?.['reason'] === 'stopped' && last['status'] === 'stopped') return;
  run.report(answer, {
    rule: 'stream',
    place: 'stopped',
    pointer,
    message: `A stopped answer ends with ${JSON.stringify(last)}.`,
    says: 'finished with the status and the reason stopped',
  });
}

/** A long answer in the chat is stopped while it is written. */
export async function stopped(run: Run, person: Person, chatUuid: string): Promise<void> {
  const path = { chatUuid };
  const service = { serviceType: await chatService(run, person) };
  const answer = follow(run, person, 'chatMessageSend', {
    path: service,
    form: { request: { text: longText }, chat: chatUuid },
  });
  const isRunning = await answer.until(() => isListed(run, person, chatUuid), 5_000);
  const first = await answer.event('delta', soon);
  const isBuffered = answer.events.length === 0 && !answer.isOver;
  const messageId = answer.events[0]?.data['messageId'];
  const other = first && !answer.isOver ? await joined(run, person, chatUuid, messageId) : undefined;
  if (isRunning && !answer.isOver) await second(run, person, chatUuid, service);
  if (first) await pause(300);
  const wasOver = answer.isOver;
  await run.call(person, 'chatStreamStop', { path });
  if (!isRunning || wasOver) return run.skip('chatStreamStop', 'the answer ended before it could be stopped');
  const { json: running, ...list } = await run.call(person, 'chatActivityList');
  if (running.some((one) => one.chatUuid === chatUuid))
    run.report(list, {
      rule: 'stored',
      place: 'stopped answer',
      pointer: '/description',
      message: 'A stopped answer is among the running ones.',
      says: 'Answers that are being written',
    });
  const whole = await answer.answer;
  const events = checkStream(run, whole);
  if (isBuffered)
    run.report(whole, {
      rule: 'stream',
      place: 'flow',
      pointer,
      message: `No event came for ${soon / 1000} s while the answer was being written; all ${events.length} came at its end.`,
      says: 'started comes first, when the answer begins; each text is sent when it is stored',
      cause:
        'The framework or a proxy collects the answer before it sends it: switch buffering and compression off.',
    });
  expectStopped(run, whole, events.at(-1)?.data);
  await afterwards(run, person, { chatUuid, events });
  if (other) await compare(run, other, { text: textOf(events), events });
}

type Events = ReturnType<typeof checkStream>;

/** What was stored, and what the stream is when it is read once more. */
async function afterwards(
  run: Run,
  person: Person,
  { chatUuid, events }: { readonly chatUuid: string; readonly events: Events },
): Promise<void> {
  const messageId = events[0]?.data['messageId'];
  const { exchange, message } = await stored(run, person, chatUuid, messageId);
  run.same(
    exchange,
    { status: message?.status, finishReason: message?.finishReason ?? 'stopped', content: message?.content },
    { status: 'stopped', finishReason: 'stopped', content: textOf(events) },
  );
  const again = await run.call(person, 'chatStreamResume', {
    path: { chatUuid },
    query: { messageId: String(messageId) },
    headers: stream,
  });
  if (again.got.status !== 200) return notKept(run, again);
  const repeated = checkStream(run, again);
  if (JSON.stringify(repeated) === JSON.stringify(events)) return;
  run.report(again, {
    rule: 'resume',
    place: 'stopped answer',
    pointer,
    message: `The stream of a stopped answer ends with ${JSON.stringify(repeated.at(-1)?.data)} when it is resumed.`,
    says: 'A resumed stream has the events of the answer, to its end',
  });
}

/** The stored part and the events after it make up the answer. */
async function compare(
  run: Run,
  { rest, from, content }: Awaited<ReturnType<typeof joined>>,
  { text, events }: { readonly text: string; readonly events: Events },
): Promise<void> {
  const exchange = await rest.answer;
  const came = checkStream(run, exchange, from);
  if (JSON.stringify(came) !== JSON.stringify(events.slice(from)))
    run.report(exchange, {
      rule: 'resume',
      place: 'while it is written',
      pointer,
      message: 'A reader that joins while the answer is written gets other events than the first one.',
      says: 'Resuming is possible from any event, by any number of readers at a time',
    });
  else if (content + textOf(came) !== text)
    run.report(exchange, {
      rule: 'resume',
      place: 'lastEventId',
      pointer: '#/components/schemas/Message/properties/lastEventId',
      message: `The stored content and the texts after the event ${from} are not the text of the answer.`,
      says: 'lastEventId is the id of the last stream event that content holds; resume from here',
    });
}
