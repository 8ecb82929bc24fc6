import { replaceEqualDeep } from '@tanstack/react-query';
import type { ChatEvent } from '#api/stream.ts';
import { isRepeated, nothingReached, settled, started, streamed, withoutWaiting } from './answer-events.ts';
import { choicesFor, parentsOf, shownBranch } from './branches.ts';
import type { ChatState, Message, PendingRequest, Refusal, StreamPart } from './chat.ts';

export const emptyChat: ChatState = {
  chatUuid: null,
  messages: [],
  shown: [],
  choices: {},
  hidden: {},
  phase: 'idle',
  pending: null,
  lastEventId: null,
  refusal: null,
  progress: null,
  reached: nothingReached,
  replay: null,
  hasOlder: false,
};

/** The reason of a chat that does not exist any more. */
export const deletedChat: Refusal = { code: 'chat-deleted', message: '' };

/** Events of the stream, and actions of the portal itself. */
export type ChatAction =
  | ChatEvent
  | StreamPart
  | ({ type: 'send' } & PendingRequest)
  | { type: 'refused'; refusal?: Refusal | null }
  | { type: 'reconnecting' }
  | { type: 'interrupted' }
  | { type: 'stopped' }
  // The gateway could not stop the answer, which goes on.
  | { type: 'goesOn' }
  // Shows the branch of a message.
  | { type: 'chosen'; id: string }
  | { type: 'loaded'; messages: readonly Message[]; hasOlder: boolean; chatUuid: string }
  | { type: 'older'; messages: readonly Message[]; hasOlder: boolean }
  // A speaker of a transcript has got a name.
  | { type: 'speakerNamed'; id: string; resultId: string; speaker: string; name: string }
  | { type: 'rated'; id: string; rating: 'good' | 'bad' | null }
  | { type: 'removed'; id: string }
  | { type: 'restored'; message: Message; after: string | null };

/** The messages that arrived; those equal to messages of the list stay the same objects, and so does an equal list. */
function keepEqual(known: readonly Message[], arrived: readonly Message[]): readonly Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  const messages = arrived.map((message) => replaceEqualDeep(byId.get(message.id), message));
  const isEqual =
    messages.length === known.length && messages.every((message, index) => message === known[index]);
  return isEqual ? known : messages;
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
    messages: keepEqual(state.messages, messages),
    hasOlder,
    phase: running ? 'reconnecting' : 'idle',
    lastEventId: running?.lastEventId ?? null,
  };
}

function mergeOlder(state: ChatState, older: readonly Message[]): readonly Message[] {
  const known = new Set(state.messages.map(({ id }) => id));
  return [...older.filter(({ id }) => !known.has(id)), ...state.messages];
}

/** Marks the answer that was stopped last as running again. */
function goesOn(state: ChatState): ChatState {
  const index = state.messages.findLastIndex(({ status }) => status === 'stopped');
  const answer = state.messages[index];
  if (!answer || state.phase !== 'idle') return state;
  const messages = state.messages.with(index, { ...answer, status: 'streaming' });
  return { ...state, messages, phase: 'reconnecting' };
}

/** The message with the name of a speaker of its transcript; another message unchanged. */
function speakerNamed(
  message: Message,
  { id, resultId, speaker, name }: Extract<ChatAction, { type: 'speakerNamed' }>,
): Message {
  if (message.id !== id || !message.results) return message;
  const results = message.results.map((one) => {
    if (one.resultId !== resultId || one.result.kind !== 'transcript') return one;
    const speakers = one.result.speakers.map((old) => (old.speaker === speaker ? { ...old, name } : old));
    return { resultId, result: { ...one.result, speakers } };
  });
  return { ...message, results };
}

const rated = ({ rating: _before, ...message }: Message, rating: 'good' | 'bad' | null): Message =>
  rating === null ? message : { ...message, rating };

function next(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'send': {
      const { type: _type, ...pending } = action;
      return {
        ...state,
        phase: 'sending',
        pending,
        lastEventId: null,
        progress: null,
        replay: null,
        refusal: null,
        reached: nothingReached,
      };
    }
    case 'refused':
      return { ...state, phase: 'idle', pending: null, refusal: action.refusal ?? null };
    case 'reconnecting':
      return state.phase === 'reconnecting' ? state : { ...state, phase: 'reconnecting' };
    case 'stopped':
      return settled(state, (answer) => ({ ...withoutWaiting(answer), status: 'stopped' }));
    case 'goesOn':
      return goesOn(state);
    case 'interrupted':
      return settled(state, (answer) => ({ ...answer, status: 'interrupted' }));
    case 'chosen':
      return { ...state, choices: choicesFor(action.id, state) };
    case 'loaded':
      return loaded(state, action);
    case 'older':
      return { ...state, messages: mergeOlder(state, action.messages), hasOlder: action.hasOlder };
    case 'speakerNamed':
      return { ...state, messages: state.messages.map((message) => speakerNamed(message, action)) };
    case 'rated':
      return {
        ...state,
        messages: state.messages.map((one) => (one.id === action.id ? rated(one, action.rating) : one)),
      };
    case 'removed': {
      const hidden = { ...state.hidden, [action.id]: parentsOf(state).get(action.id) ?? null };
      return { ...state, hidden, messages: state.messages.filter(({ id }) => id !== action.id) };
    }
    case 'restored': {
      const { [action.message.id]: _restored, ...hidden } = state.hidden;
      // After its old neighbour, or at the beginning without one.
      const at = state.messages.findIndex(({ id }) => id === action.after) + 1;
      return { ...state, hidden, messages: state.messages.toSpliced(at, 0, action.message) };
    }
    case 'started': {
      const begun = started(state, action);
      // A branch that was begun is shown.
      return state.pending?.parentId === undefined
        ? begun
        : { ...begun, choices: choicesFor(action.messageId, begun) };
    }
    default:
      return isRepeated(state, action.id)
        ? state
        : streamed({ ...state, lastEventId: action.id || state.lastEventId }, action);
  }
}

/** The state with the messages of its branch. A request that begins another branch is shown after its parent. */
function withShown(state: ChatState, before: ChatState): ChatState {
  const { messages, choices, pending, hasOlder } = state;
  const isSame =
    messages === before.messages &&
    choices === before.choices &&
    pending === before.pending &&
    hasOlder === before.hasOlder;
  if (isSame) return state;
  const branch = shownBranch(state);
  const parentId = pending?.parentId;
  const end = parentId === undefined ? -1 : branch.findIndex(({ id }) => id === parentId);
  const isCut = parentId === null || end >= 0;
  return { ...state, shown: isCut ? branch.slice(0, end + 1) : branch };
}

/** The next state of a chat; a pure function. Repeated and unknown events change nothing (PRE-13, PRE-18). */
export const reduceChat = (state: ChatState, action: ChatAction): ChatState =>
  withShown(next(state, action), state);

/** The state after several events, of which only the last state is shown. */
export const reduceEvents = (state: ChatState, events: readonly StreamPart[]): ChatState =>
  withShown(events.reduce(next, state), state);
