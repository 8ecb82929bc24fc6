import { linkOptions } from '@tanstack/react-router';
import { leavingBy } from './model/exits.ts';
import type { GuestSearch } from './model/guest-search.ts';

/**
 * The redirect of a chat-bot page where nobody is signed in (BOT-05): after «Выйти» by the exit of the link, otherwise to
 * the bot's login.
 *
 * @param search the bot's name, and the address to return to after the login
 */
export function exitRedirect({ chatName, redirect }: GuestSearch) {
  const by = leavingBy.get();
  if (by === 'portal') return linkOptions({ to: '/login', replace: true });
  const bot = chatName ? { chatName } : {};
  if (by === 'close') return linkOptions({ to: '/chatBot/closed', search: bot, replace: true });
  const search = { ...bot, ...(by === null && redirect && { redirect }) };
  return linkOptions({ to: '/chatBot/login', search, replace: true });
}
