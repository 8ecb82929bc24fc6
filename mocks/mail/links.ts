/** Mailed links: a token that is good for one operation, once, for a while. Only its hash is kept. */
import { Failure } from '../contract/failures.ts';
import type { Link } from '../db/database.ts';
import type { Transaction } from '../db/store.ts';
import type { Services } from '../services.ts';
import { digest, randomHex } from '../session.ts';

export const HOUR = 60 * 60 * 1000;
/** A registration and an invitation wait a day for their confirmation. Milliseconds. */
export const DAY = 24 * HOUR;
/** Links that ended this long ago are forgotten; until then they answer `link-expired`. */
const FORGET_AFTER = 30 * DAY;

/** What the token of a link may do: the operation that takes it as its bearer token. */
export type LinkOperation = 'registrationConfirm' | 'passwordReset' | 'companyRequestConfirm';

/** A moment in ms without its fraction, as the JWT library writes it. */
export function jwtMoment(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+/, '');
}

/**
 * The link whose token a request carries as `Authorization: Bearer …`. Throws `link-invalid` for none, a spent one and
 * another operation's, `link-expired` with the JWT library's text, `malformed-jwt` for what was never a token.
 */
export async function linkOf(services: Services, request: Request, operationId: string): Promise<Link> {
  const header = request.headers.get('authorization');
  if (!header) throw new Failure('link-invalid');
  const token = /^Bearer ([0-9a-f]{64})$/i.exec(header.trim())?.[1];
  if (!token) throw new Failure('malformed-jwt');
  const link = services.database.links.get(await digest(token));
  if (!link || link.used || link.operationId !== operationId) throw new Failure('link-invalid');
  const now = services.now().getTime();
  if (link.expiresAt > now) return link;
  throw new Failure('link-expired', {
    message: `JWT expired at ${jwtMoment(link.expiresAt)}. Current time: ${jwtMoment(now)}, a difference of ${now - link.expiresAt} milliseconds. Allowed clock skew: 0 milliseconds.`,
  });
}

/** A new link; `lifetime` in ms. The token is in the letter only, `link` is to be put by the caller. */
export async function newLink(
  services: Services,
  about: { operationId: LinkOperation; email: string; lifetime: number; company?: string },
): Promise<{ token: string; link: Link }> {
  const { lifetime, ...rest } = about;
  const token = randomHex(32);
  const expiresAt = services.now().getTime() + lifetime;
  return { token, link: { ...rest, tokenHash: await digest(token), expiresAt, used: false } };
}

/** Marks an address's links to an operation as spent: they answer `link-invalid` from now on. Old ones are forgotten. */
export function spendLinks(
  { database, now }: Services,
  transaction: Transaction,
  { email, operationId }: Pick<Link, 'email' | 'operationId'>,
): void {
  for (const link of database.links.group(email)) {
    if (link.expiresAt < now().getTime() - FORGET_AFTER) transaction.delete(database.links, link.tokenHash);
    else if (link.operationId === operationId && !link.used)
      transaction.put(database.links, { ...link, used: true });
  }
}
