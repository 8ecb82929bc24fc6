/** Tariffs, for the platform's administrators. */

import { existing, refuseTaken } from '#mocks/contract/failures.ts';
import { audit } from '#mocks/domain/audit/audit.ts';
import { tileTitles } from '#mocks/domain/audit/names.ts';
import { checkTiles } from '#mocks/domain/groups/group-fields.ts';
import { toTariff } from '#mocks/domain/tariffs/tariff.ts';
import { listTariffs, tariffColumns } from '#mocks/domain/tariffs/tariff-list.ts';
import type { StoredTariff } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

export const adminTariffRoutes = [
  on('adminTariffList', (c) => c.reply(200, listTariffs(c.deps.database, c.query))),

  on('adminTariffTableDownload', (c) =>
    sendRows(c, { entity: 'tariff', object: 'Тарифы' }, tariffColumns, listTariffs(c.deps.database, c.query)),
  ),

  on('adminTariffChange', (c) => {
    const { database, now } = c.deps;
    const { id, version, title, dayLimit, monthLimit, storageMb, tiles } = c.body;
    const old = existing(database.tariffs.get(String(id)));
    if (old.version !== version) return c.fail('version-conflict');
    const name = folded(title.trim());
    if ([...database.tariffs.values()].some((one) => one.id !== id && folded(one.title) === name))
      refuseTaken('title', 'Тариф с\u00a0таким названием уже есть');
    checkTiles(database, tiles);
    const fields = {
      title: title.trim(),
      dayLimit,
      monthLimit,
      tiles,
      ...(storageMb !== undefined && { storageMb }),
    };
    const next = { ...changedBy(c.user.email, now(), old), ...fields };
    database.store.write((transaction) => {
      transaction.put(database.tariffs, next);
      const note = { action: 'change', entity: 'tariff', key: id, object: next.title } as const;
      const audited = (one: StoredTariff) => ({ ...one, tiles: tileTitles(database, one.tiles) });
      audit(c, transaction, { ...note, before: audited(old), after: audited(next) });
    });
    return c.reply(200, toTariff(database)(next));
  }),
] as const;
