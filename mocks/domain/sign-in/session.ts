/** Passwords, session tokens, cookies. */
import { createHash, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Failure } from '#mocks/contract/failures.ts';
import type { Area, User } from '#mocks/store/database.ts';

/** The cookies of the two sessions that a browser can have, by area (`auth/logout`). */
const cookieOf = { ai: 'NEURO_SESSION', chatBot: 'NEURO_BOT_SESSION' } as const satisfies Record<
  Area,
  string
>;
/** Behind https: a browser takes a cookie with this prefix only from this host itself, by https (RFC 6265bis). */
const HOST_PREFIX = '__Host-';
/** Rounds of the hash of a new password, unless the gateway is created with another number. */
export const PASSWORD_ROUNDS = 120_000;
/** Lifetime of a session, s: a working day. */
export const SESSION_SECONDS = 8 * 60 * 60;

/** `bytes` random bytes in hexadecimal. */
export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** SHA-256 in hexadecimal. Not in the thread pool, where passwords are hashed: every request needs it. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const derive = promisify(pbkdf2);

/** PBKDF2 with SHA-256, 256 bits, in hexadecimal. */
async function hashPassword(password: string, salt: string, iterations: number): Promise<string> {
  return (await derive(password, salt, iterations, 32, 'sha256')).toString('hex');
}

/** The hash of a new password with its own salt. */
export async function sealPassword(password: string, rounds: number): Promise<User['password']> {
  const salt = randomHex(16);
  return { salt, iterations: rounds, hash: await hashPassword(password, salt, rounds) };
}

/** Whether the password is correct. Takes equally long for an unknown account, which has the rounds of a new password. */
export async function passwordFits(
  user: User | undefined,
  password: string,
  rounds: number,
): Promise<boolean> {
  const { salt, iterations, hash } = user?.password ?? { salt: 'nobody', iterations: rounds, hash: '' };
  const given = await hashPassword(password, salt, iterations);
  return given.length === hash.length && timingSafeEqual(Buffer.from(given), Buffer.from(hash));
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
export const noPassword = (): User['password'] => ({
  salt: randomHex(16),
  iterations: PASSWORD_ROUNDS,
  hash: '',
});

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

/** `Set-Cookie` for a token, or for clearing it when the token is empty. */
export function sessionCookie(area: Area, token: string, flags: { secure: boolean }): string {
  const age = token ? SESSION_SECONDS : 0;
  const name = `${flags.secure ? HOST_PREFIX : ''}${cookieOf[area]}`;
  const parts = [`${name}=${token}`, 'Path=/', 'SameSite=Strict', `Max-Age=${age}`, 'HttpOnly'];
  if (flags.secure) parts.push('Secure');
  return parts.join('; ');
}
