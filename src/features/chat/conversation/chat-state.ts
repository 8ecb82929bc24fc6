import type { components } from '#api/generated/gateway.d.ts';
import type { ChatEvent } from '#api/stream.ts';

type StoredMessage = components['schemas']['Message'];

/** A message on the screen. `interrupted`: its stream broke off and could not be taken up again. */
export type Message = Omit<StoredMessage, 'status'> & { status: StoredMessage['status'] | 'interrupted' };

/** Where an exchange stands. `sending`: the request is on its way and nothing has come back. */
export type Phase = 'idle' | 'sending' | 'streaming' | 'reconnecting';

export interface ChatState {
  /** Null until the gateway has stored the first request. */
  chatUuid: string | null;
  /** Oldest first. */
  messages: readonly Message[];
  phase: Phase;
  /** What the person sent and the gateway has not acknowledged yet. */
  pending: { text: string; fileNames: readonly string[] } | null;
  /** Last event that `messages` hold of the running answer. */
  lastEventId: string | null;
  progress: { percent: number; stage: string } | null;
  /** Whether older messages are left on the server. */
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

/** What the portal itself does to a chat, beside what the stream brings. */
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

/** Events carry decimal ids that grow; one that is not beyond what we hold came twice (PRE-18). */
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
  const { chatUuid, requestId, messageId, date } = event;
  // A stream that is resumed from its beginning: the place that was reached stays.
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
    // Something was sent before the page came: it goes in front of what is under way.
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

/** The next state of a chat, pure. Events that came twice or that nobody knows change nothing (PRE-13, PRE-18). */
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
      // Behind its old neighbour; at the front where it had none.
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
      return { ...state, phase: 'streaming', progress: { percent: event.percent, stage: event.stage } };
    case 'finished':
      return settled(state, (answer) => ({
        ...answer,
        status: event.status === 'stopped' ? 'stopped' : 'complete',
      }));
    case 'failed':
      return settled(state, (answer) => ({ ...answer, status: 'failed', error: event.error }));
    default:
      return state;
  }
}
