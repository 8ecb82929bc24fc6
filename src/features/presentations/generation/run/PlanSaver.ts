import { ApiError } from '#api/error.ts';
import { isSame } from '#forms/index.ts';
import { createStore, type Store } from '#lib/store.ts';
import { reportError } from '#platform/errors/report.ts';
import type { DeckWork, WorkAction } from '../model/run.ts';
import type { DeckValues, RunGateway } from './gateway.ts';

/** Time after the last change before it is saved, ms (presentations.md §6). */
const saveDelay = 1000;
/** How often a save is tried again over a newer version; a run makes new versions all the time. */
const attempts = 8;

/** `held`: the plan is not sent while one of its items has no title. */
export type SaveState = 'saved' | 'saving' | 'held' | 'failed';

/** Saves the plan and the brief of a presentation, one call at a time, over newer versions without losing either side. */
export class PlanSaver {
  readonly state: Store<SaveState> = createStore<SaveState>('saved');
  readonly #work: Store<DeckWork>;
  readonly #dispatch: (action: WorkAction) => void;
  readonly #gateway: RunGateway;
  #values: DeckValues = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<boolean> | null = null;

  constructor(work: Store<DeckWork>, dispatch: (action: WorkAction) => void, gateway: RunGateway) {
    this.#work = work;
    this.#dispatch = dispatch;
    this.#gateway = gateway;
  }

  /** Saves after a pause. */
  later(values: DeckValues = {}): void {
    this.#values = { ...this.#values, ...values };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), saveDelay);
  }

  /** Saves at once. @returns whether all is saved */
  async now(values: DeckValues = {}): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#values = { ...this.#values, ...values };
    await this.#saving;
    this.#saving = this.#save();
    const isSaved = await this.#saving;
    this.#saving = null;
    return isSaved;
  }

  /** Cancels the planned save. */
  end(): void {
    clearTimeout(this.#timer);
  }

  /** The gateway refuses items without a title. */
  get #isWhole(): boolean {
    return this.#work.get().outline.every(({ title }) => title.trim() !== '');
  }

  /** The values that differ from the gateway's; without the plan while one of its items has no title. */
  #unsaved() {
    const { deck, outline } = this.#work.get();
    const values = Object.fromEntries(
      Object.entries(this.#values).filter(([name, value]) => !isSame(value, Reflect.get(deck, name))),
    ) as DeckValues;
    return { ...values, ...(this.#isWhole && !isSame(outline, deck.outline) && { outline: [...outline] }) };
  }

  async #save(): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      const sent = this.#unsaved();
      if (Object.keys(sent).length === 0) {
        this.#values = {};
        this.state.set(this.#isWhole ? 'saved' : 'held');
        return true;
      }
      this.state.set('saving');
      const { uuid, version, outline: base } = this.#work.get().deck;
      try {
        const saved = await this.#gateway.change({ uuid, version, ...sent });
        this.#dispatch({ type: 'saved', version: saved.version, base, sent });
      } catch (error) {
        const isConflict = error instanceof ApiError && error.status === 409;
        if (!isConflict || attempt === attempts) {
          this.state.set('failed');
          reportError(error, { inline: [404, 409, 422] });
          return false;
        }
        try {
          this.#dispatch({ type: 'read', deck: await this.#gateway.read(uuid) });
        } catch (cause) {
          this.state.set('failed');
          reportError(cause);
          return false;
        }
      }
    }
  }
}
