/** The address of a function of agents, as far as it can be judged without asking a name server (lab.md §5, §6; LAB-20). */
import { isPrivateHost } from './service-address.ts';

const problem = 'Укажите адрес вида https://api.example.ru/…';

/** A name of at least two labels in Latin or Russian, whose last one has letters only, and maybe a port. */
const authority =
  /^(?:[a-zа-яё\d](?:[a-zа-яё\d-]{0,61}[a-zа-яё\d])?\.)+(?:[a-zа-яё]{2,63}|xn--[a-z\d-]{2,59})(?::\d{1,5})?$/i;

/** Names that no name server of the internet resolves. */
const specialName = /(?:^|\.)(?:arpa|onion|test|invalid)$/i;

/** The authority of an address as it is written: what browsers read into it does not count. */
const authorityOf = (text: string): string => /^https:\/\/([^/?#]*)/i.exec(text)?.[1] ?? '';

/** Why a text is no address of a function, for the person; undefined if it is one. `{argument}` may stand in path and query. */
export function functionAddressProblem(text: string): string | undefined {
  const written = authorityOf(text);
  if (text.length > 2000 || /[\s\p{C}\\#]/u.test(text) || !authority.test(written)) return problem;
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username || url.password) return problem;
  const isRefused = isPrivateHost(url.hostname) || specialName.test(url.hostname);
  return isRefused ? problem : undefined;
}

/** Scheme, host and port, to which the secrets of a function belong (LAB-16); empty for what is no address. */
export const originOf = (text: string): string => URL.parse(text)?.origin ?? '';

/** The arguments that a text names as `{argument}`, each once, in their order. */
export const argumentsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([A-Za-z_]\w*)\}/g)].flatMap(([, name]) => name ?? [])),
];
