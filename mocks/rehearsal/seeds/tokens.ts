/** Five tokens of other systems. Nobody has their secrets: who wants to call with one issues it anew. */

import type { components } from '#api/generated/gateway.d.ts';
import { exampleOf } from '#mocks/contract/contract.ts';
import { DAY, dayOf } from '#mocks/domain/lists/days.ts';
import { digest } from '#mocks/domain/sign-in/session.ts';
import { newSecret } from '#mocks/domain/tokens/secrets.ts';
import { seedOnce } from '#mocks/initial/once.ts';
import type { Database, StoredToken } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

type Schemas = components['schemas'];
type ApiToken = Schemas['ApiToken'];

/** The moment at which the contract's examples are true. */
const EXAMPLES_AT = Date.parse('2026-11-20T09:41:07Z');
const ADMIN = 'admin@neuro.example';

/** Further tokens: name, owner, scopes, days since the issue, days to the end, calls in 30 days. */
const others: readonly [string, number, Schemas['TokenScope'][], number, number, number][] = [
  ['Телефония, расшифровка звонков', 3, ['speech', 'files'], 120, 60, 2630],
  ['Выгрузка статистики в хранилище', 2, ['statistics'], 400, -35, 0],
  ['Дизайн-бюро, черновики картинок', 5, ['images'], 90, 45, 96],
];

/** `total` calls spread over the last 30 days. */
function callsOf(total: number, now: Date): Record<string, number> {
  const each = Math.floor(total / 30);
  return Object.fromEntries(
    Array.from({ length: 30 }, (_, ago) => {
      const count = ago === 1 ? total - each * 29 : each;
      return [dayOf(now.getTime() - ago * DAY), count] as const;
    }),
  );
}

function put(database: Database, transaction: Transaction, token: StoredToken): void {
  transaction.put(database.tokens, token);
  transaction.put(database.tokenSecrets, { hash: digest(newSecret()), tokenUuid: token.uuid, until: null });
}

/** The tokens of the contract's example, with their times relative to `now`, so that two have the ids of its calls. */
function fromExamples(now: Date): { token: StoredToken; last: string | null; calls: number }[] {
  const page = exampleOf('adminTokenList', 'two') as { content: ApiToken[] } | undefined;
  const moved = (date: string) => new Date(Date.parse(date) + now.getTime() - EXAMPLES_AT).toISOString();
  return (page?.content ?? []).map(({ owner: _owner, lastUsed, requests30, status: _status, ...token }) => ({
    token: {
      ...token,
      tiles: token.tiles.map(({ value }) => value),
      expires: moved(token.expires),
      created: moved(token.created),
      changed: moved(token.changed),
    },
    last: lastUsed && moved(lastUsed),
    calls: requests30,
  }));
}

/** Adds the tokens once. */
export function seedTokens(database: Database, now: Date): void {
  seedOnce(database, 'tokens', (transaction) => {
    const day = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
    for (const { token, last, calls } of fromExamples(now)) {
      put(database, transaction, token);
      if (last) transaction.put(database.tokenCalls, { uuid: token.uuid, last, days: callsOf(calls, now) });
    }
    for (const [index, [name, ownerId, scopes, age, left, calls]] of others.entries()) {
      const uuid = `4a7c1e20-000${index + 3}-4d3b-8f60-2b9d5c7e1a01`;
      put(database, transaction, {
        uuid,
        name,
        ownerId,
        scopes,
        tiles: [],
        networks: [],
        perMinute: 30,
        prefix: `neuro_${'q8Zb'.slice(index)}${'xR5'.slice(0, index)}`,
        expires: day(left),
        created: day(-age),
        changed: day(-age),
        changedBy: ADMIN,
        version: 1,
        ...(scopes.includes('images') && { revoked: day(-2), changed: day(-2), version: 2 }),
      });
      const last = left < 0 ? day(left) : day(-3);
      const days = callsOf(calls, now);
      transaction.put(database.tokenCalls, { uuid, last, days });
    }
  });
}
