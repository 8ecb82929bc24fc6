/** Letters: to the mail server in a pilot; else printed for the operator and kept for `/api/dev/mailbox`. */

import { isLoopback } from '#mocks/contract/origin.ts';
import type { SystemCode } from '#mocks/domain/letters/system-templates.ts';
import { composed } from '#mocks/domain/letters/templates.ts';
import type { Limits } from '#mocks/domain/sign-in/attempt-limit.ts';
import { checkLimits, networkOf } from '#mocks/domain/sign-in/attempt-limit.ts';
import type { Link, Mail, Registration } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { DAY, HOUR, type LinkOperation, newLink, spendLinks } from './links.ts';
import { type Outbox, outgoingLetter } from './outbox.ts';

/** Number of letters that are kept; the oldest are removed first. A mailing to all accounts has room, twice. */
const MAX_LETTERS = 5000;

/** What a letter is sent with. */
export interface Sender extends Rows, Clock {
  /** Prints a line for the operator, such as a letter. */
  print(line: string): void;
  /** Sends letters by mail; undefined in the demonstration, which keeps them. */
  readonly outbox?: Pick<Outbox, 'wake'> | undefined;
}

/** What a letter with a link is sent with. */
export interface Post extends Sender {
  /** Origin of mailed links, without a slash at the end; undefined: taken from each request. */
  readonly portalUrl: string | undefined;
}

interface LimitedCall {
  readonly deps: Clock & { readonly limits: Pick<Limits, 'mail' | 'mailNetwork'> };
  readonly address: string;
}

/**
 * Origin of the links in letters: PORTAL_URL, else the portal that the caller uses on this machine; behind Vite's proxy
 * that is the page's origin. A request header cannot set another host.
 */
export function portalOf({ portalUrl }: Pick<Post, 'portalUrl'>, request: Request): string {
  if (portalUrl) return portalUrl;
  const claims = [request.headers.get('origin'), request.headers.get('referer'), request.url];
  const pages = claims.flatMap((claim) => (claim && URL.canParse(claim) ? [new URL(claim)] : []));
  const here = pages.find(({ protocol, hostname }) => protocol.startsWith('http') && isLoopback(hostname));
  return here?.origin ?? 'http://127.0.0.1:8080';
}

/**
 * Refuses the eleventh letter to an address, and too many for one network, whether or not the account exists. Throws
 * `too-many-requests`.
 */
export function limitMail({ deps, address }: LimitedCall, email: string): void {
  const { limits, now } = deps;
  const moment = now().getTime();
  const network = networkOf(address);
  checkLimits(moment, [limits.mail, email], [limits.mailNetwork, network]);
  limits.mail.note(email, moment);
  limits.mailNetwork.note(network, moment);
}

/** A letter to send. Times in ms. */
interface NewMail extends Omit<Mail, 'id' | 'date'> {
  /** The end of its link or code. @default three days after now */
  readonly expiresAt?: number;
}

/** Keeps letters in the mailbox of the demonstration. */
function keep({ database, now }: Rows & Clock, transaction: Transaction, mails: readonly NewMail[]): void {
  const surplus = database.mails.size + mails.length - MAX_LETTERS;
  if (surplus > 0)
    for (const { id } of [...database.mails.values()].slice(0, surplus))
      transaction.delete(database.mails, id);
  for (const { expiresAt: _end, ...mail } of mails)
    transaction.put(database.mails, { ...mail, id: crypto.randomUUID(), date: now().toISOString() });
}

/**
 * Stores letters, then has them sent or prints them. `also` adds writes to the same transaction, before the letters. What is
 * sent by mail is not printed, because a letter may have a link that signs in.
 */
export function sendMails(
  deps: Sender,
  mails: readonly NewMail[],
  also: (transaction: Transaction) => void = () => undefined,
): void {
  const { database, now, print, outbox } = deps;
  database.store.write((transaction) => {
    also(transaction);
    if (!outbox) keep(deps, transaction, mails);
    else for (const mail of mails) transaction.put(database.outgoing, outgoingLetter(mail, now()));
  });
  if (outbox) outbox.wake();
  else for (const mail of mails) print(`Mail to ${mail.to}: ${mail.link ?? mail.code ?? mail.subject}`);
}

/** Stores a letter, then prints it. `also` adds writes to the same transaction, before the letter. */
export const sendMail = (deps: Sender, mail: NewMail, also?: (transaction: Transaction) => void): void =>
  sendMails(deps, [mail], also);

/**
 * Writes as much as `sendMail` for a letter that nobody gets and removes it in the same transaction: otherwise the time
 * of the answer would tell which addresses are registered.
 */
export function pretendMail({ database, now }: Rows & Clock, mail: NewMail, link?: Link): void {
  const letter = outgoingLetter(mail, now());
  database.store.write((transaction) => {
    if (link) transaction.put(database.links, link);
    transaction.put(database.outgoing, letter);
    transaction.delete(database.outgoing, letter.uuid);
    if (link) transaction.delete(database.links, link.tokenHash);
  });
}

const letters = {
  registrationConfirm: { path: '/confirmationRegistration', lifetime: DAY, template: 'address' },
  passwordReset: { path: '/resetPassword', lifetime: HOUR, template: 'password' },
  companyRequestConfirm: { path: '/confirmationRequestToCompany', lifetime: DAY, template: 'invitation' },
  emailChangeConfirm: { path: '/email/confirm', lifetime: DAY, template: 'emailChange' },
  emailChangeReset: { path: '/email/undo', lifetime: 7 * DAY, template: 'emailChangeAsked' },
} as const satisfies Record<LinkOperation, { path: string; lifetime: number; template: SystemCode }>;

interface LinkMail extends Pick<Link, 'email' | 'company' | 'registration' | 'change'> {
  readonly operationId: LinkOperation;
  /** Another template than that of the operation. */
  readonly template?: SystemCode;
  /** Values of its variables besides `link`. */
  readonly values?: Readonly<Record<string, string>>;
}

const shownMoment = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
});

/**
 * What a letter tells the owner of an address about a registration, as variables of its template. It quotes only the
 * name, without what could be a link: a stranger may have written it.
 */
export function registrationValues(
  { name }: Pick<Registration, 'name'>,
  now: Date,
): { name: string; time: string } {
  const shown = name
    .replace(/[^\p{L}\p{M} '’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  return { name: shown, time: shownMoment.format(now) };
}

/** The letter with a link, and the link. */
export function compose(
  deps: Post,
  request: Request,
  { template: other, values, ...about }: LinkMail,
): { readonly mail: NewMail; readonly link: Link } {
  const { email, operationId, registration } = about;
  const { path, lifetime, template } = letters[operationId];
  const { token, link } = newLink(deps, { ...about, lifetime });
  const query = new URLSearchParams({ token });
  // The page shows the confirmed address, which the token does not contain.
  if (operationId === 'registrationConfirm') query.set('email', email);
  const address = `${portalOf(deps, request)}${path}?${query}`;
  const letter = registration
    ? composed(deps.database, 'registration', {
        ...registrationValues(registration, deps.now()),
        link: address,
      })
    : composed(deps.database, other ?? template, { ...values, link: address });
  return { mail: { to: email, ...letter, link: address, expiresAt: link.expiresAt }, link };
}

/** Sends a link to an operation; earlier links of the same kind to the same address stop working. */
export function sendLink(
  deps: Post,
  request: Request,
  about: LinkMail,
  also: (transaction: Transaction) => void = () => undefined,
): void {
  const { mail, link } = compose(deps, request, about);
  sendMail(deps, mail, (transaction) => {
    spendLinks(deps, transaction, about);
    transaction.put(deps.database.links, link);
    also(transaction);
  });
}

/** Takes as long as `sendLink` and sends nothing. */
export function pretendLink(deps: Post, request: Request, about: LinkMail): void {
  const { mail, link } = compose(deps, request, about);
  pretendMail(deps, mail, link);
}
