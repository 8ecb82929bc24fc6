import { createStore } from '#lib/store.ts';

/**
 * Counts the 401s that the chat ignores (PRE-01). The observer then makes a call that needs a session: if that fails too,
 * the user is asked to sign in again.
 */
export const ignored401s = createStore(0);
