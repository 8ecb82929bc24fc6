import { mailedLink } from '#platform/mailed-token.ts';

/** The token of the link that led to the chat-bot (BOT-01), in memory until it is spent; null without one. */
export const guestToken = (): string | null =>
  (mailedLink('/chatBot/login') ?? mailedLink('/chatBot'))?.token ?? null;
