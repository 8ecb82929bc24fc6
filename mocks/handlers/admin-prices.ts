/** The price list of the connections, for the platform's administrators (ADM-49). */

import { existing } from '#mocks/contract/failures.ts';
import { audit, notesOf } from '#mocks/domain/audit/audit.ts';
import { listPrices, priceColumns, toPrice } from '#mocks/domain/connections/price-list.ts';
import { checkPlanned, checkPrice, storedPrice } from '#mocks/domain/connections/prices.ts';
import type { Database, Schemas, StoredPrice } from '#mocks/store/database.ts';
import { changedBy, createdBy } from '#mocks/store/versioned.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const find = ({ prices }: Database, uuid: string): StoredPrice => existing(prices.get(uuid.toLowerCase()));

const answerOf = ({ database, now }: Dependencies, price: StoredPrice): Schemas['Price'] =>
  toPrice(database, now())(price);

const noteOf = notesOf('price', ({ uuid, connectionTitle, model }: StoredPrice) => ({
  key: uuid,
  object: model === null ? connectionTitle : `${connectionTitle}, ${model}`,
}));

const rubles = (kopecks: number | null) => (kopecks === null ? null : kopecks / 100);

/** What the audit keeps of a price, by the names of the form; prices in roubles. */
const auditedFields = ({ connectionTitle, model, starts, ...price }: StoredPrice): object => ({
  connectionUuid: connectionTitle,
  model,
  tokensIn: rubles(price.tokensIn),
  tokensOut: rubles(price.tokensOut),
  picture: rubles(price.picture),
  minute: rubles(price.minute),
  starts,
});

export const adminPriceRoutes = [
  on('adminPriceList', (c) => c.page(listPrices(c.deps, c.query))),

  on('adminPriceRead', (c) => c.reply(200, answerOf(c.deps, find(c.deps.database, c.query.uuid)))),

  on('adminPriceAdd', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      const fields = storedPrice(database, c.body);
      checkPrice(c.deps, fields, null);
      const price = { uuid: crypto.randomUUID(), ...fields, ...createdBy(c.user.email, now()) };
      database.store.write((transaction) => {
        transaction.put(database.prices, price);
        audit(c, transaction, { ...noteOf(price, 'add'), after: auditedFields(price) });
      });
      return c.reply(200, answerOf(c.deps, price));
    }),
  ),

  on('adminPriceChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, ...changed } = c.body;
    const old = find(database, uuid);
    if (old.version !== version) return c.fail('version-conflict');
    checkPlanned(old, now());
    const fields = storedPrice(database, changed);
    checkPrice(c.deps, fields, old.uuid);
    const next = changedBy(c.user.email, now(), { ...old, ...fields });
    database.store.write((transaction) => {
      transaction.put(database.prices, next);
      const change = { before: auditedFields(old), after: auditedFields(next) };
      audit(c, transaction, { ...noteOf(next, 'change'), ...change });
    });
    return c.reply(200, answerOf(c.deps, next));
  }),

  on('adminPriceRemove', (c) => {
    const { database, now } = c.deps;
    const price = find(database, c.query.uuid);
    if (price.version !== c.query.version) return c.fail('version-conflict');
    checkPlanned(price, now());
    database.store.write((transaction) => {
      transaction.delete(database.prices, price.uuid);
      audit(c, transaction, { ...noteOf(price, 'remove'), before: auditedFields(price) });
    });
    return c.reply(204);
  }),

  on('adminPriceTableDownload', (c) =>
    sendRows(c, { entity: 'price', object: 'Прайс-лист' }, priceColumns, listPrices(c.deps, c.query)),
  ),
] as const;
