import { mailedLink } from '#platform/mailed-token.ts';

/** The token of the link to the chat-bot (BOT-01), in memory until it is used; null without one. */
export const guestToken = (): string | null =>
  (mailedLink('/chatBot/login') ?? mailedLink('/chatBot'))?.token ?? null;
