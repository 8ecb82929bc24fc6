/** Passwords, session tokens, cookies. */
import type { Area, User } from './db/database.ts';

/** The cookies of the two sessions that a browser can have, by area (`auth/logout`). */
const cookieOf = { ai: 'NEURO_SESSION', chatBot: 'NEURO_BOT_SESSION' } as const satisfies Record<
  Area,
  string
>;
const ITERATIONS = 120_000;
/** Lifetime of a session, s: a working day. */
export const SESSION_SECONDS = 8 * 60 * 60;

function hex(bytes: ArrayBuffer | Uint8Array): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `bytes` random bytes in hexadecimal. */
export function randomHex(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** SHA-256 in hexadecimal. */
export async function digest(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** PBKDF2 with SHA-256, 256 bits, in hexadecimal. */
export async function hashPassword(password: string, salt: string, iterations: number): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations };
  return hex(await crypto.subtle.deriveBits(parameters, key, 256));
}

const nobody: User['password'] = { salt: 'nobody', iterations: ITERATIONS, hash: '' };

/** The hash of a new password with its own salt. */
export async function sealPassword(password: string): Promise<User['password']> {
  const salt = randomHex(16);
  return { salt, iterations: ITERATIONS, hash: await hashPassword(password, salt, ITERATIONS) };
}

/** Whether the password is correct. Takes equally long for an unknown account. */
export async function passwordFits(user: User | undefined, password: string): Promise<boolean> {
  const { salt, iterations, hash } = user?.password ?? nobody;
  const given = await hashPassword(password, salt, iterations);
  let difference = given.length ^ hash.length;
  for (let index = 0; index < given.length; index++)
    difference |= given.charCodeAt(index) ^ hash.charCodeAt(index);
  return difference === 0;
}

/** The cookies of a `Cookie` header. Of two with the same name the first counts. */
export function parseCookies(header: string | null): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...value] = pair.trim().split('=');
    if (name && !Object.hasOwn(cookies, name)) cookies[name] = value.join('=');
  }
  return cookies;
}

/** The session token of a request for an area, if any. */
export function tokenOf(cookies: Readonly<Record<string, string>>, area: Area): string | undefined {
  const name = cookieOf[area];
  return (Object.hasOwn(cookies, name) && cookies[name]) || undefined;
}

/** `Set-Cookie` for a token, or for clearing it when the token is empty. */
export function sessionCookie(area: Area, token: string, flags: { secure: boolean }): string {
  const age = token ? SESSION_SECONDS : 0;
  const parts = [`${cookieOf[area]}=${token}`, 'Path=/', 'SameSite=Strict', `Max-Age=${age}`, 'HttpOnly'];
  if (flags.secure) parts.push('Secure');
  return parts.join('; ');
}
