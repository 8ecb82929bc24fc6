import { createStore } from '#lib/store.ts';

/**
 * Counts the requests that the gateway has taken. Whoever lists chats watches it: the list is out of date then,
 * whatever screen the person has gone to meanwhile.
 */
export const requestsTaken = createStore(0);

/** Counts the results that are whole; the title of a tab that nobody looks at tells of them (APP-04). */
export const resultsArrived = createStore(0);
