/** Announcements of the main page, for the platform's administrators. */

import { existing } from '#mocks/contract/failures.ts';
import { audit, notesOf } from '#mocks/domain/audit/audit.ts';
import { bannerColumns } from '#mocks/domain/banners/banner-table.ts';
import {
  allBanners,
  auditedFields,
  bannerOf,
  checkBanner,
  fieldsOf,
  listBanners,
  putBanners,
  rulesOf,
} from '#mocks/domain/banners/banners.ts';
import { type Database, itemsOf, type Schemas } from '#mocks/store/database.ts';
import { changedBy, createdBy } from '#mocks/store/versioned.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

type Banner = Schemas['Banner'];

const find = ({ banners }: Database, uuid: string): Banner =>
  existing(itemsOf(banners).find((one) => one.uuid === uuid.toLowerCase()));

const answerOf = (deps: Dependencies, uuid: string): Schemas['AdminBanner'] =>
  existing(allBanners(deps).find((one) => one.uuid === uuid));

const noteOf = notesOf('banner', ({ uuid, title }: Banner) => ({ key: uuid, object: title }));

const ruled = ({ starts, ends, isActive, companies, groups }: Schemas['BannerFields']) => ({
  starts,
  ends,
  isActive,
  companies,
  groups,
});

export const adminBannerRoutes = [
  on('adminBannerList', (c) => c.page(listBanners(c.deps, c.query))),

  on('adminBannerRead', (c) => c.reply(200, answerOf(c.deps, c.query.uuid.toLowerCase()))),

  on('adminBannerAdd', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      checkBanner(c.deps, c.body, null);
      const banner = bannerOf(crypto.randomUUID(), c.body);
      database.store.write((transaction) => {
        putBanners(database, transaction, [banner, ...itemsOf(database.banners)]);
        transaction.put(database.bannerRules, {
          uuid: banner.uuid,
          ...ruled(c.body),
          ...createdBy(c.user.email, now()),
        });
        audit(c, transaction, { ...noteOf(banner, 'add'), after: auditedFields(database, c.body) });
      });
      return c.reply(200, answerOf(c.deps, banner.uuid));
    }),
  ),

  on('adminBannerChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, ...fields } = c.body;
    const old = find(database, uuid);
    const rules = rulesOf(database, old.uuid);
    if (rules.version !== version) return c.fail('version-conflict');
    checkBanner(c.deps, fields, old.uuid);
    const next = bannerOf(old.uuid, fields);
    const before = auditedFields(database, fieldsOf(database, old));
    database.store.write((transaction) => {
      putBanners(
        database,
        transaction,
        itemsOf(database.banners).map((one) => (one === old ? next : one)),
      );
      transaction.put(database.bannerRules, changedBy(c.user.email, now(), { ...rules, ...ruled(fields) }));
      audit(c, transaction, { ...noteOf(next, 'change'), before, after: auditedFields(database, fields) });
    });
    return c.reply(200, answerOf(c.deps, next.uuid));
  }),

  on('adminBannerMove', (c) => {
    const { database } = c.deps;
    const banner = find(database, c.body.uuid);
    const all = itemsOf(database.banners);
    const place = all.indexOf(banner);
    const position = Math.min(c.body.position, all.length - 1);
    database.store.write((transaction) => {
      const others = all.filter((one) => one !== banner);
      putBanners(database, transaction, others.toSpliced(position, 0, banner));
      const change = { before: { position: place + 1 }, after: { position: position + 1 } };
      audit(c, transaction, { ...noteOf(banner, 'move'), ...change });
    });
    return c.reply(204);
  }),

  on('adminBannerRemove', (c) => {
    const { database } = c.deps;
    const banner = find(database, c.query.uuid);
    if (rulesOf(database, banner.uuid).version !== c.query.version) return c.fail('version-conflict');
    const before = auditedFields(database, fieldsOf(database, banner));
    database.store.write((transaction) => {
      const others = itemsOf(database.banners).filter((one) => one !== banner);
      putBanners(database, transaction, others);
      transaction.delete(database.bannerRules, banner.uuid);
      audit(c, transaction, { ...noteOf(banner, 'remove'), before });
    });
    return c.reply(204);
  }),

  on('adminBannerTableDownload', (c) =>
    sendRows(c, { entity: 'banner', object: 'Баннеры' }, bannerColumns, listBanners(c.deps, c.query)),
  ),
] as const;
