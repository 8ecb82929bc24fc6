/** One answer that is being written, as a list of numbered events that readers follow at their own speed. */

import type { components } from '#api/generated/gateway.d.ts';
import type { CallPiece, Piece } from '#mocks/domain/agents/pieces.ts';
import type { MadeFile, Progress } from '#mocks/domain/model/model.ts';
import { EventLog } from '#mocks/domain/streams/event-log.ts';
import type { AgentCall, ChatResult, MessageResult, StoredMessage } from '#mocks/store/database.ts';
import { brief } from './brief.ts';

export type ChatEvent = components['schemas']['ChatEvent'];
/** An event before it has its number. */
export type EventDraft = ChatEvent extends infer E ? (E extends ChatEvent ? Omit<E, 'id'> : never) : never;

/** The calls after a piece about one of them. */
export function withCall(calls: readonly AgentCall[], piece: CallPiece): AgentCall[] {
  if (piece.type === 'call')
    return [...calls.filter(({ callId }) => callId !== piece.call.callId), piece.call];
  const { callId, status, result, durationMs } = piece;
  return calls.map((call) => {
    if (call.callId !== callId) return call;
    const { expires: _expires, ...rest } = call;
    return { ...rest, status, result, ...(durationMs !== undefined && { durationMs }) };
  });
}

const isCall = (piece: Piece): piece is CallPiece => piece.type === 'call' || piece.type === 'callResult';

/** What was taken and not released yet. */
export interface Pending {
  readonly content: string;
  readonly reasoning: string;
  /** The results whole. */
  readonly results: readonly MessageResult[];
  readonly files: readonly MadeFile[];
  /** All calls, including those that readers already see; undefined when none has changed. */
  readonly calls: readonly AgentCall[] | undefined;
  /** Calls that begin to wait for consent. */
  readonly waiting: readonly Required<Extract<CallPiece, { type: 'call' }>>[];
  /** The largest number of events that readers can have seen once these pieces are shown. */
  readonly events: number;
}

/** Maximum length of an answer's text and of its reasoning, as in the contract. */
const MAX_TEXT = 1_000_000;
/** Maximum length of the text of one event; the contract allows 100,000. */
const MAX_EVENT_TEXT = 50_000;

/** The first `length` characters, or one less where that would separate a surrogate pair. */
function cut(text: string, length: number): string {
  const isPair = /[\ud800-\udbff]/.test(text.charAt(length - 1)) && length < text.length;
  return text.slice(0, isPair ? length - 1 : length);
}

/** Texts of at most `MAX_EVENT_TEXT` characters. */
export function* splitText(text: string): Generator<string> {
  for (let rest = text; rest !== ''; ) {
    const part = cut(rest, MAX_EVENT_TEXT);
    yield part;
    rest = rest.slice(part.length);
  }
}

export class Run extends EventLog<ChatEvent, EventDraft> {
  readonly answer: StoredMessage;
  readonly path: string;
  content = '';
  reasoning = '';
  /** What was said last about the progress of a long job. */
  progress: Progress | undefined;
  readonly #results = new Map<string, ChatResult>();
  /** The calls that readers see. */
  calls: readonly AgentCall[] = [];
  #pending: Piece[] = [];
  #files: MadeFile[] = [];
  readonly #length = { delta: 0, reasoning: 0 };

  constructor(answer: StoredMessage, path: string) {
    super();
    this.answer = answer;
    this.path = path;
  }

  get chatUuid(): string {
    return this.answer.chatUuid;
  }

  /** Whether a call waits for the person's consent. */
  get isWaiting(): boolean {
    return this.calls.some(({ status }) => status === 'awaiting');
  }

  /** The results that readers may see, whole and in their order. */
  get results(): MessageResult[] {
    return [...this.#results].map(([resultId, result]) => ({ resultId, result }));
  }

  get pending(): Pending {
    const textOf = (type: Piece['type']) =>
      this.#pending.map((piece) => (piece.type === type && 'text' in piece ? piece.text : '')).join('');
    const results = this.#pending.flatMap((piece) =>
      piece.type === 'result' ? [{ resultId: piece.resultId, result: piece.result }] : [],
    );
    const calls = this.#pending.filter(isCall);
    return {
      content: textOf('delta'),
      reasoning: textOf('reasoning'),
      results,
      files: this.#files,
      calls: calls.length > 0 ? calls.reduce(withCall, [...this.calls]) : undefined,
      waiting: calls.flatMap((piece) =>
        piece.type === 'call' && piece.consent ? [{ ...piece, consent: piece.consent }] : [],
      ),
      events: this.events.length + this.#pending.length,
    };
  }

  /**
   * Takes a piece of the model. No reader sees it before `release`. Pieces of one kind become one event, so that an answer
   * has few events however small its pieces are. Returns false when the text has reached its maximum length.
   */
  add(piece: Piece): boolean {
    if (piece.type === 'result') {
      const { type, resultId, result, files = [] } = piece;
      this.#files.push(...files);
      this.#pending = this.#pending.filter((one) => one.type !== 'result' || one.resultId !== resultId);
      this.#pending.push({ type, resultId, result });
      return true;
    }
    if (isCall(piece)) {
      this.#pending.push(piece);
      return true;
    }
    if (piece.type !== 'delta' && piece.type !== 'reasoning') {
      const last = this.#pending.at(-1);
      if (last?.type === piece.type) this.#pending.pop();
      this.#pending.push(piece);
      return true;
    }
    const text = cut(piece.text, MAX_TEXT - this.#length[piece.type]);
    this.#length[piece.type] += text.length;
    const last = this.#pending.at(-1);
    if (last?.type === piece.type && last.text.length + text.length <= MAX_EVENT_TEXT) {
      this.#pending[this.#pending.length - 1] = { type: piece.type, text: last.text + text };
    } else {
      for (const part of splitText(text)) this.#pending.push({ type: piece.type, text: part });
    }
    // Reasoning that is too long is cut; the answer itself may still come.
    return piece.type === 'reasoning' || text.length === piece.text.length;
  }

  /** Shows the pieces that were taken to the readers. To be called when they are on disk. */
  release(): void {
    this.#files = [];
    for (const piece of this.#pending.splice(0)) {
      if (piece.type === 'drop') this.drops.push(this.events.length);
      else if (piece.type === 'call') this.append({ type: 'call', call: piece.call });
      else this.append(piece);
    }
    this.wake();
  }

  /** Forgets the pieces that were taken and not released. */
  discard(): void {
    this.#files = [];
    this.#pending = [];
  }

  protected override append(draft: EventDraft): void {
    if (draft.type === 'progress') this.progress = draft;
    if (draft.type === 'delta') this.content += draft.text;
    if (draft.type === 'reasoning') this.reasoning += draft.text;
    if (draft.type === 'result') this.#results.set(draft.resultId, draft.result);
    if (draft.type === 'call' || draft.type === 'callResult')
      this.calls = withCall(this.calls, draft as CallPiece);
    const shown = draft.type === 'result' ? { ...draft, result: brief(draft.result) } : draft;
    super.append(shown);
  }
}
