import { createStore } from '#lib/store.ts';

/**
 * E-mail of the guest whose session the gateway ended on this page, for the field of the bot's login. Kept in memory until
 * the next sign-in.
 */
export const lapsedGuest = createStore<string | null>(null);
