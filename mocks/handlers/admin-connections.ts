/** Connections to providers of models, for the platform's administrators. */

import { existing, Failure } from '#mocks/contract/failures.ts';
import { audit, notesOf } from '#mocks/domain/audit/audit.ts';
import { checkNow } from '#mocks/domain/connections/check.ts';
import {
  auditedFields,
  dependentsOf,
  servicesOf,
  toExternalApi,
} from '#mocks/domain/connections/connection.ts';
import { checkConnection, storedFields } from '#mocks/domain/connections/connection-fields.ts';
import { connectionColumns, listConnections } from '#mocks/domain/connections/connection-list.ts';
import { checkKey, keyOf } from '#mocks/domain/connections/keys.ts';
import { firstPrice } from '#mocks/domain/connections/prices.ts';
import { dayOf } from '#mocks/domain/lists/days.ts';
import { counted } from '#mocks/domain/lists/in-words.ts';
import type { Database, Schemas, StoredConnection } from '#mocks/store/database.ts';
import { changedBy, createdBy } from '#mocks/store/versioned.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const findConnection = ({ connections }: Database, uuid: string): StoredConnection =>
  existing(connections.get(uuid.toLowerCase()));

const answerOf = ({ database, now }: Dependencies, connection: StoredConnection): Schemas['ExternalApi'] =>
  toExternalApi(database, now())(connection);

const noteOf = notesOf('connection', ({ uuid, title }: StoredConnection) => ({ key: uuid, object: title }));

/** Throws `in-use` with the numbers of services and connections that use it (ADM-27). */
function checkUnused(database: Database, uuid: string): void {
  const services = servicesOf(database, uuid).length;
  const dependents = dependentsOf(database, uuid).length;
  if (services + dependents === 0) return;
  const users = [
    ...counted(services, 'сервис', 'сервиса', 'сервисов'),
    ...counted(dependents, 'подключение', 'подключения', 'подключений').map((text) => `как запасное ${text}`),
  ];
  throw new Failure('in-use', { message: `Удалить нельзя, подключение используют: ${users.join('; ')}` });
}

export const adminConnectionRoutes = [
  on('adminConnectionList', (c) => c.page(listConnections(c.deps, c.query))),

  on('adminConnectionRead', (c) =>
    c.reply(200, answerOf(c.deps, findConnection(c.deps.database, c.query.uuid))),
  ),

  on('adminConnectionAdd', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      checkConnection(c.deps, c.body, null);
      const connection: StoredConnection = {
        uuid: crypto.randomUUID(),
        ...storedFields(c.body),
        ...createdBy(c.user.email, now()),
      };
      const moment = now();
      const price = firstPrice(connection, c.body, dayOf(moment.getTime()), c.user.email, moment);
      database.store.write((transaction) => {
        transaction.put(database.connections, connection);
        if (price) transaction.put(database.prices, price);
        const after = auditedFields(database, connection);
        audit(c, transaction, { ...noteOf(connection, 'add'), after });
      });
      return c.reply(200, answerOf(c.deps, connection));
    }),
  ),

  on('adminConnectionChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, isKeyErased, ...fields } = c.body;
    const old = findConnection(database, uuid);
    if (old.version !== version) return c.fail('version-conflict');
    checkConnection(c.deps, fields, { connection: old, isKeyErased });
    const next = changedBy(c.user.email, now(), { ...old, ...storedFields(fields) });
    const before = auditedFields(database, old);
    const { key, keyExpires, ...kept } = auditedFields(database, next) as Record<string, unknown>;
    database.store.write((transaction) => {
      transaction.put(database.connections, next);
      if (isKeyErased) transaction.delete(database.connectionKeys, old.uuid);
      if (isKeyErased || next.baseUrl !== old.baseUrl)
        transaction.delete(database.connectionChecks, old.uuid);
      const after = isKeyErased ? kept : { ...kept, key, keyExpires };
      audit(c, transaction, { ...noteOf(next, 'change'), before, after });
    });
    return c.reply(200, answerOf(c.deps, next));
  }),

  on('adminConnectionRemove', (c) => {
    const { database } = c.deps;
    const connection = findConnection(database, c.query.uuid);
    const { uuid } = connection;
    if (connection.version !== c.query.version) return c.fail('version-conflict');
    checkUnused(database, uuid);
    const before = auditedFields(database, connection);
    database.store.write((transaction) => {
      transaction.delete(database.connections, uuid);
      transaction.delete(database.connectionKeys, uuid);
      transaction.delete(database.connectionChecks, uuid);
      audit(c, transaction, { ...noteOf(connection, 'remove'), before });
    });
    return c.reply(204);
  }),

  on('adminConnectionKeyChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, key, keyExpires } = c.body;
    const old = findConnection(database, uuid);
    if (old.version !== version) return c.fail('version-conflict');
    checkKey(key);
    const next = changedBy(c.user.email, now(), old);
    const stored = keyOf(database, old, key, keyExpires);
    const before = auditedFields(database, old);
    database.store.write((transaction) => {
      transaction.put(database.connections, next);
      transaction.put(database.connectionKeys, stored);
      transaction.delete(database.connectionChecks, old.uuid);
      const after = { ...before, key: stored.digest, keyExpires };
      audit(c, transaction, { ...noteOf(next, 'change'), before, after });
    });
    return c.reply(200, answerOf(c.deps, next));
  }),

  on('adminConnectionCheck', async (c) => {
    const { database, now } = c.deps;
    const connection = findConnection(database, c.body.uuid);
    const { uuid, version } = connection;
    const found = await checkNow(c.deps, connection);
    database.store.write((transaction) => {
      // The result of another address or key says nothing about the present one.
      if (database.connections.get(uuid)?.version === version)
        transaction.put(database.connectionChecks, { uuid, moment: now().toISOString(), ...found });
      audit(c, transaction, { ...noteOf(connection, 'check'), result: found.isOk ? 'done' : 'refused' });
    });
    return c.reply(200, found);
  }),

  on('adminConnectionTableDownload', (c) =>
    sendRows(
      c,
      { entity: 'connection', object: 'Подключения' },
      connectionColumns,
      listConnections(c.deps, c.query),
    ),
  ),
] as const;
