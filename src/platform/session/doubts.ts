import { createStore } from '#lib/store.ts';

/**
 * Counts the 401s that the chat ignores (PRE-01). Whoever watches it asks for something that needs a session: if that
 * is refused as well, the person signs in again instead of pressing a dead button.
 */
export const sessionDoubts = createStore(0);
