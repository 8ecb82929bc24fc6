/** Letters of the stand-in: printed for the operator and kept for `/api/dev/mailbox`. */
import { Failure } from '../contract/failures.ts';
import type { Mail } from '../db/database.ts';
import type { Transaction } from '../db/store.ts';
import type { Dependencies } from '../dependencies.ts';
import { isLoopback } from '../origin.ts';
import { DAY, HOUR, type LinkOperation, newLink, spendLinks } from './links.ts';

/** Number of letters that are kept; the oldest are removed first. */
const MAX_LETTERS = 500;

/**
 * Origin of the links in letters: PORTAL_URL, else the portal that the caller uses on this machine; behind Vite's proxy
 * that is the page's origin. A request header cannot set another host.
 */
export function portalOf({ portalUrl }: Dependencies, request: Request): string {
  if (portalUrl) return portalUrl;
  const claims = [request.headers.get('origin'), request.headers.get('referer'), request.url];
  const pages = claims.flatMap((claim) => (claim && URL.canParse(claim) ? [new URL(claim)] : []));
  const here = pages.find(({ protocol, hostname }) => protocol.startsWith('http') && isLoopback(hostname));
  return here?.origin ?? 'http://127.0.0.1:8080';
}

/** Refuses the eleventh letter to an address within a minute, whether or not the account exists. */
export function limitMail({ mailLimit, now }: Dependencies, email: string): void {
  const moment = now().getTime();
  const wait = mailLimit.wait(email, moment);
  if (wait > 0) throw new Failure('too-many-requests', { retryAfter: wait });
  mailLimit.note(email, moment);
}

/** Stores a letter, then prints it. `also` adds writes to the same transaction. */
export function sendMail(
  deps: Dependencies,
  mail: Omit<Mail, 'id' | 'date'>,
  also: (transaction: Transaction) => void = () => undefined,
): void {
  const { database, now, print } = deps;
  database.store.write((transaction) => {
    also(transaction);
    const surplus = [...database.mails.values()].slice(0, Math.max(0, database.mails.size + 1 - MAX_LETTERS));
    for (const { id } of surplus) transaction.delete(database.mails, id);
    transaction.put(database.mails, { ...mail, id: crypto.randomUUID(), date: now().toISOString() });
  });
  print(`Mail to ${mail.to}: ${mail.link ?? mail.code ?? mail.subject}`);
}

const letters = {
  registrationConfirm: {
    path: '/confirmationRegistration',
    lifetime: DAY,
    subject: 'Подтверждение регистрации',
    text: 'Чтобы закончить регистрацию на портале, откройте ссылку. Она действует 24 часа.',
  },
  passwordReset: {
    path: '/resetPassword',
    lifetime: HOUR,
    subject: 'Новый пароль',
    text: 'Чтобы задать новый пароль, откройте ссылку. Она действует один час. Если вы об этом не просили, ничего не делайте.',
  },
  companyRequestConfirm: {
    path: '/confirmationRequestToCompany',
    lifetime: DAY,
    subject: 'Приглашение на портал компании',
    text: 'Компания приглашает вас на портал. Откройте ссылку и задайте имя и пароль. Она действует 24 часа.',
  },
} as const satisfies Record<LinkOperation, object>;

/** Sends a link to an operation; earlier links to the same address stop working. */
export async function sendLink(
  deps: Dependencies,
  request: Request,
  { email, operationId, company }: { email: string; operationId: LinkOperation; company?: string },
  also: (transaction: Transaction) => void = () => undefined,
): Promise<void> {
  const { path, lifetime, subject, text } = letters[operationId];
  const about = { email, operationId, lifetime, ...(company !== undefined && { company }) };
  const { token, link } = await newLink(deps, about);
  const query = new URLSearchParams({ token });
  // The page shows the confirmed address, which the token does not contain.
  if (operationId === 'registrationConfirm') query.set('email', email);
  const address = `${portalOf(deps, request)}${path}?${query}`;
  sendMail(deps, { to: email, subject, text, link: address }, (transaction) => {
    spendLinks(deps, transaction, { email, operationId });
    transaction.put(deps.database.links, link);
    also(transaction);
  });
}
