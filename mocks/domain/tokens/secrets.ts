/** Secrets of tokens. Only their digests are stored: who reads the state cannot call with it. */
import { randomBytes } from 'node:crypto';
import { digest } from '#mocks/domain/sign-in/session.ts';
import type { Database, StoredToken, TokenSecret } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** By its beginning a secret is recognised where it should not stand, in a log or a repository. */
const START = 'neuro_';
/** Length of the beginning that lists show. */
const SHOWN = START.length + 4;
const HOUR = 60 * 60 * 1000;

/** A new secret with 256 random bits. */
export const newSecret = (): string => `${START}${randomBytes(32).toString('base64url')}`;

export const prefixOf = (secret: string): string => secret.slice(0, SHOWN);

/** Stores the digest of a token's secret. */
export function putSecret(
  { tokenSecrets }: Database,
  transaction: Transaction,
  tokenUuid: string,
  secret: string,
): void {
  transaction.put(tokenSecrets, { hash: digest(secret), tokenUuid, until: null });
}

/** Lets the secrets of a token end: at once, or so many hours after `now`. */
export function endSecrets(
  { tokenSecrets }: Database,
  transaction: Transaction,
  tokenUuid: string,
  { now, hours = 0 }: { now: Date; hours?: number },
): void {
  const until = now.getTime() + hours * HOUR;
  for (const secret of tokenSecrets.group(tokenUuid)) {
    if (hours === 0 || isOver(secret, now)) transaction.delete(tokenSecrets, secret.hash);
    else transaction.put(tokenSecrets, { ...secret, until: Math.min(secret.until ?? until, until) });
  }
}

const isOver = ({ until }: TokenSecret, now: Date): boolean => until !== null && until <= now.getTime();

/** The token of a secret that is in force, or undefined. */
export function tokenOfSecret(
  { tokens, tokenSecrets }: Database,
  secret: string,
  now: Date,
): StoredToken | undefined {
  const known = tokenSecrets.get(digest(secret));
  return known && !isOver(known, now) ? tokens.get(known.tokenUuid) : undefined;
}
