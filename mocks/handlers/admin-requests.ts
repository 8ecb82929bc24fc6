/** Requests of people for access, for the platform's administrators. */

import { checkReferences } from '#mocks/domain/accounts/account-fields.ts';
import { audit, auditNow } from '#mocks/domain/audit/audit.ts';
import { pageWith } from '#mocks/domain/lists/list.ts';
import { portalOf } from '#mocks/domain/mail/mailbox.ts';
import { requestOf } from '#mocks/domain/requests/arrivals.ts';
import { requestBatch } from '#mocks/domain/requests/decisions.ts';
import { requestColumns } from '#mocks/domain/requests/request-table.ts';
import { findRequest, isDecided, listRequests, toRequestRow } from '#mocks/domain/requests/requests.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import { tableWith } from '#mocks/domain/tables/table.ts';
import { on } from './kit/on.ts';
import { once } from './kit/once.ts';

const TITLE = 'Запросы';

export const adminRequestRoutes = [
  on('adminRequestList', (c) => {
    const { page, size, ...query } = c.query ?? {};
    return c.reply(200, pageWith(listRequests(c.deps, query), { page, size }, toRequestRow(c.deps.database)));
  }),

  on('adminRequestRead', (c) => {
    const { database } = c.deps;
    return c.reply(200, toRequestRow(database)(findRequest(database, c.query.uuid)));
  }),

  on('adminRequestAdd', (c) =>
    once(c, () => {
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
    once(c, async () => {
      const { keys, action } = c.body;
      const { requests } = c.deps.database;
      if (action.kind === 'approve') checkReferences(c.deps.database, action, 'action.');
      const chosen = keys.map((key) => requests.get(key.toLowerCase()));
      if (chosen.every((request) => request && isDecided(request))) return c.fail('already-decided');
      const portal = portalOf(c.deps, c.request);
      const start = { kind: requestBatch, action, keys, owner: c.user, portal, address: c.address };
      return c.reply(200, await c.deps.jobs.start(c.deps, start));
    }),
  ),

  on('adminRequestTableDownload', async (c) => {
    const { columns, format, ...query } = c.query ?? {};
    const rows = listRequests(c.deps, query).map(toRequestRow(c.deps.database));
    const table = tableWith(requestColumns(c.deps.now()), rows, columns);
    auditNow(c, { action: 'download', entity: 'request', object: TITLE });
    const { body, headers } = await tableFile(TITLE, table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
