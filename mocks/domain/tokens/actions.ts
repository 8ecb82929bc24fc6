/** Actions on tokens: a new secret, and revoking. */

import type { JobKind } from '#mocks/domain/jobs/jobs.ts';
import { missingRow } from '#mocks/domain/jobs/rows.ts';
import type { Schemas } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { endSecrets } from './secrets.ts';
import { auditedFields } from './token.ts';

export const tokenBatch: JobKind<Schemas['TokenAction'], string> = {
  kind: 'tokenBatch',
  entity: 'token',
  auditedAs: () => 'block',
  titleOf: () => 'Отозвать',
  changer:
    ({ database, now }, { actor }) =>
    (uuid) => {
      const token = database.tokens.get(uuid.toLowerCase());
      if (!token) return missingRow(uuid, 'Такого токена нет');
      const label = token.name;
      if (token.revoked) return { label, result: 'unchanged' };
      const revoked = changedBy(actor, now(), { ...token, revoked: now().toISOString() });
      return {
        label,
        result: 'changed',
        before: auditedFields(database, token),
        after: auditedFields(database, revoked),
        write(transaction) {
          transaction.put(database.tokens, revoked);
          endSecrets(database, transaction, token.uuid, { now: now() });
        },
      };
    },
};

/** Revokes the tokens of an account that were made at `since` (ISO 8601) or later; all of them by default. */
export function revokeTokens(
  { database, now }: Rows & Clock,
  transaction: Transaction,
  ownerId: number,
  since = '',
): void {
  const revoked = now().toISOString();
  for (const token of database.tokens.values()) {
    if (token.ownerId !== ownerId || token.revoked || token.created < since) continue;
    transaction.put(database.tokens, { ...token, revoked, version: token.version + 1, changed: revoked });
    endSecrets(database, transaction, token.uuid, { now: now() });
  }
}
