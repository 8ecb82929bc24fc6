/** Tokens of other systems, for the platform's administrators. */

import { Failure } from '#mocks/contract/failures.ts';
import { audit, auditNow } from '#mocks/domain/audit/audit.ts';
import { pageWith } from '#mocks/domain/lists/list.ts';
import { portalOf } from '#mocks/domain/mail/mailbox.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import { tableWith } from '#mocks/domain/tables/table.ts';
import { changedBy, tokenBatch } from '#mocks/domain/tokens/actions.ts';
import { endSecrets, newSecret, prefixOf, putSecret } from '#mocks/domain/tokens/secrets.ts';
import { auditedFields, isInForce, toApiToken } from '#mocks/domain/tokens/token.ts';
import { checkToken, expiryOf, storedFields } from '#mocks/domain/tokens/token-fields.ts';
import { listTokens } from '#mocks/domain/tokens/token-list.ts';
import { tokenColumns } from '#mocks/domain/tokens/token-table.ts';
import type { Database, Schemas, StoredToken } from '#mocks/store/database.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';
import { once } from './kit/once.ts';

/** The answer that is kept for a repeated call: the secret is said once. */
function withoutSecret(body: string): string {
  const answer = JSON.parse(body) as Schemas['TokenSecret'];
  return JSON.stringify({ ...answer, secret: null } satisfies Schemas['TokenSecret']);
}

function findToken({ tokens }: Database, uuid: string): StoredToken {
  const token = tokens.get(uuid.toLowerCase());
  if (!token) throw new Failure('not-found');
  return token;
}

function refuse(field: string, code: string, message: string): never {
  throw new Failure('fields-invalid', { errors: [{ field, code, message }] });
}

const answerOf = ({ database, now }: Dependencies, token: StoredToken): Schemas['ApiToken'] =>
  toApiToken(database, now())(token);

export const adminTokenRoutes = [
  on('adminTokenList', (c) => {
    const { page, size, ...query } = c.query ?? {};
    const toAnswer = toApiToken(c.deps.database, c.deps.now());
    return c.reply(200, pageWith(listTokens(c.deps, query), { page, size }, toAnswer));
  }),

  on('adminTokenRead', (c) => {
    return c.reply(200, answerOf(c.deps, findToken(c.deps.database, c.query.uuid)));
  }),

  on('adminTokenAdd', (c) => {
    return once(
      c,
      () => {
        const { database, now } = c.deps;
        const { ownerId, lifetime, ...fields } = c.body;
        checkToken(database, fields, ownerId);
        const secret = newSecret();
        const date = now().toISOString();
        const token: StoredToken = {
          uuid: crypto.randomUUID(),
          ownerId,
          prefix: prefixOf(secret),
          ...storedFields(fields),
          expires: expiryOf(lifetime, now()),
          version: 1,
          created: date,
          changed: date,
          changedBy: c.user.email,
        };
        database.store.write((transaction) => {
          transaction.put(database.tokens, token);
          putSecret(database, transaction, token.uuid, secret);
          const note = { action: 'add', entity: 'token', key: token.uuid, object: token.name } as const;
          audit(c, transaction, { ...note, after: auditedFields(database, token) });
        });
        return c.reply(200, { token: answerOf(c.deps, token), secret });
      },
      withoutSecret,
    );
  }),

  on('adminTokenChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, lifetime, ...fields } = c.body;
    const token = findToken(database, uuid);
    if (token.version !== version) return c.fail('version-conflict');
    if (token.revoked) refuse('name', 'revoked', 'Отозванный токен не меняют');
    checkToken(database, fields, token.ownerId);
    const next = changedBy(c.user.email, now(), {
      ...token,
      ...storedFields(fields),
      ...(lifetime !== null && { expires: expiryOf(lifetime, now()) }),
    });
    database.store.write((transaction) => {
      transaction.put(database.tokens, next);
      const note = { action: 'change', entity: 'token', key: uuid, object: next.name } as const;
      const [before, after] = [auditedFields(database, token), auditedFields(database, next)];
      audit(c, transaction, { ...note, before, after });
    });
    return c.reply(200, answerOf(c.deps, next));
  }),

  on('adminTokenBatchChange', (c) => {
    return once(c, async () => {
      const { keys, action } = c.body;
      const portal = portalOf(c.deps, c.request);
      const start = { kind: tokenBatch, action, keys, owner: c.user, portal, address: c.address };
      return c.reply(200, await c.deps.jobs.start(c.deps, start));
    });
  }),

  on('adminTokenReset', (c) => {
    return once(
      c,
      () => {
        const { database, now } = c.deps;
        const { uuid, keepHours } = c.body;
        const token = findToken(database, uuid);
        if (!isInForce(database, token, now()))
          refuse(
            'uuid',
            'ended',
            'Токен не действует. Отозванный не вернуть, истёкшему сначала продлите срок, для приостановленного верните доступ владельцу',
          );
        const secret = newSecret();
        const next = changedBy(c.user.email, now(), { ...token, prefix: prefixOf(secret) });
        database.store.write((transaction) => {
          transaction.put(database.tokens, next);
          endSecrets(database, transaction, token.uuid, { now: now(), hours: keepHours });
          putSecret(database, transaction, token.uuid, secret);
          const note = { action: 'reset', entity: 'token', key: token.uuid, object: token.name } as const;
          const [before, after] = [auditedFields(database, token), auditedFields(database, next)];
          audit(c, transaction, { ...note, before, after });
        });
        return c.reply(200, { token: answerOf(c.deps, next), secret });
      },
      withoutSecret,
    );
  }),

  on('adminTokenTableDownload', async (c) => {
    const { columns, format, ...query } = c.query ?? {};
    const tokens = listTokens(c.deps, query).map(toApiToken(c.deps.database, c.deps.now()));
    const table = tableWith(tokenColumns, tokens, columns);
    auditNow(c, { action: 'download', entity: 'token', object: 'Токены' });
    const { body, headers } = await tableFile('Токены', table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
