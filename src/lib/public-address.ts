/** Addresses that lead to a server of the internet, as far as they can be judged without asking a name server (LAB-20). */
import { isPrivateHost } from './service-address.ts';

/** A name of at least two labels in Latin or Russian, whose last one has letters only, and maybe a port. */
const authority =
  /^(?:[a-zа-яё\d](?:[a-zа-яё\d-]{0,61}[a-zа-яё\d])?\.)+(?:[a-zа-яё]{2,63}|xn--[a-z\d-]{2,59})(?::\d{1,5})?$/i;

/** Names that no name server of the internet resolves. */
const specialName = /(?:^|\.)(?:arpa|onion|test|invalid)$/i;

/** The authority of an address as it is written: what browsers read into it does not count. */
const authorityOf = (text: string): string => /^https:\/\/([^/?#]*)/i.exec(text)?.[1] ?? '';

/** The `URL` of an address by https to a name of the internet, without a login; undefined for any other text. */
export function publicAddress(text: string): URL | undefined {
  if (text.length > 2000 || /[\s\p{C}\\]/u.test(text) || !authority.test(authorityOf(text))) return undefined;
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined;
  return isPrivateHost(url.hostname) || specialName.test(url.hostname) ? undefined : url;
}
