import { createStore } from '#lib/store.ts';

/**
 * Counts the requests that the gateway has taken. Whoever lists chats watches it: the list is out of date then,
 * whatever screen the person has gone to meanwhile.
 */
export const requestsTaken = createStore(0);
