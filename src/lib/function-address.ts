/** The address of a function of agents, as far as it can be judged without asking a name server (lab.md §5, §6; LAB-20). */
import { publicAddress } from './public-address.ts';

/** Why a text is no address of a function, for the person; undefined if it is one. `{argument}` may stand in path and query. */
export const functionAddressProblem = (text: string): string | undefined =>
  text.includes('#') || !publicAddress(text) ? 'Укажите адрес вида https://api.example.ru/…' : undefined;

/** Scheme, host and port, to which the secrets of a function belong (LAB-16); empty for what is no address. */
export const originOf = (text: string): string => URL.parse(text)?.origin ?? '';

/** The arguments that a text names as `{argument}`, each once, in their order. */
export const argumentsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([A-Za-z_]\w*)\}/g)].flatMap(([, name]) => name ?? [])),
];
