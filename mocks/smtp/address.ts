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

/**
 * The server of `smtps://user:password@host:465` (TLS from the beginning) or `smtp://host:587` (STARTTLS, which
 * `?tls=none` waives for a relay in the own network; on this machine it is not asked for).
 *
 * @returns what is wrong, as one line without the password
 */
export function mailServerOf(text: string): MailServer | string {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    return 'SMTP_URL is no address like smtps://user:password@mail.example:465';
  const secure = url.protocol === 'smtps:';
  const requireTLS = !secure && !isLoopback(url.hostname) && url.searchParams.get('tls') !== 'none';
  const auth =
    url.username === ''
      ? undefined
      : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
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
