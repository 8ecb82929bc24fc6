import { createStore } from '#lib/store.ts';

/** Text of the shell's polite live region. */
export const announcement = createStore('');

/** Announces a text politely to screen readers; repeats it when the same text is announced again. */
export function announce(text: string): void {
  announcement.set(announcement.get() === text ? `${text}\u00a0` : text);
}
