/** One answer that is being written, as a list of numbered events that readers follow at their own speed. */
import type { components } from '#api/generated/gateway.d.ts';
import type { StoredMessage } from '../db/database.ts';

export type ChatEvent = components['schemas']['ChatEvent'];
/** An event before it has its number. */
export type EventDraft = ChatEvent extends infer E ? (E extends ChatEvent ? Omit<E, 'id'> : never) : never;

export class Run {
  readonly answer: StoredMessage;
  readonly path: string;
  readonly events: ChatEvent[] = [];
  content = '';
  reasoning = '';
  ended = false;
  /** Index of the event before which connections dropped, if they did. */
  droppedAt: number | undefined;
  /** True once the process is closing: all readers are disconnected. */
  closed = false;
  readonly #controller = new AbortController();
  readonly #waiting = new Set<() => void>();

  constructor(answer: StoredMessage, path: string) {
    this.answer = answer;
    this.path = path;
  }

  get chatUuid(): string {
    return this.answer.chatUuid;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Id of the last event; `content` holds everything up to it. */
  get lastEventId(): string {
    return String(this.events.length);
  }

  push(draft: EventDraft): void {
    if (draft.type === 'delta') this.content += draft.text;
    if (draft.type === 'reasoning') this.reasoning += draft.text;
    this.events.push({ ...draft, id: String(this.events.length + 1) } as ChatEvent);
    this.#wake();
  }

  /** Adds the last event. */
  finish(draft: EventDraft): void {
    this.ended = true;
    this.push(draft);
  }

  /** Breaks the open connections. The answer continues unless the process is `closing`. */
  drop(closing = false): void {
    this.closed = closing;
    this.droppedAt ??= this.events.length;
    this.#wake();
  }

  abort(): void {
    this.#controller.abort();
  }

  /** Resolves at the next event or change, or after `timeout` ms; false in the second case. */
  next(timeout?: number, signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (changed: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        signal?.removeEventListener('abort', wake);
        resolve(changed);
      };
      const wake = () => settle(true);
      const timer = timeout === undefined ? undefined : setTimeout(() => settle(false), timeout);
      this.#waiting.add(wake);
      signal?.addEventListener('abort', wake);
    });
  }

  /** Resolves when the answer has ended, or the process is closing. */
  async settled(): Promise<void> {
    while (!this.ended && !this.closed) await this.next();
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }
}
