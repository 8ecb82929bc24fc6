import { sameOriginPath } from '#lib/same-origin-path.ts';
import type { GuestSearch } from './guest-search.ts';

/** The bot that opens when the link names none. */
export const defaultChat = 'chatGpt';

/** Address of a bot's chat. */
export const chatPath = (name: string): string => `/chatBot/${encodeURIComponent(name)}`;

/**
 * The page after the login and the agreements (BOT-03): the requested page, else the bot's chat, because a guest has no
 * main page.
 *
 * @param origin this site's origin: a target elsewhere does not count (PRE-08)
 */
export const guestTarget = ({ redirect, chatName }: GuestSearch, origin: string): string =>
  (redirect ? sameOriginPath(redirect, origin) : null) ?? chatPath(chatName ?? defaultChat);
