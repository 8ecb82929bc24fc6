/** Calls of functions that wait for consent: refused, given up with their answer, and allowed. */
import { operationOf } from '../contract.ts';
import { expectError } from '../expect.ts';
import { unique } from '../names.ts';
import { draftOf } from '../request.ts';
import { Blocked, type Exchange, type Journey, type Person, type Run } from '../run.ts';
import { Running } from '../running.ts';
import { chatService } from '../services.ts';
import { checkStream } from '../streams.ts';
import { addAgent, removeAgent } from './agent-steps.ts';

const schema = '#/components/schemas/Call';
/** Share of the time of a call in which a model calls a function. */
const patience = 0.7;

/** Who asks, and the agent whose model calls the function. */
interface Asked {
  readonly run: Run;
  readonly person: Person;
  readonly agentId: string;
  readonly title: string;
  readonly serviceType: string;
}

/** An answer that waits for the decision about a call. */
interface Waiting {
  readonly answer: Running;
  readonly chatUuid: string;
  readonly messageId: string;
  readonly callId: string;
}

/** Asks the agent for a call. @throws Blocked when its model makes none */
async function ask({ run, person, agentId, title, serviceType }: Asked, chat?: string): Promise<Waiting> {
  const operation = operationOf('chatMessageSend');
  const request = { text: `Вызови «${title}»: не работает принтер в кабинете 214`, agentId };
  const draft = draftOf(operation, {
    path: { serviceType },
    headers: { accept: 'text/event-stream' },
    form: { request, ...(chat !== undefined && { chat }) },
  });
  const time = 2 * run.http.heartbeat + run.http.patience;
  const answer = new Running(run, { operation, person, draft }, time);
  const isWaiting = ({ type, data }: (typeof answer.events)[number]) =>
    type === 'call' && Object(data['call']).status === 'awaiting';
  const event = await answer.until(() => answer.events.find(isWaiting), patience * run.http.timeout);
  const [started] = answer.events;
  if (!event) {
    // A gateway that collects the events sends none of them before the decision.
    const { json: running } = await run.call(person, 'chatActivityList');
    const own = running.find((one) => one.agentId === agentId);
    if (own) await run.send(person, 'chatStreamStop', { path: { chatUuid: own.chatUuid } });
    await answer.answer;
    throw new Blocked('no event told of a call that waits for consent');
  }
  const callId = String(Object(event.data['call']).callId);
  const { chatUuid, messageId } = Object(started?.data) as Record<string, unknown>;
  return { answer, chatUuid: String(chatUuid), messageId: String(messageId), callId };
}

function settled(run: Run, exchange: Exchange, place: string): void {
  expectError(run, exchange, {
    status: 409,
    code: 'call-settled',
    rule: 'once',
    place,
    says: 'A call is decided once: a second decision and one about a stopped answer are 409 call-settled',
  });
}

/** The status of the call in the last events and in the stored message. */
async function expectStatus({ run, person }: Asked, waiting: Waiting, statuses: readonly string[]) {
  const { answer, chatUuid, messageId, callId } = waiting;
  const exchange = await answer.answer;
  const told = checkStream(run, exchange).filter(
    ({ type, data }) => type === 'callResult' && data['callId'] === callId,
  );
  const last = String(told.at(-1)?.data['status'] ?? 'awaiting');
  const isStopped = statuses.includes('expired');
  // A stopped answer may end without a word about its calls.
  if (!statuses.includes(last) && !(isStopped && told.length === 0))
    run.report(exchange, {
      rule: 'stream',
      place: `call ${statuses.join(' or ')}`,
      pointer: schema,
      message: `The status of the call is ${last} at the end of the stream.`,
      says: `It is ${statuses.join(' or ')}; callResult brings each new status`,
    });
  const { json, ...list } = await run.call(person, 'historyMessageList', { query: { chatUuid } });
  const stored = json.content.find(({ id }) => id === messageId)?.calls?.find((one) => one.callId === callId);
  if (!stored || !statuses.includes(stored.status))
    run.report(list, {
      rule: 'stored',
      place: `call ${statuses.join(' or ')}`,
      pointer: schema,
      message: `The stored status of the call is ${stored?.status}.`,
      says: `It is ${statuses.join(' or ')}`,
    });
  else if (told.length > 0) run.same(list, { status: stored.status }, { status: last });
}

/** The call waits for longer than a stream may be silent, and is refused. */
async function declined(asked: Asked): Promise<string> {
  const { run, person } = asked;
  const waiting = await ask(asked);
  const { answer, chatUuid, callId } = waiting;
  run.owned.set(chatUuid, person);
  const path = { chatUuid };
  // Only heartbeats come until the decision. Two of them show a timer; the reading of the stream tells when one is missing.
  const before = answer.comments;
  await answer.until(() => answer.comments > before + 1 || undefined, 3 * run.http.heartbeat);
  if (answer.isOver) await answer.answer;
  const unknown = { callId: crypto.randomUUID(), decision: 'decline' as const };
  expectError(run, await run.send(person, 'chatCallConfirm', { path, body: unknown }), {
    status: 404,
    code: 'not-found',
    rule: 'invalid-accepted',
    place: 'unknown call',
    says: 'A call of another chat, and one that never waited, is 404',
  });
  const body = { callId, decision: 'decline' as const };
  await run.call(person, 'chatCallConfirm', { path, body });
  settled(run, await run.send(person, 'chatCallConfirm', { path, body }), 'second decision');
  await expectStatus(asked, waiting, ['declined']);
  return chatUuid;
}

/** The answer is stopped while its call waits. */
async function givenUp(asked: Asked, chat: string): Promise<void> {
  const { run, person } = asked;
  const waiting = await ask(asked, chat);
  const path = { chatUuid: waiting.chatUuid };
  await run.call(person, 'chatStreamStop', { path });
  await expectStatus(asked, waiting, ['expired']);
  const body = { callId: waiting.callId, decision: 'allow' as const };
  settled(run, await run.send(person, 'chatCallConfirm', { path, body }), 'stopped answer');
}

/** The call is made: at an address of which no host exists, so that a gateway may tell a failure. */
async function allowed(asked: Asked, chat: string): Promise<void> {
  const { run, person } = asked;
  const waiting = await ask(asked, chat);
  const body = { callId: waiting.callId, decision: 'allow' as const };
  await run.call(person, 'chatCallConfirm', { path: { chatUuid: waiting.chatUuid }, body });
  await expectStatus(asked, waiting, ['done', 'failed']);
}

export const callsOfFunctions: Journey = {
  name: 'Calls that wait for consent',
  covers: ['chatCallConfirm', 'chatMessageSend', 'chatStreamStop'],
  async run(run) {
    const person = await run.person('employee');
    const serviceType = await chatService(run, person);
    const title = unique('Создать обращение');
    const name = `kit_${Date.now().toString(36)}_call`;
    const { json: made } = await run.call(person, 'functionAdd', {
      body: { ...run.example('functionAdd'), title, name, headers: [] },
    });
    const instruction = `Когда просят вызвать «${title}», вызови эту функцию сразу, без вопросов.`;
    const fields = { serviceType, functionIds: [made.uuid], settings: {}, instruction };
    const agent = await addAgent(run, person, fields);
    const asked: Asked = { run, person, agentId: agent.uuid, title, serviceType };
    try {
      const chat = await declined(asked);
      await givenUp(asked, chat);
      await allowed(asked, chat);
      await run.call(person, 'historyChatHide', { body: { uuid: chat, hidden: true } });
    } finally {
      await removeAgent(run, person, agent.uuid);
      await run.call(person, 'functionRemove', { query: { functionId: made.uuid } });
    }
  },
};
