import type { Deck, DeckChange } from '../../model/deck.ts';
import type { SaveState } from '../store/deck-store.ts';

/** Why a change was not saved. */
export type SaveFailure = 'offline' | 'conflict' | 'expired' | 'refused';

/**
 * Times, ms (presentations.md §6): after the last change, at most after the first one, and for the copy in this browser. Another
 * tab waits for the last save for less than the time after which it takes the presentation anyway (`tab-lock.ts`).
 */
export const TIMES = {
  quiet: 1000,
  most: 5000,
  kept: 300,
  retry: 2000,
  longestRetry: 30_000,
  handover: 1500,
} as const;

export interface AutosaveWork {
  /** The presentation as it is on the screen. */
  now: () => Deck;
  /** What differs; null when nothing does. */
  changeOf: (saved: Deck, now: Deck) => DeckChange | null;
  send: (change: DeckChange) => Promise<{ version: number; date: string }>;
  /** Classifies the error of a failed call. */
  failureOf: (error: unknown) => SaveFailure;
  /** Stores what is not saved in this browser; null when everything is. @param isClosing whether the page may be closing */
  keep: (pending: { saved: Deck; now: Deck } | null, isClosing: boolean) => Promise<unknown>;
  /**
   * Brings the changes of others in: reads the presentation, merges, asks the person where both changed a slide, and shows
   * the result.
   *
   * @returns the presentation as the gateway has it; null when the person has not answered
   */
  merge: (saved: Deck) => Promise<Deck | null>;
  onState: (state: SaveState) => void;
}

/** Saves changes of a presentation by itself: one call at a time, only the parts that changed. */
export class Autosave {
  #saved: Deck;
  readonly #work: AutosaveWork;
  #state: SaveState = 'saved';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keeper: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest unsaved change was made; null without one. */
  #since: number | null = null;
  #running: Promise<void> | null = null;
  #tries = 0;
  /** Another tab has asked for the presentation: nothing can be typed here any more. */
  #isPausing = false;
  /** Another tab edits: the copy in this browser is of that tab. */
  #isElsewhere = false;

  /** @param saved the presentation as the gateway has it */
  constructor(saved: Deck, work: AutosaveWork) {
    this.#saved = saved;
    this.#work = work;
    // Changes from an earlier visit are not shown as «Сохранено» before they are sent.
    if (this.isUnsaved) this.#state = 'saving';
  }

  get saved(): Deck {
    return this.#saved;
  }

  get state(): SaveState {
    return this.#state;
  }

  /** True while something on the screen is not at the gateway. */
  get isUnsaved(): boolean {
    return this.#work.changeOf(this.#saved, this.#work.now()) !== null;
  }

  /** The presentation on the screen has changed. */
  note(): void {
    this.#keeper ??= setTimeout(() => void this.keepNow(), TIMES.kept);
    if (this.#state === 'paused' || this.#state === 'asking' || this.#state === 'expired') return;
    this.#since ??= Date.now();
    if (this.#state === 'saved') this.#setState('saving');
    if (this.#running || this.#state === 'offline') return;
    this.#plan(Math.min(TIMES.quiet, Math.max(0, this.#since + TIMES.most - Date.now())));
  }

  /** Stores what is not saved in this browser, at once. @param isClosing whether the page may be closing */
  async keepNow(isClosing = false): Promise<void> {
    clearTimeout(this.#keeper);
    this.#keeper = undefined;
    if (this.#isElsewhere) return;
    await this.#work.keep(this.isUnsaved ? { saved: this.#saved, now: this.#work.now() } : null, isClosing);
  }

  /** Saves at once and resolves when nothing is left, or it cannot be saved now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#state === 'paused') return;
    await this.#running;
    // Without a change, a state that waits for a save is settled.
    if (this.isUnsaved || this.#state === 'saving') await this.#save();
  }

  /** Tries again after a failure, when the network or the session is back. */
  retry(): void {
    if (!['offline', 'failed', 'expired'].includes(this.#state)) return;
    this.#setState('saving');
    void this.flush();
  }

  /** Resolves when no call is on its way. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Another tab edits from now on. What is not saved within `TIMES.handover` stays in this browser for it. */
  async pause(): Promise<void> {
    this.#isPausing = true;
    this.#work.onState('paused');
    await this.keepNow();
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), TIMES.handover));
    const isInTime = await Promise.race([this.flush().then(() => true), late]);
    clearTimeout(this.#timer);
    this.#state = 'paused';
    // After that time the other tab may have begun to keep its own changes.
    if (isInTime) await this.keepNow();
    this.#isElsewhere = true;
  }

  /** Another tab was editing before this one: nothing is sent or kept here. */
  standBy(): void {
    this.#isElsewhere = true;
    this.end();
    this.#work.onState('paused');
  }

  /** Ends it without saving. */
  end(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#keeper);
    this.#state = 'paused';
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), delay);
  }

  #setState(state: SaveState): void {
    if (this.#state === state) return;
    this.#state = state;
    if (!this.#isPausing) this.#work.onState(state);
  }

  #save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null;
      // While the call was writing to this browser's storage, the deck may have changed or a planned save come due.
      const isOn = this.#state === 'saved' || this.#state === 'saving';
      if (isOn && this.#timer === undefined && this.isUnsaved) this.note();
    });
    return this.#running;
  }

  /** Saves once; changes made meanwhile are planned for the next call. */
  async #saveAll(): Promise<void> {
    const now = this.#work.now();
    const change = this.#work.changeOf(this.#saved, now);
    this.#since = null;
    if (!change) return this.#settle();
    this.#setState('saving');
    try {
      const { version, date } = await this.#work.send(change);
      this.#saved = { ...now, version, date };
      this.#tries = 0;
    } catch (error) {
      return this.#fail(this.#work.failureOf(error));
    }
    return this.#settle();
  }

  async #settle(): Promise<void> {
    if (this.#state === 'paused') return this.keepNow();
    if (this.isUnsaved) {
      this.#setState('saving');
      this.#since ??= Date.now();
      this.#plan(TIMES.quiet);
    } else this.#setState('saved');
    return this.keepNow();
  }

  async #fail(failure: SaveFailure): Promise<void> {
    if (this.#state === 'paused') return this.keepNow();
    if (failure === 'conflict') return this.#mergeChanges();
    this.#setState(failure === 'refused' ? 'failed' : failure);
    if (failure === 'offline') {
      this.#plan(Math.min(TIMES.retry * 2 ** this.#tries, TIMES.longestRetry));
      this.#tries += 1;
    }
    return this.keepNow();
  }

  async #mergeChanges(): Promise<void> {
    this.#setState('asking');
    let theirs: Deck | null;
    try {
      theirs = await this.#work.merge(this.#saved);
    } catch (error) {
      const failure = this.#work.failureOf(error);
      return this.#fail(failure === 'conflict' ? 'refused' : failure);
    }
    if (!theirs) {
      this.#setState('failed');
      return this.keepNow();
    }
    this.#saved = theirs;
    this.#setState('saving');
    if (this.isUnsaved) this.#plan(0);
    return this.isUnsaved ? this.keepNow() : this.#settle();
  }

  /** Takes a newer version of the gateway, which is already on the screen, as the saved one. */
  take(saved: Deck): void {
    this.#saved = saved;
    // It may contain everything that waited to be saved.
    if (this.#state === 'saving' && !this.isUnsaved) void this.flush();
  }
}
