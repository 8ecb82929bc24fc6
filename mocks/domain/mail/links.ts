/** Mailed links: a token for one use of one operation within a time limit. Only its hash is stored. */
import { Failure } from '#mocks/contract/failures.ts';
import { digest, randomHex } from '#mocks/domain/sign-in/session.ts';
import type { Link } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';

export const HOUR = 60 * 60 * 1000;
/** Lifetime of the links of a registration and an invitation, ms. */
export const DAY = 24 * HOUR;
/** Expired links are deleted after this time; until then they answer `link-expired`. */
const FORGET_AFTER = 30 * DAY;

/** The operation that accepts the token of a link. */
export type LinkOperation =
  | 'registrationConfirm'
  | 'passwordReset'
  | 'companyRequestConfirm'
  | 'emailChangeConfirm'
  | 'emailChangeReset';

/** A time in ms without its fraction, as the JWT library writes it. */
export const jwtMoment = (time: number): string => new Date(time).toISOString().replace(/\.\d+/, '');

/**
 * The link whose token a request has as `Authorization: Bearer …`. Throws `link-invalid` for a missing or used link
 * or one of another operation, `link-expired` with the JWT library's text, `malformed-jwt` for anything else.
 */
export async function linkOf(deps: Rows & Clock, request: Request, operationId: string): Promise<Link> {
  const header = request.headers.get('authorization');
  if (!header) throw new Failure('link-invalid');
  const token = /^Bearer ([0-9a-f]{64})$/i.exec(header.trim())?.[1];
  if (!token) throw new Failure('malformed-jwt');
  const link = deps.database.links.get(digest(token));
  if (!link || link.used || link.operationId !== operationId) throw new Failure('link-invalid');
  const now = deps.now().getTime();
  if (link.expiresAt > now) return link;
  throw new Failure('link-expired', {
    message: `JWT expired at ${jwtMoment(link.expiresAt)}. Current time: ${jwtMoment(now)}, a difference of ${now - link.expiresAt} milliseconds. Allowed clock skew: 0 milliseconds.`,
  });
}

/** A new link; `lifetime` in ms. Only the letter contains the token; the caller stores `link`. */
export function newLink(
  deps: Rows & Clock,
  about: Pick<Link, 'email' | 'company' | 'registration' | 'change'> & {
    operationId: LinkOperation;
    lifetime: number;
  },
): { token: string; link: Link } {
  const { lifetime, ...rest } = about;
  const token = randomHex(32);
  const expiresAt = deps.now().getTime() + lifetime;
  return { token, link: { ...rest, tokenHash: digest(token), expiresAt, used: false } };
}

/**
 * Marks an address's links to an operation as used, so that they answer `link-invalid`; with a registration, only the
 * links that confirm it. Deletes old ones.
 */
export function spendLinks(
  { database, now }: Rows & Clock,
  transaction: Transaction,
  { email, operationId, registration }: Pick<Link, 'email' | 'operationId' | 'registration'>,
): void {
  for (const link of database.links.group(email)) {
    const isOther = registration && link.registration?.password.hash !== registration.password.hash;
    if (link.expiresAt < now().getTime() - FORGET_AFTER) transaction.delete(database.links, link.tokenHash);
    else if (link.operationId === operationId && !link.used && !isOther)
      transaction.put(database.links, { ...link, used: true });
  }
}
