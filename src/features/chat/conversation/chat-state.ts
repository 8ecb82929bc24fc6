import type { components } from '#api/generated/gateway.d.ts';
import type { ChatEvent } from '#api/stream.ts';

type StoredMessage = components['schemas']['Message'];

/** A message on the screen. `interrupted`: its stream broke and could not be resumed. */
export type Message = Omit<StoredMessage, 'status'> & {
  status: StoredMessage['status'] | 'interrupted';
  /** Seconds after which a new request makes sense, of an answer that failed while it was followed. */
  retryAfter?: number | undefined;
};

/** A result of an answer beside its text. */
export type ChatResult = components['schemas']['ChatResult'];

/** How far a long job is. */
export type Progress = Omit<Extract<ChatEvent, { type: 'progress' }>, 'type' | 'id'>;

/** Phase of the exchange. `sending`: the request was sent and nothing has been received. */
export type Phase = 'idle' | 'sending' | 'streaming' | 'reconnecting';

export interface ChatState {
  /** Null until the gateway has stored the first request. */
  chatUuid: string | null;
  /** Oldest first. */
  messages: readonly Message[];
  phase: Phase;
  /** The request that the gateway has not accepted yet. */
  pending: { text: string; fileNames: readonly string[] } | null;
  /** Id of the last event of the running answer that `messages` include. */
  lastEventId: string | null;
  /** How far a long job is; null without one. */
  progress: Progress | null;
  /** Whether the server has older messages. */
  hasOlder: boolean;
}

export const emptyChat: ChatState = {
  chatUuid: null,
  messages: [],
  phase: 'idle',
  pending: null,
  lastEventId: null,
  progress: null,
  hasOlder: false,
};

/** Events of the stream, and actions of the portal itself. */
export type ChatAction =
  | ChatEvent
  | { type: 'send'; text: string; fileNames: readonly string[] }
  | { type: 'refused' }
  | { type: 'reconnecting' }
  | { type: 'interrupted' }
  | { type: 'stopped' }
  | { type: 'loaded'; messages: readonly Message[]; hasOlder: boolean; chatUuid: string }
  | { type: 'older'; messages: readonly Message[]; hasOlder: boolean }
  | { type: 'removed'; id: string }
  | { type: 'restored'; message: Message; after: string | null };

/** Ids of events are increasing decimal numbers; one that is not greater than the last is a repetition (PRE-18). */
const isRepeated = (state: ChatState, id: string): boolean =>
  state.lastEventId !== null && /^\d+$/.test(id) && Number(id) <= Number(state.lastEventId);

function updateAnswer(state: ChatState, change: (answer: Message) => Message): readonly Message[] {
  const index = state.messages.findLastIndex(
    ({ role, status }) => role === 'assistant' && status === 'streaming',
  );
  const answer = state.messages[index];
  return answer ? state.messages.with(index, change(answer)) : state.messages;
}

const message = (id: string, role: Message['role'], date: string, rest: Partial<Message>): Message => ({
  id,
  role,
  date,
  content: '',
  status: 'complete',
  idFile: null,
  files: [],
  ...rest,
});

function started(state: ChatState, event: Extract<ChatEvent, { type: 'started' }>): ChatState {
  const { chatUuid, requestMessageId: requestId, messageId, date } = event;
  // The stream was resumed from its beginning: `lastEventId` stays.
  if (state.messages.some(({ id }) => id === messageId))
    return { ...state, phase: 'streaming', pending: null };
  const request = message(requestId, 'user', date, {
    content: state.pending?.text ?? '',
    files: (state.pending?.fileNames ?? []).map((name) => ({ idFile: '', name, size: 0 })),
  });
  const answer = message(messageId, 'assistant', date, {
    status: 'streaming',
    ...(event.model ? { model: event.model } : {}),
  });
  const known = state.messages.some(({ id }) => id === requestId);
  const messages = [...state.messages, ...(known ? [] : [request]), answer];
  return { ...state, chatUuid, phase: 'streaming', pending: null, lastEventId: event.id, messages };
}

function settled(state: ChatState, change: (answer: Message) => Message): ChatState {
  return { ...state, messages: updateAnswer(state, change), phase: 'idle', pending: null, progress: null };
}

function loaded(
  state: ChatState,
  { messages, hasOlder, chatUuid }: Extract<ChatAction, { type: 'loaded' }>,
): ChatState {
  if (state.phase !== 'idle' && state.phase !== 'reconnecting') {
    // A request was sent before the page arrived: the page is inserted before it.
    return { ...state, chatUuid, hasOlder, messages: mergeOlder(state, messages) };
  }
  const running = messages.findLast(({ status }) => status === 'streaming');
  return {
    ...state,
    chatUuid,
    messages,
    hasOlder,
    phase: running ? 'reconnecting' : 'idle',
    lastEventId: running?.lastEventId ?? null,
  };
}

function mergeOlder(state: ChatState, older: readonly Message[]): readonly Message[] {
  const known = new Set(state.messages.map(({ id }) => id));
  return [...older.filter(({ id }) => !known.has(id)), ...state.messages];
}

/** The next state of a chat; a pure function. Repeated and unknown events change nothing (PRE-13, PRE-18). */
export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'send':
      return { ...state, phase: 'sending', pending: action, lastEventId: null, progress: null };
    case 'refused':
      return { ...state, phase: 'idle', pending: null };
    case 'reconnecting':
      return { ...state, phase: 'reconnecting' };
    case 'stopped':
      return settled(state, (answer) => ({ ...answer, status: 'stopped' }));
    case 'interrupted':
      return settled(state, (answer) => ({ ...answer, status: 'interrupted' }));
    case 'loaded':
      return loaded(state, action);
    case 'older':
      return { ...state, messages: mergeOlder(state, action.messages), hasOlder: action.hasOlder };
    case 'removed':
      return { ...state, messages: state.messages.filter(({ id }) => id !== action.id) };
    case 'restored': {
      // After its old neighbour, or at the beginning without one.
      const at = state.messages.findIndex(({ id }) => id === action.after) + 1;
      return { ...state, messages: state.messages.toSpliced(at, 0, action.message) };
    }
    case 'started':
      return started(state, action);
    default:
      return isRepeated(state, action.id)
        ? state
        : streamed({ ...state, lastEventId: action.id || state.lastEventId }, action);
  }
}

/** The next progress; the percentage never goes back. */
function progressOf(
  before: Progress | null,
  { type: _type, id: _id, ...next }: Extract<ChatEvent, { type: 'progress' }>,
): Progress {
  return next.percent === null ? next : { ...next, percent: Math.max(before?.percent ?? 0, next.percent) };
}

/** The results with a new one, which replaces that with the same id. */
function withResult(
  results: Message['results'],
  { resultId, result }: Extract<ChatEvent, { type: 'result' }>,
): Message['results'] {
  const known = results?.some((one) => one.resultId === resultId);
  return known
    ? results?.map((one) => (one.resultId === resultId ? { resultId, result } : one))
    : [...(results ?? []), { resultId, result }];
}

function streamed(state: ChatState, event: Exclude<ChatEvent, { type: 'started' }>): ChatState {
  switch (event.type) {
    case 'delta':
      return {
        ...state,
        phase: 'streaming',
        progress: null,
        messages: updateAnswer(state, (answer) => ({ ...answer, content: answer.content + event.text })),
      };
    case 'reasoning':
      return {
        ...state,
        phase: 'streaming',
        messages: updateAnswer(state, (answer) => ({
          ...answer,
          reasoning: (answer.reasoning ?? '') + event.text,
        })),
      };
    case 'progress':
      return { ...state, phase: 'streaming', progress: progressOf(state.progress, event) };
    case 'result':
      return {
        ...state,
        phase: 'streaming',
        messages: updateAnswer(state, (answer) => ({
          ...answer,
          results: withResult(answer.results, event),
        })),
      };
    case 'finished':
      return settled(state, (answer) => ({
        ...answer,
        status: event.status === 'stopped' ? 'stopped' : 'complete',
        finishReason: event.reason,
      }));
    case 'failed': {
      const { error, retryAfter } = event;
      return settled(state, (answer) => ({ ...answer, status: 'failed', error, retryAfter }));
    }
    default:
      return state;
  }
}
