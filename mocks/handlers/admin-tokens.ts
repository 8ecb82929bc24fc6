/** Tokens of other systems, for the platform's administrators. */

import { existing, refuseField } from '#mocks/contract/failures.ts';
import { audit, notesOf } from '#mocks/domain/audit/audit.ts';
import { tokenBatch } from '#mocks/domain/tokens/actions.ts';
import { writeTold } from '#mocks/domain/tokens/owner-letter.ts';
import { endSecrets, newSecret, prefixOf, putSecret } from '#mocks/domain/tokens/secrets.ts';
import { auditedFields, isInForce, toApiToken } from '#mocks/domain/tokens/token.ts';
import { checkToken, expiryOf, storedFields } from '#mocks/domain/tokens/token-fields.ts';
import { listTokens, tokenColumns } from '#mocks/domain/tokens/token-list.ts';
import type { Database, Schemas, StoredToken } from '#mocks/store/database.ts';
import { changedBy, createdBy } from '#mocks/store/versioned.ts';
import { startBatch } from './kit/batch.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const noteOf = notesOf('token', ({ uuid, name }: StoredToken) => ({ key: uuid, object: name }));

/** The answer that is kept for a repeated call: the secret is said once. */
function withoutSecret(body: string): string {
  const answer = JSON.parse(body) as Schemas['TokenSecret'];
  return JSON.stringify({ ...answer, secret: null } satisfies Schemas['TokenSecret']);
}

const findToken = ({ tokens }: Database, uuid: string): StoredToken =>
  existing(tokens.get(uuid.toLowerCase()));

const answerOf = ({ database, now }: Dependencies, token: StoredToken): Schemas['ApiToken'] =>
  toApiToken(database, now())(token);

export const adminTokenRoutes = [
  on('adminTokenList', (c) => {
    const toAnswer = toApiToken(c.deps.database, c.deps.now());
    return c.page(listTokens(c.deps, c.query), toAnswer);
  }),

  on('adminTokenRead', (c) => c.reply(200, answerOf(c.deps, findToken(c.deps.database, c.query.uuid)))),

  on('adminTokenAdd', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      const { ownerId, lifetime, ...fields } = c.body;
      checkToken(database, fields, ownerId);
      const secret = newSecret();
      const token: StoredToken = {
        uuid: crypto.randomUUID(),
        ownerId,
        prefix: prefixOf(secret),
        ...storedFields(fields),
        expires: expiryOf(lifetime, now()),
        ...createdBy(c.user.email, now()),
      };
      writeTold(c.deps, c.user, token, (transaction) => {
        transaction.put(database.tokens, token);
        putSecret(database, transaction, token.uuid, secret);
        audit(c, transaction, { ...noteOf(token, 'add'), after: auditedFields(database, token) });
      });
      return c.reply(200, { token: answerOf(c.deps, token), secret });
    }, withoutSecret),
  ),

  on('adminTokenChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, lifetime, ...fields } = c.body;
    const token = findToken(database, uuid);
    if (token.version !== version) return c.fail('version-conflict');
    if (token.revoked) refuseField('name', 'revoked', 'Отозванный токен не меняют');
    checkToken(database, fields, token.ownerId);
    const next = changedBy(c.user.email, now(), {
      ...token,
      ...storedFields(fields),
      ...(lifetime !== null && { expires: expiryOf(lifetime, now()) }),
    });
    database.store.write((transaction) => {
      transaction.put(database.tokens, next);
      const [before, after] = [auditedFields(database, token), auditedFields(database, next)];
      audit(c, transaction, { ...noteOf(next, 'change'), before, after });
    });
    return c.reply(200, answerOf(c.deps, next));
  }),

  on('adminTokenBatchChange', (c) =>
    c.once(async () => {
      const { keys, action } = c.body;
      return c.reply(200, await startBatch(c, tokenBatch, action, keys));
    }),
  ),

  on('adminTokenReset', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      const { uuid, keepHours } = c.body;
      const token = findToken(database, uuid);
      if (!isInForce(database, token, now()))
        refuseField(
          'uuid',
          'ended',
          'Токен не действует. Отозванный не вернуть, истёкшему сначала продлите срок, для приостановленного верните доступ владельцу',
        );
      const secret = newSecret();
      const next = changedBy(c.user.email, now(), { ...token, prefix: prefixOf(secret) });
      writeTold(c.deps, c.user, next, (transaction) => {
        transaction.put(database.tokens, next);
        endSecrets(database, transaction, token.uuid, { now: now(), hours: keepHours });
        putSecret(database, transaction, token.uuid, secret);
        const [before, after] = [auditedFields(database, token), auditedFields(database, next)];
        audit(c, transaction, { ...noteOf(token, 'reset'), before, after });
      });
      return c.reply(200, { token: answerOf(c.deps, next), secret });
    }, withoutSecret),
  ),

  on('adminTokenTableDownload', (c) => {
    const tokens = listTokens(c.deps, c.query).map(toApiToken(c.deps.database, c.deps.now()));
    return sendRows(c, { entity: 'token', object: 'Токены' }, tokenColumns, tokens);
  }),
] as const;
