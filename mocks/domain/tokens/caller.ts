/** Calls with a token: who calls, and what the token is good for (ADM-25). */
import { BlockList, isIP } from 'node:net';
import type { Operation } from '#mocks/contract/contract.ts';
import { Failure } from '#mocks/contract/failures.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import { RateLimit } from '#mocks/domain/sign-in/attempt-limit.ts';
import type { Schemas, StoredToken, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { tokenOfSecret } from './secrets.ts';
import { isInForce } from './token.ts';

const MINUTE = 60_000;

/** The secret of a request to an operation that takes tokens, or undefined. */
export function bearerOf(request: Request, { tokenScopes }: Operation): string | undefined {
  if (tokenScopes.size === 0) return undefined;
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is in one of the networks; any address is without networks. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', length] = network.split('/');
    if (length === undefined) list.addAddress(start, familyOf(start));
    else list.addSubnet(start, Number(length), familyOf(start));
  }
  return list.check(plain, familyOf(plain));
}

/** The calls of each token in the present minute; they are not stored. */
const minutes = new WeakMap<object, Map<string, RateLimit>>();

function minuteOf(deps: Rows & Clock, { uuid, perMinute }: StoredToken): RateLimit {
  const limits = minutes.get(deps) ?? new Map<string, RateLimit>();
  minutes.set(deps, limits);
  const known = limits.get(uuid);
  if (known?.limit === perMinute) return known;
  const limit = new RateLimit(perMinute, MINUTE, 1);
  limits.set(uuid, limit);
  return limit;
}

/** Requests that have been counted. The caller of a request is determined twice: before and after its body is read. */
const counted = new WeakSet<Request>();

/** Counts a request once, also if it is refused later. Throws `too-many-requests`. */
function countRequest(deps: Rows & Clock, token: StoredToken, request: Request): void {
  if (counted.has(request)) return;
  const minute = minuteOf(deps, token);
  const now = deps.now().getTime();
  const retryAfter = minute.wait(token.uuid, now);
  if (retryAfter > 0) throw new Failure('too-many-requests', { retryAfter, limit: minute.limit });
  minute.note(token.uuid, now);
  counted.add(request);
}

/**
 * The token of a call and its owner. The call counts in the limit of the token, also if it is refused.
 *
 * @throws Failure `unauthorized` for a secret that is not in force, `forbidden` for another scope or network,
 *   `too-many-requests`
 */
export function callerByToken(
  deps: Rows & Clock,
  operation: Operation,
  { secret, address, request }: { secret: string; address: string; request: Request },
): { token: StoredToken; user: User } {
  const { database, now } = deps;
  const token = tokenOfSecret(database, secret, now());
  const user = token && findPerson(database, token.ownerId);
  if (!token || !user || !isInForce(database, token, now()))
    throw new Failure('unauthorized', { message: 'Токен не действует' });
  countRequest(deps, token, request);
  if (!isWithin(address, token.networks))
    throw new Failure('forbidden', { message: 'С этого адреса токен не действует' });
  if (!token.scopes.some((scope) => operation.tokenScopes.has(scope)))
    throw new Failure('forbidden', { message: 'У токена нет права на этот вызов' });
  return { token, user };
}

/** The services of scopes other than `chat`. */
const services: Readonly<Record<string, Schemas['TokenScope']>> = {
  img: 'images',
  sd: 'images',
  yaArt: 'images',
  flux: 'images',
  audio: 'speech',
  whisper: 'speech',
  summaryAudio: 'speech',
  speech: 'speech',
  speechEleven: 'speech',
  speechLocal: 'speech',
  translate: 'translate',
  translateLocal: 'translate',
  translateFile: 'translate',
};

/** Throws `forbidden` when the call has a token that is not good for this service. */
export function checkService(
  token: StoredToken | null,
  { serviceType, value }: { readonly serviceType: string; readonly value: string },
): void {
  if (!token) return;
  const scope = Object.hasOwn(services, serviceType) ? services[serviceType] : undefined;
  const isListed = token.tiles.length === 0 || token.tiles.includes(value);
  if (isListed && token.scopes.includes(scope ?? 'chat')) return;
  throw new Failure('forbidden', { message: 'Токен не даёт права на этот сервис' });
}
