import { type Exit, parseExit } from './exits.ts';

/** Query values that lead to the chat-bot (portal.md §2). The fifth, `token`, leaves the address before this is read. */
export interface GuestSearch {
  /** The chat that the guest is headed for: a name as in `/chatBot/{name}`. */
  chatName?: string;
  /** Address to sign in with. */
  emailUser?: string;
  typeExit?: Exit;
  /** Where the guest was headed; untrusted, used through `sameOriginPath` only. */
  redirect?: string;
}

/** Names of services are words; whatever else stands there is no name. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z][\w-]{0,63}$/.test(value);

/** The query values out of anything at all; what is not usable is left out. */
export function parseGuestSearch(search: Record<string, unknown>): GuestSearch {
  const { chatName, emailUser, redirect } = search;
  const typeExit = parseExit(search['typeExit']);
  return {
    ...(isName(chatName) && { chatName }),
    ...(typeof emailUser === 'string' && emailUser.length <= 254 && { emailUser }),
    ...(typeExit && { typeExit }),
    ...(typeof redirect === 'string' && { redirect }),
  };
}
