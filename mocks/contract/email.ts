/** E-mail addresses as the contract defines them (openapi/gateway.yaml, "Values"): international, and when two are equal. */
import { domainToASCII, domainToUnicode } from 'node:url';

/** Local part without blanks, @, labels, dot, a suffix of 2 letters or more or in Punycode. */
const pattern =
  /^[^\s@\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu;

/** Whether a text fits the format `idn-email` of the contract. */
export const isEmailAddress = (text: string): boolean => pattern.test(text);

/**
 * The form in which an address is kept, sent and compared: local part in lower case and NFC, domain in Unicode. So
 * `Имя@xn--80a1acny.xn--p1ai` is `имя@почта.рф`.
 */
export function canonicalEmail(address: string): string {
  const text = address.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = domainToUnicode(domainToASCII(text.slice(at + 1)));
  return at > 0 && domain !== '' ? `${text.slice(0, at)}@${domain}` : text;
}
