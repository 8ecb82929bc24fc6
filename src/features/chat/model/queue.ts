/** The requests that wait for the answer (CHAT-28). */
import type { Attachment, NewRequest } from './new-request.ts';

/** A file that a page had before a reload. */
export interface LostFile {
  name: string;
  /** Bytes. */
  size: number;
}

/** What answers a request: as chosen when it was queued. */
export type AnsweredBy = Pick<NewRequest, 'model' | 'tileUuid' | 'settings'>;

/** A waiting request. */
export interface QueueRow {
  /** The idempotency key (PRE-05), by which the row is known too. */
  key: string;
  text: string;
  files: readonly Attachment[];
  /** Files that have to be attached again; the row cannot be sent without them. */
  lost: readonly LostFile[];
  answeredBy: AnsweredBy;
  /** True for a variation of an earlier answer: its model and settings are its own, not those chosen in the chat. */
  isVariation?: boolean;
}

/**
 * Why a queue waits for «Продолжить очередь»:
 *
 * - `failed`, `stopped`: so ended the last answer
 * - `refused`: a request was not accepted
 * - `files`: files have to be attached again
 * - `closed`: its tab was closed
 */
export interface Pause {
  why: 'failed' | 'stopped' | 'refused' | 'files' | 'closed';
  /** What the gateway said. */
  text?: string;
}

export interface Queue {
  /** In the order of sending. */
  rows: readonly QueueRow[];
  /** Key of the row that is being sent. It stays a row until the gateway has accepted it. */
  sending: string | null;
  /** Null while the queue goes on by itself. */
  pause: Pause | null;
}

export const emptyQueue: Queue = { rows: [], sending: null, pause: null };
