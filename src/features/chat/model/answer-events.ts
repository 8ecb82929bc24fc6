/** What the events of a stream change in a conversation. Pure functions. */
import type { ChatEvent } from '#api/stream.ts';
import type { ChatState, Message, Reached, Replay, StreamPart } from './chat.ts';

type EventOf<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>;

export const nothingReached: Reached = { percent: 0, stageIndex: 0 };

/** True for the id of an event as the contract has it, a decimal number; others cannot be compared. */
export const isDecimal = (id: string): boolean => /^\d+$/.test(id);

/** Ids of events are increasing decimal numbers; one that is not greater than the last is a repetition (PRE-18). */
export const isRepeated = ({ lastEventId }: Pick<ChatState, 'lastEventId'>, id: string): boolean =>
  lastEventId !== null && isDecimal(id) && isDecimal(lastEventId) && BigInt(id) <= BigInt(lastEventId);

const isRunning = ({ role, status }: Message): boolean => role === 'assistant' && status === 'streaming';

/** The messages with another version of the running answer. */
export function updateAnswer(state: ChatState, change: (answer: Message) => Message): readonly Message[] {
  const index = state.messages.findLastIndex(isRunning);
  const answer = state.messages[index];
  return answer ? state.messages.with(index, change(answer)) : state.messages;
}

/** The state after the end of the running answer. */
export function settled(state: ChatState, change: (answer: Message) => Message): ChatState {
  const messages = updateAnswer(state, change);
  return { ...state, messages, phase: 'idle', pending: null, progress: null, replay: null };
}

const newMessage = (id: string, role: Message['role'], date: string, rest: Partial<Message>): Message => ({
  id,
  role,
  date,
  content: '',
  status: 'complete',
  idFile: null,
  files: [],
  ...rest,
});

/** The state after an answer has begun, or was resumed from its beginning. */
export function started(state: ChatState, event: EventOf<'started'>): ChatState {
  const { chatUuid, requestMessageId: requestId, messageId, date } = event;
  if (state.messages.some(({ id }) => id === messageId)) {
    // Decimal ids say which of the following events are repetitions. Other ids do not: their texts are compared.
    const replay = isDecimal(event.id) ? state.replay : { content: '', reasoning: '' };
    return { ...state, phase: 'streaming', pending: null, replay };
  }
  const { text = '', fileNames = [], parentId, settings } = state.pending ?? {};
  const request = newMessage(requestId, 'user', date, {
    content: text,
    files: fileNames.map((name) => ({ idFile: '', name, size: 0 })),
    ...(parentId !== undefined && { parentId }),
    ...(settings && { settings }),
  });
  const answer = newMessage(messageId, 'assistant', date, {
    status: 'streaming',
    parentId: requestId,
    ...(event.model ? { model: event.model } : {}),
    ...(event.insteadOf ? { insteadOf: event.insteadOf } : {}),
  });
  const known = state.messages.some(({ id }) => id === requestId);
  // An earlier answer that is still running is followed no longer.
  const before = updateAnswer(state, (earlier) => ({ ...earlier, status: 'interrupted' }));
  const messages = [...before, ...(known ? [] : [request]), answer];
  return {
    ...state,
    chatUuid,
    messages,
    phase: 'streaming',
    pending: null,
    replay: null,
    reached: nothingReached,
    lastEventId: event.id,
  };
}

/**
 * A text with its next piece. While the text arrives again, only what goes beyond it is added.
 *
 * @returns the text, and how much of it has arrived again; null when it does not arrive again
 */
function withPiece(text: string, piece: string, again: string | undefined): [string, string | null] {
  if (again === undefined) return [text + piece, null];
  const arrived = again + piece;
  if (text.startsWith(arrived)) return [text, arrived];
  // It goes beyond the text, or it is new.
  return [arrived.startsWith(text) ? arrived : text + arrived, null];
}

function withText(state: ChatState, part: keyof Replay, piece: string): ChatState {
  let again: string | null = null;
  const messages = updateAnswer(state, (answer) => {
    const [text, arrived] = withPiece(answer[part] ?? '', piece, state.replay?.[part]);
    again = arrived;
    return { ...answer, [part]: text };
  });
  const replay = state.replay && again !== null ? { ...state.replay, [part]: again } : null;
  return { ...state, phase: 'streaming', messages, replay };
}

/** The state with the next progress, which never goes back (services-in-chat.md §10). */
function withProgress(state: ChatState, event: EventOf<'progress'>): ChatState {
  const { type: _type, id: _id, ...next } = event;
  const { percent, stageIndex } = state.reached;
  const reached = {
    percent: Math.max(percent, next.percent ?? 0),
    stageIndex: Math.max(stageIndex, next.stageIndex ?? 0),
  };
  const isBack = next.stageIndex !== undefined && next.stageIndex < stageIndex;
  if (isBack) return state;
  const progress = next.percent === null ? next : { ...next, percent: reached.percent };
  return { ...state, phase: 'streaming', progress, reached };
}

/** The results with a new one, which replaces that with the same id in its place. */
function withResult(results: Message['results'], event: EventOf<'result'>): Message['results'] {
  const { resultId, result } = event;
  const known = results?.some((one) => one.resultId === resultId);
  return known
    ? results?.map((one) => (one.resultId === resultId ? { resultId, result } : one))
    : [...(results ?? []), { resultId, result }];
}

/** The calls with a new one, which replaces that with the same id. */
function withCall(calls: Message['calls'] = [], { call }: EventOf<'call'>): Message['calls'] {
  const isKnown = calls.some(({ callId }) => callId === call.callId);
  return isKnown ? calls.map((one) => (one.callId === call.callId ? call : one)) : [...calls, call];
}

/** The calls, one of which has another status (LAB-18). */
const withCallResult = (calls: Message['calls'], event: EventOf<'callResult'>): Message['calls'] =>
  calls?.map((call) => {
    if (call.callId !== event.callId) return call;
    const { expires: _consent, ...decided } = call;
    const { status, result, durationMs } = event;
    return { ...decided, status, result, ...(durationMs !== undefined && { durationMs }) };
  });

/** An answer that has ended; no call of it waits any more. */
export const withoutWaiting = (answer: Message): Message =>
  answer.calls?.some(({ status }) => status === 'awaiting')
    ? {
        ...answer,
        calls: answer.calls.map((call) =>
          call.status === 'awaiting' ? { ...call, status: 'expired' as const } : call,
        ),
      }
    : answer;

/** The last answer lacks a part of its stream. */
function withUnread(state: ChatState): ChatState {
  const index = state.messages.findLastIndex(({ role }) => role === 'assistant');
  const answer = state.messages[index];
  return answer ? { ...state, messages: state.messages.with(index, { ...answer, hasUnread: true }) } : state;
}

/** An answer whose text was reasoning. */
const thought = ({ content, reasoning, ...answer }: Message): Message => ({
  ...answer,
  content: '',
  reasoning: [reasoning, content.trim()].filter(Boolean).join('\n\n'),
});

/** The state after an event that is no repetition. Without a running answer only the end of one counts. */
export function streamed(state: ChatState, event: StreamPart): ChatState {
  if (event.type === 'finished' || event.type === 'failed') return settled(state, endOf(event));
  if (event.type === 'unread') return withUnread(state);
  if (!state.messages.findLast(isRunning)) return state;
  switch (event.type) {
    case 'delta':
      return { ...withText(state, 'content', event.text), progress: null };
    case 'thought':
      return { ...state, messages: updateAnswer(state, thought) };
    case 'reasoning':
      return withText(state, 'reasoning', event.text);
    case 'progress':
      return withProgress(state, event);
    case 'result':
      return {
        ...state,
        phase: 'streaming',
        messages: updateAnswer(state, (answer) => ({
          ...answer,
          results: withResult(answer.results, event),
        })),
      };
    case 'call':
    case 'callResult':
      return {
        ...state,
        phase: 'streaming',
        messages: updateAnswer(state, (answer) => {
          const { calls } = answer;
          if (event.type === 'callResult' && !calls?.some(({ callId }) => callId === event.callId))
            return { ...answer, hasUnread: true };
          const next = event.type === 'call' ? withCall(calls, event) : withCallResult(calls, event);
          return next ? { ...answer, calls: next } : answer;
        }),
      };
    default:
      return state;
  }
}

const endOf =
  (event: EventOf<'finished' | 'failed'>) =>
  (running: Message): Message => {
    const answer = withoutWaiting(running);
    return event.type === 'failed'
      ? { ...answer, status: 'failed', error: event.error, retryAfter: event.retryAfter }
      : {
          ...answer,
          status: event.status === 'stopped' ? 'stopped' : 'complete',
          finishReason: event.reason,
        };
  };
