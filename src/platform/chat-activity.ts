import { createStore } from '#lib/store.ts';

/**
 * Counts accepted requests. Lists of chats watch it, because each request makes them outdated, even when the user has left
 * the chat.
 */
export const requestsTaken = createStore(0);

/** Counts requests that were refused because something of them is gone or closed: what the screen knows of it is outdated. */
export const requestsRefused = createStore(0);

/** Counts complete results, which the title of an unfocused tab shows (APP-04). */
export const resultsArrived = createStore(0);
