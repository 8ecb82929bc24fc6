import { isRecord } from '#lib/guards.ts';

/** How long an open tab may take to hand the presentation over, ms; a frozen one never answers. */
const PATIENCE_MS = 2000;
const ANSWER_MS = 150;

type Word = 'who' | 'held' | 'take' | 'given';
const words: readonly string[] = ['who', 'held', 'take', 'given'] satisfies Word[];

/** Reads a message of another tab; null for anything else, because every page of this origin can post. */
function wordOf(data: unknown): { word: Word; tab: string } | null {
  if (!isRecord(data)) return null;
  const { word, tab } = data;
  const isWord = (text: unknown): text is Word => typeof text === 'string' && words.includes(text);
  return isWord(word) && typeof tab === 'string' ? { word, tab } : null;
}

/**
 * Lets one tab at a time edit a presentation (presentations.md §6).
 *
 * @param place the person and the presentation
 * @param onLost another tab takes it: save, then the promise resolves
 */
export class TabLock {
  readonly #channel: BroadcastChannel | null;
  readonly #tab = crypto.randomUUID();
  readonly #onLost: () => Promise<void>;
  #isHeld = false;
  #heard: (word: Word) => void = () => undefined;

  constructor(place: string, onLost: () => Promise<void>) {
    this.#onLost = onLost;
    this.#channel =
      typeof BroadcastChannel === 'function' ? new BroadcastChannel(`neuro-deck:${place}`) : null;
    // In a test an open channel would keep Node.js running.
    if (this.#channel && 'unref' in this.#channel) (this.#channel as { unref(): void }).unref();
    this.#channel?.addEventListener('message', ({ data }) => this.#receive(wordOf(data)));
  }

  /** Takes it if no other tab has it. */
  async open(): Promise<boolean> {
    this.#isHeld = !(await this.#ask('who', 'held', ANSWER_MS));
    return this.#isHeld;
  }

  /** Takes it from the other tab, once that has saved. */
  async take(): Promise<void> {
    await this.#ask('take', 'given', PATIENCE_MS);
    this.#isHeld = true;
  }

  close(): void {
    this.#channel?.close();
  }

  async #ask(word: Word, answer: Word, patience: number): Promise<boolean> {
    if (!this.#channel) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#heard = (said) => {
      if (said === answer) resolve(true);
    };
    this.#tell(word);
    const timer = setTimeout(() => resolve(false), patience);
    const isHeard = await promise;
    clearTimeout(timer);
    this.#heard = () => undefined;
    return isHeard;
  }

  #tell(word: Word): void {
    this.#channel?.postMessage({ word, tab: this.#tab });
  }

  #receive(message: { word: Word; tab: string } | null): void {
    if (!message || message.tab === this.#tab) return;
    this.#heard(message.word);
    if (!this.#isHeld) return;
    if (message.word === 'who') this.#tell('held');
    if (message.word === 'take') {
      this.#isHeld = false;
      void this.#onLost().finally(() => this.#tell('given'));
    }
  }
}
