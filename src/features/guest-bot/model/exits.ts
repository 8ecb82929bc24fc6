import { createStore } from '#lib/store.ts';
import { readTab, writeTab } from '#platform/storage.ts';

/** What «Выйти» leads to: the login of the chat-bot, a closed window, the portal's own login (BOT-05). */
export type Exit = 'login' | 'close' | 'portal';

/** Key of the tab's storage. */
export const exitKey = 'chatBotExit';

/** The exit that a query value or a stored text names; undefined for anything else. */
export const parseExit = (value: unknown): Exit | undefined =>
  value === 'login' || value === 'close' || value === 'portal' ? value : undefined;

/** Keeps the choice of the link for this tab, through reloads and sign-outs. */
export const keepExit = (exit: Exit): void => writeTab(exitKey, exit);

/** What «Выйти» does in this tab. */
export const keptExit = (): Exit => parseExit(readTab(exitKey)) ?? 'login';

/** Set from «Выйти» to the next login: the guard sends there who has left, and to the login whose session ended. */
export const leavingBy = createStore<Exit | null>(null);
