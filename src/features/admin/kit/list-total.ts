import { createStore } from '#lib/store.ts';

/** Number of rows of the list that is shown, for the head of its page; null without a list, and before it is loaded. */
export const listTotal = createStore<number | null>(null);
