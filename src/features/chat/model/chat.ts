/** What a chat consists of. */
import type { components } from '#api/generated/gateway.d.ts';
import type { ChatEvent } from '#api/stream.ts';

/** The chosen message after each message that has several; the key of the beginning is an empty text. */
export type Choices = Readonly<Record<string, string>>;

/** Messages that were hidden on this page, with the message that each followed. */
export type Hidden = Readonly<Record<string, string | null>>;

/** Texts of an answer that arrive again from their beginning. */
export interface Replay {
  content: string;
  reasoning: string;
}

/** How far a job was at most: percentage, and number of its stage. */
export interface Reached {
  percent: number;
  stageIndex: number;
}

type StoredMessage = components['schemas']['Message'];

/** A message on the screen. `interrupted`: its stream broke and could not be resumed. */
export type Message = Omit<StoredMessage, 'status'> & {
  status: StoredMessage['status'] | 'interrupted';
  /** Seconds after which a new request makes sense, of an answer that failed while it was followed. */
  retryAfter?: number | undefined;
  /** Whether a part of its stream could not be read and is missing. */
  hasUnread?: boolean;
};

/**
 * A part of a stream after its `started`. `thought`: all text before was reasoning. `unread`: what came could not be read,
 * or came after the end.
 */
export type StreamPart = Exclude<ChatEvent, { type: 'started' }> | { type: 'thought' | 'unread'; id: string };

/** A result of an answer beside its text. */
export type ChatResult = components['schemas']['ChatResult'];

/** A call of a function by an answer of an agent. */
export type Call = components['schemas']['Call'];

/** How far a long job is. */
export type Progress = Omit<Extract<ChatEvent, { type: 'progress' }>, 'type' | 'id'>;

/** Phase of the exchange. `sending`: the request was sent and nothing has been received. */
export type Phase = 'idle' | 'sending' | 'streaming' | 'reconnecting';

/** A request that the gateway has not accepted yet. */
export interface PendingRequest {
  text: string;
  fileNames: readonly string[];
  /** The message after which it begins a branch, null for the beginning. @default the last message */
  parentId?: string | null | undefined;
  settings?: Message['settings'];
  /** True for one that was sent later than its user wanted to, who may be reading elsewhere by now. */
  isQueued?: boolean;
}

/** Why the gateway did not take a request, or what came in place of its answer. */
export interface Refusal {
  code: string;
  message: string;
  /** Seconds after which it makes sense to send the request again. */
  retryAfter?: number | undefined;
}

export interface ChatState {
  /** Null until the gateway has stored the first request. */
  chatUuid: string | null;
  /** All loaded messages, those of other branches too, oldest first. */
  messages: readonly Message[];
  /** Those of the shown branch, oldest first. */
  shown: readonly Message[];
  /** The branches that the user has chosen. */
  choices: Choices;
  /** Messages that were hidden on this page. */
  hidden: Hidden;
  phase: Phase;
  /** The request that the gateway has not accepted yet. */
  pending: PendingRequest | null;
  /** Id of the last event of the running answer that `messages` include. */
  lastEventId: string | null;
  /** Why the gateway refused the last request, which it did not store; null otherwise. */
  refusal: Refusal | null;
  /** How far a long job is; null without one. */
  progress: Progress | null;
  /** How far the long job was at most. */
  reached: Reached;
  /** The texts of the running answer that arrive again; null when only new ones arrive. */
  replay: Replay | null;
  /** Whether the server has older messages. */
  hasOlder: boolean;
}
