import { sameOriginPath } from '#lib/same-origin-path.ts';
import type { GuestSearch } from './guest-search.ts';

/** The bot of a guest whose link names none. */
export const defaultChat = 'chatGpt';

/** Address of a bot's chat. */
export const chatPath = (name: string): string => `/chatBot/${encodeURIComponent(name)}`;

/**
 * Where a guest goes after the login and the agreements (BOT-03): where they were headed, else home. A guest has no
 * main page: their home is the bot's chat, the one that the link names.
 *
 * @param origin this site's origin: a target elsewhere does not count (PRE-08)
 */
export const guestTarget = ({ redirect, chatName }: GuestSearch, origin: string): string =>
  (redirect ? sameOriginPath(redirect, origin) : null) ?? chatPath(chatName ?? defaultChat);
