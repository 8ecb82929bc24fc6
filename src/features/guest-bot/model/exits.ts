import { createStore } from '#lib/store.ts';
import { readTab, writeTab } from '#platform/storage.ts';

/** What «Выйти» does: opens the chat-bot's login, closes the window, or opens the portal's login (BOT-05). */
export type Exit = 'login' | 'close' | 'portal';

/** Key in the tab's storage. */
export const exitKey = 'chatBotExit';

/** Reads an exit from a query value or a stored text; undefined for other values. */
export const parseExit = (value: unknown): Exit | undefined =>
  value === 'login' || value === 'close' || value === 'portal' ? value : undefined;

/** Stores the exit of the link for this tab; it is kept through reloads and sign-outs. */
export const keepExit = (exit: Exit): void => writeTab(exitKey, exit);

/** The exit of this tab. */
export const keptExit = (): Exit => parseExit(readTab(exitKey)) ?? 'login';

/** The exit in use, from «Выйти» until the next login; null after a session that ended otherwise. */
export const leavingBy = createStore<Exit | null>(null);
