/** The variables SMTP_URL and MAIL_FROM. */
import { isEmailAddress } from '#mocks/contract/email.ts';
import { isLoopback } from '#mocks/contract/origin.ts';

/** The mail server, as nodemailer takes it. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the beginning. */
  readonly secure: boolean;
  /** No letter and no password without TLS. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** A name and an address. */
export interface MailFrom {
  readonly name: string;
  readonly address: string;
}

/** A name or password of an address without its escapes; undefined if these are wrong. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads an address such as `smtps://user:password@host:465`, with TLS from the beginning, or `smtp://host:587`, which
 * requires STARTTLS. STARTTLS is not required with `?tls=none`, for a relay in the own network, and on this machine.
 *
 * @returns the server, or what is wrong with the address, as one line without the password
 */
export function mailServerOf(text: string): MailServer | string {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    return 'SMTP_URL is no address like smtps://user:password@mail.example:465';
  const secure = url.protocol === 'smtps:';
  const requireTLS = !secure && !isLoopback(url.hostname) && url.searchParams.get('tls') !== 'none';
  const [user, pass] = [decoded(url.username), decoded(url.password)];
  if (user === undefined || pass === undefined)
    return 'SMTP_URL has a % in the name or the password that is not written as %25';
  const auth = user === '' ? undefined : { user, pass };
  if (auth && !secure && !requireTLS && !isLoopback(url.hostname))
    return 'SMTP_URL has a password and tls=none: the password would be sent in the clear';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, requireTLS, ...(auth && { auth }) };
}

/**
 * The sender of `portal@mail.example` or `Портал <portal@mail.example>`.
 *
 * @returns what is wrong, as one line
 */
export function mailFromOf(text: string): MailFrom | string {
  const [, name = '', named, bare] = /^(?:([^<>\p{Cc}]*)<([^<>]+)>|([^<>]+))$/u.exec(text.trim()) ?? [];
  const address = (named ?? bare ?? '').trim();
  return isEmailAddress(address)
    ? { name: name.trim().replace(/^"|"$/g, ''), address }
    : `MAIL_FROM is no address like Портал <portal@mail.example>: ${text}`;
}
