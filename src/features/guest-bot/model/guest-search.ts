import type { AskedSearch } from '#lib/asked-search.ts';
import { type Exit, parseExit } from './exits.ts';

/** Query values of the chat-bot (portal.md §2). The fifth one, `token`, is removed from the address before. */
export interface GuestSearch extends AskedSearch {
  /** Name of the chat to open, as in `/chatBot/{name}`. */
  chatName?: string;
  /** Address to sign in with. */
  emailUser?: string;
  typeExit?: Exit;
  /** The page to open after the login; untrusted, used through `sameOriginPath` only. */
  redirect?: string;
}

/** True for a text that can be the name of a service. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z][\w-]{0,63}$/.test(value);

/** Reads the query values from an untrusted query; unusable values are left out. */
export function parseGuestSearch(search: Record<string, unknown>): GuestSearch {
  const { chatName, emailUser, redirect, q } = search;
  const typeExit = parseExit(search['typeExit']);
  return {
    ...(isName(chatName) && { chatName }),
    ...(typeof emailUser === 'string' && emailUser.length <= 254 && { emailUser }),
    ...(typeExit && { typeExit }),
    ...(typeof redirect === 'string' && { redirect }),
    ...(typeof q === 'string' && { q }),
  };
}
