import { session } from '#platform/session/session.ts';
import { changeOf } from '../../model/changes.ts';
import type { Deck, DeckChange } from '../../model/deck.ts';
import { canUndo } from '../../model/history.ts';
import { mergeDecks, type SlideConflict } from '../../model/merge.ts';
import { DeckStore } from '../store/deck-store.ts';
import { Autosave, type SaveFailure } from './autosave.ts';
import { type Decisions, mergedWith } from './merging.ts';
import { type Pending, writePending } from './pending.ts';
import { TabLock } from './tab-lock.ts';

/** What a session asks of the gateway and of the person. */
export interface DeckCalls {
  read: () => Promise<Deck>;
  change: (change: DeckChange) => Promise<{ version: number; date: string }>;
  addVersion: (note: string) => Promise<unknown>;
  failureOf: (error: unknown) => SaveFailure;
  /** Asks what to keep of slides that both changed; null when the person has not answered. */
  decide: (conflicts: readonly SlideConflict[], theirs: Deck) => Promise<Decisions | null>;
}

/** True for a person who may change the presentation. */
export const canEdit = (deck: Deck): boolean => deck.right !== 'use' && !deck.hidden;

const none: Decisions = new Map();

/** An open presentation: what is shown, its saving, and the other tabs that have it open. */
export class DeckSession {
  readonly store: DeckStore;
  readonly autosave: Autosave;
  /** Whether this person may change the presentation. Whether this tab may do so now: `useCanEdit`. */
  readonly canEdit: boolean;
  /** True when this person may not change the presentation now, but has typed something that waits in this browser. */
  readonly hasWaiting: boolean;
  readonly #lock: TabLock;
  readonly #calls: DeckCalls;
  /** The newest presentation of a run. */
  #made: Deck | null = null;
  readonly #endings: (() => void)[] = [];

  /** @param pending changes of this person that the gateway does not have yet */
  constructor(userId: number, saved: Deck, pending: Pending | null, calls: DeckCalls, slide?: string) {
    this.canEdit = canEdit(saved);
    this.hasWaiting = !this.canEdit && pending !== null;
    this.#calls = calls;
    const mine = this.canEdit ? pending : null;
    const isCurrent = mine?.saved.version === saved.version;
    const now = mine ? (isCurrent ? mergedWith(mine.saved, mine.now, saved, none) : mine.now) : saved;
    this.store = new DeckStore(now, slide);
    this.autosave = new Autosave(mine && !isCurrent ? mine.saved : saved, {
      now: () => this.store.deck,
      changeOf,
      send: (change) => calls.change(change),
      failureOf: calls.failureOf,
      keep: async (changes, isClosing) => {
        // Who may only read now has typed nothing here; what was typed before waits until changes are allowed again.
        if (!this.canEdit) return;
        // A sign-out has removed everything of this person: nothing is written after it.
        if (session.get().profile?.id !== userId) return;
        const isKept = await writePending(userId, saved.uuid, changes, isClosing);
        this.store.set({ isInMemory: changes !== null && !isKept });
      },
      merge: (base) => this.#merge(base),
      onState: (save) => this.store.set({ save }),
    });
    this.store.set({ save: this.autosave.state });
    this.#lock = new TabLock(`${userId}:${saved.uuid}`, () => this.autosave.pause());
    if (this.canEdit) this.#endings.push(this.store.onChange(() => this.autosave.note()));
  }

  /** Begins to save, unless another tab has the presentation open. */
  async start(): Promise<void> {
    if (!this.canEdit) return;
    if (!(await this.#lock.open())) {
      // What was typed before the answer is saved.
      if (canUndo(this.store.get().history)) await this.autosave.pause();
      else this.autosave.standBy();
      return;
    }
    if (this.autosave.isUnsaved) this.autosave.note();
  }

  /** Takes the presentation from the other tab. The page then opens it again, with what that tab has saved. */
  takeOver = (): Promise<void> => this.#lock.take();

  /** Ends it; what is not saved is in this browser. */
  end(): void {
    for (const ending of this.#endings) ending();
    void this.autosave.keepNow();
    void this.autosave.flush().finally(() => this.autosave.end());
    this.#lock.close();
  }

  /** Keeps a version now, with everything that was typed. The gateway itself keeps one every ten minutes of work. */
  async addVersion(note = ''): Promise<void> {
    await this.autosave.flush();
    await this.#calls.addVersion(note);
  }

  /**
   * Shows what a run has made, with the person's changes in it, and saves over its version from then on. A slide that the
   * person has changed too is asked about by the next save (PRES-17).
   *
   * @param theirs the presentation as the gateway has it
   */
  async take(theirs: Deck): Promise<void> {
    this.#made = theirs;
    await this.autosave.idle();
    const { saved } = this.autosave;
    if (this.#made !== theirs || theirs.version < saved.version) return;
    if (theirs.version === saved.version && theirs.status === saved.status) return;
    if (mergeDecks(saved, this.store.deck, theirs).conflicts.length > 0) return;
    this.store.absorb((deck) => mergedWith(saved, deck, theirs, none));
    this.autosave.take(theirs);
  }

  async #merge(base: Deck): Promise<Deck | null> {
    const theirs = await this.#calls.read();
    const { conflicts } = mergeDecks(base, this.store.deck, theirs);
    const decisions = conflicts.length === 0 ? none : await this.#calls.decide(conflicts, theirs);
    if (!decisions) return null;
    this.store.absorb((deck) => mergedWith(base, deck, theirs, decisions));
    return theirs;
  }
}
