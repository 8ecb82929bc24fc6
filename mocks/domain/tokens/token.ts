/** Tokens of other systems in the shape of the administration. */
import { tileTitles } from '#mocks/domain/audit/names.ts';
import { DAY, dayOf, shownMoment } from '#mocks/domain/lists/days.ts';
import { findPerson, isShutOut } from '#mocks/domain/people/person.ts';
import { type Database, itemsOf, type Schemas, type StoredToken } from '#mocks/store/database.ts';

/** A token of the contract with a known status. */
export type ApiToken = Schemas['ApiToken'] & { readonly status: Schemas['TokenStatus'] };

export const scopeWords: Readonly<Record<Schemas['TokenScope'], string>> = {
  chat: 'чаты',
  images: 'изображения',
  speech: 'речь',
  translate: 'перевод',
  files: 'файлы',
  statistics: 'статистика',
  audit: 'журналы',
};

/** How long before its end a token is «истекает», ms. */
const SOON = 7 * DAY;
/** Days whose calls are counted, today included. */
const COUNTED_DAYS = 30;

/** The status at the time `now`. A token works only while its owner may sign in. */
export function statusOf(
  database: Database,
  { expires, revoked, ownerId }: StoredToken,
  now: Date,
): Schemas['TokenStatus'] {
  const owner = findPerson(database, ownerId);
  // States of an earlier version have tokens of deleted accounts that were not revoked.
  if (revoked || !owner) return 'revoked';
  const left = Date.parse(expires) - now.getTime();
  if (left <= 0) return 'expired';
  if (isShutOut(database, owner)) return 'suspended';
  return left <= SOON ? 'expiring' : 'active';
}

export const isInForce = (database: Database, token: StoredToken, now: Date): boolean =>
  ['active', 'expiring'].includes(statusOf(database, token, now));

/** E-mail of the owner; empty where the account was deleted. */
export const ownerOf = (database: Database, { ownerId }: StoredToken): string =>
  findPerson(database, ownerId)?.email ?? '';

export const lastUseOf = ({ tokenCalls }: Database, { uuid }: StoredToken): string | null =>
  tokenCalls.get(uuid)?.last ?? null;

/** First of the days whose calls are counted at the time `now`. */
const firstDay = (now: Date): string => dayOf(now.getTime() - (COUNTED_DAYS - 1) * DAY);

/** Returns a function that gives the number of a token's calls on the last 30 days. */
export function recentCalls({ tokenCalls }: Database, now: Date): (token: StoredToken) => number {
  const first = firstDay(now);
  return ({ uuid }) => {
    const calls = tokenCalls.get(uuid);
    if (!calls) return 0;
    return Object.entries(calls.days).reduce((sum, [day, count]) => (day >= first ? sum + count : sum), 0);
  };
}

/** Counts a call. A full disk must not fail a reading request, so the count then stays in memory. */
export function noteCall({ store, tokenCalls }: Database, { uuid }: StoredToken, now: Date): void {
  const today = dayOf(now.getTime());
  const first = firstDay(now);
  const old = tokenCalls.get(uuid)?.days ?? {};
  const kept = Object.fromEntries(Object.entries(old).filter(([day]) => day >= first));
  const days = { ...kept, [today]: (kept[today] ?? 0) + 1 };
  store.writeOrKeep((transaction) => transaction.put(tokenCalls, { uuid, last: now.toISOString(), days }));
}

/** Converts tokens to the contract's shape at the time `now`. */
export function toApiToken(database: Database, now: Date): (token: StoredToken) => ApiToken {
  const titles = new Map(itemsOf(database.tiles).map(({ value, title }) => [value, title]));
  const callsOf = recentCalls(database, now);
  return (token) => {
    const { uuid, name, ownerId, prefix, scopes, tiles, networks, perMinute, expires } = token;
    const { version, created, changed, changedBy } = token;
    return {
      uuid,
      name,
      ownerId,
      owner: ownerOf(database, token),
      prefix,
      perMinute,
      expires,
      scopes: [...scopes],
      tiles: tiles.map((value) => ({ value, label: titles.get(value) ?? value })),
      networks: [...networks],
      lastUsed: lastUseOf(database, token),
      requests30: callsOf(token),
      status: statusOf(database, token, now),
      version,
      created,
      changed,
      changedBy,
    };
  };
}

/** What the audit keeps of a token, by the names of the form. */
export function auditedFields(database: Database, token: StoredToken): object {
  const { name, prefix, scopes, tiles, networks, perMinute, expires, revoked } = token;
  return {
    name,
    ownerId: ownerOf(database, token),
    prefix,
    networks,
    perMinute,
    tiles: tileTitles(database, tiles),
    scopes: scopes.map((scope) => scopeWords[scope]),
    expires: shownMoment(expires),
    isRevoked: revoked !== undefined,
  };
}
