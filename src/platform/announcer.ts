import { createStore } from '#lib/store.ts';

/** What the shell's polite live region says. */
export const announcement = createStore('');

/** Has screen readers say a text once they are free; the same text again is said again. */
export function announce(text: string): void {
  announcement.set(announcement.get() === text ? `${text}\u00a0` : text);
}
