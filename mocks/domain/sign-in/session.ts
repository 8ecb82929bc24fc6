/** Passwords, session tokens, cookies. */
import crypto, { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Failure } from '#mocks/contract/failures.ts';
import type { Area, Argon2Cost, StoredPassword, User } from '#mocks/store/database.ts';

/** The cookies of the two sessions that a browser can have, by area (`auth/logout`). */
const cookieOf = { ai: 'NEURO_SESSION', chatBot: 'NEURO_BOT_SESSION' } as const satisfies Record<
  Area,
  string
>;
/** Behind https: a browser takes a cookie with this prefix only from this host itself, by https (RFC 6265bis). */
const HOST_PREFIX = '__Host-';

/** `bytes` random bytes in hexadecimal. */
export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** SHA-256 in hexadecimal. Not in the thread pool, where passwords are hashed: every request needs it. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The parameters of a hash: memory and passes for Argon2id, rounds for PBKDF2. */
export type PasswordCost = { readonly argon2id: Argon2Cost } | { readonly iterations: number };

/** As OWASP advises. Older versions of Node have no Argon2id. */
export const passwordCost: PasswordCost =
  'argon2' in crypto ? { argon2id: { memory: 19_456, passes: 2, parallelism: 1 } } : { iterations: 600_000 };

const BYTES = 32;
const deriveByPbkdf2 = promisify(crypto.pbkdf2);

/** The hash of a password in hexadecimal, 256 bits. */
async function hashPassword(password: string, salt: string, cost: PasswordCost): Promise<string> {
  if ('iterations' in cost)
    return (await deriveByPbkdf2(password, salt, cost.iterations, BYTES, 'sha256')).toString('hex');
  const derive = promisify(crypto.argon2);
  const given = { message: password, nonce: salt, tagLength: BYTES, ...cost.argon2id };
  return (await derive('argon2id', given)).toString('hex');
}

/** The hash of a new password with its own salt. */
export async function sealPassword(password: string, cost: PasswordCost): Promise<StoredPassword> {
  const salt = randomHex(16);
  return { salt, ...cost, hash: await hashPassword(password, salt, cost) };
}

/**
 * Whether the password is correct. For an unknown account, and for one without a password, it hashes with the cost of a
 * new password, so that the time of the answer tells nothing.
 */
export async function passwordFits(
  user: User | undefined,
  password: string,
  cost: PasswordCost,
): Promise<boolean> {
  const stored = user?.password.hash ? user.password : { salt: 'nobody has it', hash: '', ...cost };
  const given = await hashPassword(password, stored.salt, stored);
  return given.length === stored.hash.length && timingSafeEqual(Buffer.from(given), Buffer.from(stored.hash));
}

/** Whether the cost of a hash differs from the cost of new passwords. */
export function isOutdated(password: StoredPassword, cost: PasswordCost): boolean {
  if ('iterations' in password) return !('iterations' in cost) || password.iterations !== cost.iterations;
  return 'iterations' in cost || JSON.stringify(password.argon2id) !== JSON.stringify(cost.argon2id);
}

const REGISTRATION = 'NEURO_REGISTRATION';
const registrationCookieOf = (secure: boolean): string => `${secure ? HOST_PREFIX : ''}${REGISTRATION}`;

/** The mark of the browser that registered, if this is one. */
export function registrationMark(
  cookies: Readonly<Record<string, string>>,
  secure: boolean,
): string | undefined {
  const name = registrationCookieOf(secure);
  const mark = Object.hasOwn(cookies, name) ? cookies[name] : undefined;
  return mark !== undefined && /^[0-9a-f]{64}$/.test(mark) ? mark : undefined;
}

/** `Set-Cookie` for the mark of a browser that registers; for a day, as long as the link is good. */
export function registrationCookie(mark: string, { secure }: { secure: boolean }): string {
  const parts = [
    `${registrationCookieOf(secure)}=${mark}`,
    'Path=/',
    'SameSite=Strict',
    'Max-Age=86400',
    'HttpOnly',
  ];
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/** A password that nothing fits. */
export const noPassword = (): StoredPassword => ({ salt: randomHex(16), iterations: 1, hash: '' });

/**
 * The cookies of a `Cookie` header. Behind https session cookies count only with the prefix `__Host-`, which is removed.
 * Throws `bad-request` for two session cookies with one name: nobody can tell which one another site has set.
 */
export function parseCookies(header: string | null, secure = false): Record<string, string> {
  const cookies = new Map<string, string>();
  const names: readonly string[] = Object.values(cookieOf);
  for (const pair of (header ?? '').split(';')) {
    const [given = '', ...value] = pair.trim().split('=');
    const isPrefixed = given.startsWith(HOST_PREFIX);
    const name = isPrefixed ? given.slice(HOST_PREFIX.length) : given;
    const isSession = names.includes(name);
    if (isSession && isPrefixed !== secure) continue;
    if (isSession && cookies.has(name)) throw new Failure('bad-request');
    const key = isSession ? name : given;
    if (key && !cookies.has(key)) cookies.set(key, value.join('='));
  }
  return Object.fromEntries(cookies);
}

/** The session token of a request for an area, if any. */
export function tokenOf(cookies: Readonly<Record<string, string>>, area: Area): string | undefined {
  const name = cookieOf[area];
  return (Object.hasOwn(cookies, name) && cookies[name]) || undefined;
}

/** `Set-Cookie` for a token, or for clearing it when the token is empty. @param seconds lifetime of the cookie */
export function sessionCookie(
  area: Area,
  token: string,
  { secure, seconds }: { secure: boolean; seconds: number },
): string {
  const name = `${secure ? HOST_PREFIX : ''}${cookieOf[area]}`;
  const parts = [`${name}=${token}`, 'Path=/', 'SameSite=Strict', `Max-Age=${seconds}`, 'HttpOnly'];
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
