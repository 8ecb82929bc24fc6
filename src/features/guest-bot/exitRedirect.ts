import { linkOptions } from '@tanstack/react-router';
import { leavingBy } from './model/exits.ts';
import type { GuestSearch } from './model/guest-search.ts';

/**
 * Where a page of the chat-bot sends somebody who is not signed in (BOT-05): by the exit after «Выйти», otherwise to
 * the bot's login.
 *
 * @param back the chat to come back to, and the whole address where the guest did not leave by themselves
 */
export function exitRedirect({ chatName, redirect }: GuestSearch) {
  const by = leavingBy.get();
  if (by === 'portal') return linkOptions({ to: '/login', replace: true });
  const bot = chatName ? { chatName } : {};
  if (by === 'close') return linkOptions({ to: '/chatBot/closed', search: bot, replace: true });
  const search = { ...bot, ...(by === null && redirect && { redirect }) };
  return linkOptions({ to: '/chatBot/login', search, replace: true });
}
