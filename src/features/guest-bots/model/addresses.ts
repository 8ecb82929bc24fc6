/** Lists of addresses and domains as people type and paste them. */

/**
 * The parts of a text that are separated by commas, semicolons, blanks or line ends, in lower case and each once. A
 * trailing or leading bracket, as in «Анна <anna@some.example>», does not belong to an address.
 */
const partsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;<>]+/u)
      .filter((part) => part !== ''),
  ),
];

/** The addresses in a text. Of «Анна Иванова <anna@some.example>» only the address counts. */
export function addressesIn(text: string): string[] {
  const named = /[^\n,;<>]*<([^<>\s]+)>/gu;
  return partsOf(text.replaceAll(named, ' $1 '));
}

/** The domains in a text; `@some.example` and a whole address are the domain `some.example`. */
export const domainsIn = (text: string): string[] => [
  ...new Set(partsOf(text).map((part) => part.slice(part.lastIndexOf('@') + 1))),
];

/** Whether a text is a domain name. */
export const isDomain = (text: string): boolean =>
  text.length <= 253 &&
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u.test(text);
