export type ToastTone = 'positive' | 'info' | 'negative' | 'warning';

export interface ToastContent {
  /** Decides the icon and how it is announced: negative and warning interrupt, the others wait. */
  tone: ToastTone;
  title: string;
  text?: string;
  /** ms until it goes; `null`: stays until closed. @default 5000 */
  timeout?: number | null;
  /** One button, such as «Отменить»; pressing it also closes the toast. */
  action?: {
    label: string;
    /** It does something for the page, such as a reload, and stays when another person signs in. @default false */
    isOfPage?: boolean;
    onPress: () => void;
    /**
     * Finds the control of what the press brings back, null while it is not on the screen: it gets the focus. @default
     * the element that had the focus before the toast
     */
    restored?: () => HTMLElement | null;
  };
}

export interface ToastItem extends ToastContent {
  id: string;
}

/** A notice that was shown, for those who did not read it in time. */
export interface ToastRecord extends Pick<ToastItem, 'id' | 'tone' | 'title' | 'text'> {
  /** When it was shown last, ms. */
  shownAt: number;
}

interface Countdown {
  left: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const defaultTimeout = 5000;
/** As many notices as are remembered. */
const remembered = 30;

const isPersonal = (action: ToastContent['action']): boolean =>
  action !== undefined && action.isOfPage !== true;

/** A queue of notices (APP-11): a plain store, so that code outside React may show one too. */
export class ToastQueue {
  #items: readonly ToastItem[] = [];
  #history: readonly ToastRecord[] = [];
  readonly #countdowns = new Map<string, Countdown>();
  readonly #listeners = new Set<() => void>();
  #isPaused = false;
  #count = 0;

  /**
   * Shows a notice below the others. A notice equal to one that is still shown replaces it and restarts its time. Notices
   * with a personal button are never merged: each button undoes another change.
   *
   * @returns the id to `dismiss` it by
   */
  show(content: ToastContent): string {
    const same = this.#items.find(
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
    const earlier = this.#history.filter((record) => record.id !== id);
    this.#history = [{ id, tone, title, text, shownAt: Date.now() }, ...earlier].slice(0, remembered);
    this.#set(same ? this.#items.map((old) => (old === same ? item : old)) : [...this.#items, item]);
    return item.id;
  }

  /** Takes a notice away; an unknown id is no error, as it may have gone by itself. */
  dismiss(id: string): void {
    this.#stop(id);
    this.#countdowns.delete(id);
    this.#set(this.#items.filter((item) => item.id !== id));
  }

  /** Takes all notices away, for example on signing out. */
  clear(): void {
    for (const { id } of this.#items) this.#stop(id);
    this.#countdowns.clear();
    this.#set([]);
  }

  /** Holds every countdown where it is, while someone reads. */
  pause(): void {
    this.#isPaused = true;
    for (const id of this.#countdowns.keys()) this.#stop(id);
  }

  /** Lets the countdowns go on with the time they had left. */
  resume(): void {
    this.#isPaused = false;
    for (const id of this.#countdowns.keys()) this.#start(id);
  }

  /** For `useSyncExternalStore`. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For `useSyncExternalStore`: the notices, oldest first; the same array until something changes. */
  getSnapshot = (): readonly ToastItem[] => this.#items;

  /** For `useSyncExternalStore`: what was shown in this tab, newest first, however short it stood (PRE-16). */
  getHistory = (): readonly ToastRecord[] => this.#history;

  /** Forgets the history and dismisses personal notices, when another person takes over. Other notices stay. */
  clearHistory(): void {
    this.#history = [];
    this.dismissPersonal();
  }

  /** Dismisses the notices with a personal button: another person must not press it. */
  dismissPersonal(): void {
    for (const { id, action } of this.#items) if (isPersonal(action)) this.dismiss(id);
    this.#set(this.#items);
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

  #set(items: readonly ToastItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}

/** The portal's notices: `toast.show({ tone: 'positive', title: 'Код отправлен на почту', timeout: 1000 })`. */
export const toast = new ToastQueue();
