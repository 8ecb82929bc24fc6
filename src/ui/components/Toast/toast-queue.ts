import { createStore } from '#lib/store.ts';

export type ToastTone = 'positive' | 'info' | 'negative' | 'warning';

export interface ToastContent {
  /** Sets the icon and the announcement: negative and warning interrupt a screen reader, the others do not. */
  tone: ToastTone;
  title: string;
  text?: string;
  /** How far something is that still runs: a spinner stands in place of the icon. Not announced, not in the history. */
  progress?: string;
  /** Time until it closes, ms; `null`: it stays until it is closed. @default 5000 */
  timeout?: number | null;
  /** One button, such as «Отменить»; pressing it also closes the toast. */
  action?: {
    label: string;
    /** The action concerns the page, such as a reload; the toast stays when another user signs in. @default false */
    isOfPage?: boolean;
    onPress: () => void;
    /**
     * Returns the element that the action restores, null while it does not exist; it gets the focus. @default the
     * element that had the focus before the toast
     */
    restored?: () => HTMLElement | null;
  };
}

export interface ToastItem extends ToastContent {
  id: string;
}

/** A past toast, for users who did not read it in time. */
export interface ToastRecord extends Pick<ToastItem, 'id' | 'tone' | 'title' | 'text'> {
  /** Time of its last display, ms since 1970. */
  shownAt: number;
}

interface Countdown {
  left: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const defaultTimeout = 5000;
/** Maximum number of past toasts. */
const remembered = 30;

const isPersonal = (action: ToastContent['action']): boolean =>
  action !== undefined && action.isOfPage !== true;

/** A queue of toasts (APP-11): a plain store, so that code outside React can show them. */
export class ToastQueue {
  readonly #items = createStore<readonly ToastItem[]>([]);
  readonly #history = createStore<readonly ToastRecord[]>([]);
  #isPaused = false;
  readonly #countdowns = new Map<string, Countdown>();
  #count = 0;

  /**
   * Adds a toast. A toast equal to a visible one replaces it and restarts its time. Toasts with a personal action are
   * never merged: each action undoes another change.
   *
   * @returns the id for `dismiss`
   */
  show(content: ToastContent): string {
    const same = this.getSnapshot().find(
      ({ tone, title, text, action }) =>
        !isPersonal(action) &&
        !isPersonal(content.action) &&
        tone === content.tone &&
        title === content.title &&
        text === content.text,
    );
    this.#count += 1;
    const item = { ...content, id: same?.id ?? `toast-${this.#count}` };
    this.#stop(item.id);
    this.#countdowns.delete(item.id);
    const { timeout = defaultTimeout } = content;
    if (timeout !== null) {
      this.#countdowns.set(item.id, { left: timeout, startedAt: 0, timer: undefined });
      if (!this.#isPaused) this.#start(item.id);
    }
    const { id, tone, title, text } = item;
    if (item.progress === undefined) {
      const earlier = this.getHistory().filter((record) => record.id !== id);
      this.#history.set([{ id, tone, title, text, shownAt: Date.now() }, ...earlier].slice(0, remembered));
    }
    const items = this.getSnapshot();
    this.#items.set(same ? items.map((old) => (old === same ? item : old)) : [...items, item]);
    return item.id;
  }

  /** Changes a visible toast; unknown ids are ignored. */
  update(id: string, change: Partial<ToastContent>): void {
    this.#items.set(this.getSnapshot().map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  /** Removes a toast; unknown ids are ignored, because it may have closed already. */
  dismiss(id: string): void {
    this.#stop(id);
    this.#countdowns.delete(id);
    this.#items.set(this.getSnapshot().filter((item) => item.id !== id));
  }

  /** Removes all toasts, for example on sign-out. */
  clear(): void {
    for (const { id } of this.getSnapshot()) this.#stop(id);
    this.#countdowns.clear();
    this.#items.set([]);
  }

  /** Pauses all countdowns. */
  pause(): void {
    this.#isPaused = true;
    for (const id of this.#countdowns.keys()) this.#stop(id);
  }

  /** Continues the countdowns with their remaining time. */
  resume(): void {
    this.#isPaused = false;
    for (const id of this.#countdowns.keys()) this.#start(id);
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = this.#items.subscribe;

  /** For `useSyncExternalStore`: the toasts, oldest first; the same array until something changes. */
  readonly getSnapshot = this.#items.get;

  /** For `useSyncExternalStore`: the toasts that this tab has shown, newest first (PRE-16). */
  readonly getHistory = this.#history.get;

  /** Clears the history and removes toasts with a personal action, when another user signs in. Other toasts stay. */
  clearHistory(): void {
    this.#history.set([]);
    this.dismissPersonal();
  }

  /** Removes the toasts with a personal action: another user must not run it. */
  dismissPersonal(): void {
    for (const { id, action } of this.getSnapshot()) if (isPersonal(action)) this.dismiss(id);
    // Who shows the history is told too.
    this.#items.set([...this.getSnapshot()]);
  }

  #start(id: string): void {
    const countdown = this.#countdowns.get(id);
    if (!countdown || countdown.timer !== undefined) return;
    countdown.startedAt = Date.now();
    countdown.timer = setTimeout(() => this.dismiss(id), countdown.left);
  }

  #stop(id: string): void {
    const countdown = this.#countdowns.get(id);
    if (countdown?.timer === undefined) return;
    clearTimeout(countdown.timer);
    countdown.timer = undefined;
    countdown.left = Math.max(0, countdown.left - (Date.now() - countdown.startedAt));
  }
}

/** The queue of the portal: `toast.show({ tone: 'positive', title: 'Код отправлен на почту', timeout: 1000 })`. */
export const toast = new ToastQueue();
