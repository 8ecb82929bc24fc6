/** Cookies that the gateway sets (`openapi/headers.yaml`), and the names that they have behind https. */
import type { Exchange, Observation, Run } from './run.ts';

/** Seconds of a session, a working day, and of the mark of a browser that registers. */
export const cookieAge = { session: 28_800, registration: 86_400 } as const;
/** 128 bits in characters of Base64, which carry six bits each. */
const leastToken = 22;
const hostPrefix = '__Host-';

/** A cookie as `Set-Cookie` writes it. */
interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Attributes by their name in lower case; a flag is an empty text. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Reads a line of `Set-Cookie`. */
function cookieOf(line: string): Cookie {
  const [pair = '', ...others] = line.split(';').map((part) => part.trim());
  const split = (text: string): [string, string] => {
    const at = text.indexOf('=');
    return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  };
  const [name, value] = split(pair);
  const attributes = others.map(split).map(([key, one]): [string, string] => [key.toLowerCase(), one]);
  return { name, value, attributes: new Map(attributes) };
}

/** Whether the gateway is called by https. */
export const isHttps = ({ http }: Pick<Run, 'http'>): boolean => http.base.startsWith('https:');

/** The name of a cookie at this gateway. */
export const cookieName = (run: Pick<Run, 'http'>, called: string): string =>
  isHttps(run) ? `${hostPrefix}${called}` : called;

/** What is wrong with the attributes of a cookie, by place. */
function* cookieFaults(
  { name, attributes }: Cookie,
  { age, isSecure, right }: { readonly age: number; readonly isSecure: boolean; readonly right: string },
): Generator<Pick<Observation, 'place' | 'message'>> {
  const lacks = (place: string) => ({ place, message: `The cookie ${name} lacks ${place}.` });
  if (!attributes.has('httponly')) yield lacks('HttpOnly');
  if (attributes.get('samesite')?.toLowerCase() !== 'strict') yield lacks('SameSite=Strict');
  if (attributes.get('path') !== '/') yield lacks('Path=/');
  if (attributes.get('max-age') !== String(age)) yield lacks(`Max-Age=${age}`);
  if (attributes.has('domain')) yield { place: 'Domain', message: `The cookie ${name} has a Domain.` };
  if (isSecure && !attributes.has('secure')) yield lacks('Secure');
  if (name !== right) yield { place: 'name', message: `The cookie is named ${name}, not ${right}.` };
}

/**
 * Checks a cookie that an answer sets.
 *
 * @param called its name without the prefix for https
 * @param age its `Max-Age`; 0 for one that is cleared
 * @returns the cookie as it is sent back, `name=value`; empty without a cookie, or when it is cleared
 */
export function checkCookie(run: Run, exchange: Exchange, called: string, age: number): string {
  const says =
    'Path=/, HttpOnly, SameSite=Strict, Max-Age, no Domain; Secure and a name with __Host- behind https; at least 128 random bits';
  const report = (one: Pick<Observation, 'place' | 'message'>) =>
    run.report(exchange, { rule: 'cookie', says, pointer: '/responses', ...one });
  const cookies = exchange.got.headers.getSetCookie().map(cookieOf);
  const cookie = cookies.find(({ name }) => name.replace(hostPrefix, '') === called) ?? cookies[0];
  if (!cookie) {
    report({ place: called, message: `The answer sets no cookie ${called}.` });
    return '';
  }
  const right = cookieName(run, called);
  for (const fault of cookieFaults(cookie, { age, isSecure: isHttps(run), right })) report(fault);
  if (age === 0) {
    if (cookie.value) report({ place: 'value', message: 'The cleared cookie has a value.' });
    return '';
  }
  if (cookie.value.length < leastToken)
    report({ place: 'token', message: `The token has ${cookie.value.length} characters.` });
  else if (exchange.got.text.includes(cookie.value))
    report({ place: 'body', message: 'The body contains the token of the cookie.' });
  return `${cookie.name}=${cookie.value}`;
}
