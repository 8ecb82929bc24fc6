import { createStore } from '#lib/store.ts';

/**
 * Address of the guest whose session the gateway ended on this page: the bot's login begins with it, as the employee's
 * does over the page. Only in memory, until somebody signs in.
 */
export const lapsedGuest = createStore<string | null>(null);
