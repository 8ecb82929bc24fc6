/** Requests of people for access, for the platform's administrators. */

import { checkReferences } from '#mocks/domain/accounts/account-fields.ts';
import { audit } from '#mocks/domain/audit/audit.ts';
import { requestOf } from '#mocks/domain/requests/arrivals.ts';
import { requestBatch } from '#mocks/domain/requests/decisions.ts';
import { requestColumns } from '#mocks/domain/requests/request-table.ts';
import { findRequest, isDecided, listRequests, toRequestRow } from '#mocks/domain/requests/requests.ts';
import { startBatch } from './kit/batch.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const TITLE = 'Запросы';

export const adminRequestRoutes = [
  on('adminRequestList', (c) => c.page(listRequests(c.deps, c.query), toRequestRow(c.deps.database))),

  on('adminRequestRead', (c) => {
    const { database } = c.deps;
    return c.reply(200, toRequestRow(database)(findRequest(database, c.query.uuid)));
  }),

  on('adminRequestAdd', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      const request = requestOf(database, c.body.feedbackUuid, now());
      if (!database.requests.get(request.uuid))
        database.store.write((transaction) => {
          transaction.put(database.requests, request);
          const object = `№ ${request.number}: ${request.name || request.email}`;
          audit(c, transaction, { action: 'add', entity: 'request', key: request.uuid, object });
        });
      return c.reply(200, toRequestRow(database)(request));
    }),
  ),

  on('adminRequestBatchChange', (c) =>
    c.once(async () => {
      const { keys, action } = c.body;
      const { requests } = c.deps.database;
      if (action.kind === 'approve') checkReferences(c.deps.database, action, 'action.');
      const chosen = keys.map((key) => requests.get(key.toLowerCase()));
      if (chosen.every((request) => request && isDecided(request))) return c.fail('already-decided');
      return c.reply(200, await startBatch(c, requestBatch, action, keys));
    }),
  ),

  on('adminRequestTableDownload', (c) => {
    const rows = listRequests(c.deps, c.query).map(toRequestRow(c.deps.database));
    return sendRows(c, { entity: 'request', object: TITLE }, requestColumns(c.deps.now()), rows);
  }),
] as const;
