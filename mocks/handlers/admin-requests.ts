/** Requests of people for access, for the platform's administrators. */
import { audit, auditNow } from '../audit/audit.ts';
import { pageWith } from '../lists/list.ts';
import { portalOf } from '../mail/mailbox.ts';
import { on } from '../on.ts';
import { once } from '../once.ts';
import { checkReferences } from '../people/fields.ts';
import { requestOf } from '../requests/arrivals.ts';
import { requestBatch } from '../requests/decisions.ts';
import { findRequest, isDecided, listRequests, toRequestRow } from '../requests/requests.ts';
import { requestColumns } from '../requests/table.ts';
import { tableFile } from '../tables/file.ts';
import { tableWith } from '../tables/table.ts';

const TITLE = 'Запросы';

export const adminRequestRoutes = [
  on('get', '/admin/requests/getListRequest', (c) => {
    const { page, size, ...query } = c.query ?? {};
    return c.reply(200, pageWith(listRequests(c.deps, query), { page, size }, toRequestRow(c.deps.database)));
  }),

  on('get', '/admin/requests/getRequest', (c) => {
    const { database } = c.deps;
    return c.reply(200, toRequestRow(database)(findRequest(database, c.query.uuid)));
  }),

  on('post', '/admin/requests/addRequest', (c) =>
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

  on('post', '/admin/requests/changeListRequest', (c) =>
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

  on('get', '/admin/requests/downloadListRequest', async (c) => {
    const { columns, format, ...query } = c.query ?? {};
    const rows = listRequests(c.deps, query).map(toRequestRow(c.deps.database));
    const table = tableWith(requestColumns(c.deps.now()), rows, columns);
    auditNow(c, { action: 'download', entity: 'request', object: TITLE });
    const { body, headers } = await tableFile(TITLE, table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
