/** Mailings, for the platform's administrators. */

import { Failure, refuseField } from '#mocks/contract/failures.ts';
import { type AuditNote, audit, auditNow, notesOf } from '#mocks/domain/audit/audit.ts';
import { namedFilter } from '#mocks/domain/audit/names.ts';
import { among, by, inOrder, narrowed } from '#mocks/domain/lists/list.ts';
import { sendDue, sendTest } from '#mocks/domain/mailings/delivery.ts';
import {
  audienceOf,
  checkMailing,
  findMailing,
  listMailings,
  mailingColumns,
  mailingFields,
  personOf,
  recipientColumns,
  recipientsOf,
  toMailing,
} from '#mocks/domain/mailings/mailing.ts';
import type { Database, Schemas, StoredMailing, StoredRecipient } from '#mocks/store/database.ts';
import { changedBy, createdBy } from '#mocks/store/versioned.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const TITLE = 'Рассылки';
const MOST = 1000;
const MINUTE = 60_000;
/** The time in which a mailing can be cancelled, ms. */
const NOTICE = 5 * MINUTE;
const LATEST = 30 * 24 * 60 * MINUTE;

const noteOf = notesOf('mailing', ({ uuid, title }: StoredMailing) => ({ key: uuid, object: title }));

/** What the audit keeps of a mailing, by the names of the form. */
const audited = (database: Database, mailing: StoredMailing): object => {
  const { audience, ...fields } = mailingFields(mailing);
  return { ...fields, audience: namedFilter(database, audience) };
};

/** A draft in this version. Throws `version-conflict`, `already-started`. */
function findDraft(database: Database, { uuid, version }: Schemas['MailingVersion']): StoredMailing {
  const mailing = findMailing(database, uuid);
  if (mailing.version !== version) throw new Failure('version-conflict');
  if (mailing.status !== 'draft') throw new Failure('already-started');
  return mailing;
}

/** When a mailing begins. Throws `fields-invalid`. */
function startOf(startsAt: string | null, now: Date): string {
  const earliest = now.getTime() + NOTICE;
  if (startsAt === null) return new Date(earliest).toISOString();
  const wanted = Date.parse(startsAt);
  if (wanted < earliest)
    refuseField('startsAt', 'too-early', 'Рассылка начинается не раньше чем через 5 минут');
  if (wanted > now.getTime() + LATEST)
    refuseField('startsAt', 'too-late', 'Рассылка начинается не позже чем через 30 дней');
  return new Date(wanted).toISOString();
}

const recipientRows = (
  database: Database,
  { uuid, status }: { uuid: string; status?: Schemas['RecipientStatus'][] },
): StoredRecipient[] =>
  inOrder(
    narrowed(recipientsOf(database, findMailing(database, uuid).uuid), [among(status, (one) => one.status)]),
    by('line'),
  );

export const adminMailingRoutes = [
  on('adminMailingList', (c) => {
    sendDue(c.deps);
    const { database } = c.deps;
    const found = listMailings(database, c.query);
    return c.page(found, (one) => toMailing(database, one));
  }),

  on('adminMailingRead', (c) => {
    sendDue(c.deps);
    return c.reply(200, toMailing(c.deps.database, findMailing(c.deps.database, c.query.uuid)));
  }),

  on('adminMailingAdd', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      if (database.mailings.size >= MOST) throw new Failure('limit-reached');
      checkMailing(c.body);
      const mailing: StoredMailing = {
        ...mailingFields(c.body),
        uuid: crypto.randomUUID(),
        status: 'draft',
        startsAt: null,
        tested: null,
        ...createdBy(c.user.email, now()),
      };
      database.store.write((transaction) => {
        transaction.put(database.mailings, mailing);
        audit(c, transaction, { ...noteOf(mailing, 'add'), after: audited(database, mailing) });
      });
      return c.reply(200, toMailing(database, mailing));
    }),
  ),

  on('adminMailingChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, ...fields } = c.body;
    const old = findMailing(database, uuid);
    if (old.version !== version) return c.fail('version-conflict');
    if (old.status !== 'draft')
      return c.fail('version-conflict', { message: 'Рассылка уже запущена: изменить можно только черновик' });
    checkMailing(fields);
    const next = changedBy(c.user.email, now(), { ...old, ...mailingFields(fields), tested: null });
    database.store.write((transaction) => {
      transaction.put(database.mailings, next);
      const change = { before: audited(database, old), after: audited(database, next) };
      audit(c, transaction, { ...noteOf(next, 'change'), ...change });
    });
    return c.reply(200, toMailing(database, next));
  }),

  on('adminMailingRemove', (c) => {
    const { database } = c.deps;
    const mailing = findMailing(database, c.query.uuid);
    if (mailing.version !== c.query.version) return c.fail('version-conflict');
    if (mailing.status !== 'draft')
      return c.fail('in-use', { message: 'Удалить можно только черновик: у остальных рассылок есть отчёт' });
    database.store.write((transaction) => {
      transaction.delete(database.mailings, mailing.uuid);
      audit(c, transaction, { ...noteOf(mailing, 'remove'), before: audited(database, mailing) });
    });
    return c.reply(204);
  }),

  on('adminMailingAudienceCheck', (c) => {
    const { database } = c.deps;
    const people = audienceOf(c.deps, c.body.audience);
    auditNow(c, { action: 'check', entity: 'mailing', object: `Получателей: ${people.length}` });
    const sample = people.slice(0, 3).map((user) => personOf(database, user));
    return c.reply(200, { count: people.length, sample });
  }),

  on('adminMailingTestSend', (c) =>
    c.once(() => {
      const { database } = c.deps;
      const mailing = findDraft(database, c.body);
      const note: AuditNote = { ...noteOf(mailing, 'send'), object: `${mailing.title}: тест` };
      sendTest(c.deps, mailing, c.user, (transaction) => audit(c, transaction, note));
      return c.reply(200, toMailing(database, findMailing(database, mailing.uuid)));
    }),
  ),

  on('adminMailingConfirm', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      const { expectedCount, ...wanted } = c.body;
      const mailing = findDraft(database, wanted);
      if (mailing.tested === null)
        refuseField('version', 'untested', 'Сначала отправьте тест этой версии себе');
      const startsAt = startOf(wanted.startsAt, now());
      const people = audienceOf(c.deps, mailing.audience);
      if (people.length !== expectedCount) throw new Failure('selection-changed');
      const next = changedBy(c.user.email, now(), { ...mailing, startsAt, status: 'waiting' as const });
      database.store.write((transaction) => {
        transaction.put(database.mailings, next);
        for (const [index, { profile }] of people.entries())
          transaction.put(database.mailingRecipients, {
            mailingUuid: mailing.uuid,
            line: index + 1,
            id: profile.id,
            email: profile.email,
            name: profile.name,
            status: 'waiting',
            message: null,
            moment: null,
          });
        const after = { count: people.length, startsAt };
        audit(c, transaction, { ...noteOf(next, 'confirm'), after });
      });
      sendDue(c.deps);
      return c.reply(200, toMailing(database, next));
    }),
  ),

  on('adminMailingStop', (c) => {
    sendDue(c.deps);
    const { database, now } = c.deps;
    const mailing = findMailing(database, c.body.uuid);
    const { status } = mailing;
    if (status !== 'waiting' && status !== 'sending') {
      auditNow(c, { ...noteOf(mailing, 'stop'), result: 'unchanged' });
      return c.reply(200, toMailing(database, mailing));
    }
    const next = changedBy(
      c.user.email,
      now(),
      status === 'waiting'
        ? { ...mailing, status: 'draft' as const, startsAt: null }
        : { ...mailing, status: 'stopped' as const },
    );
    database.store.write((transaction) => {
      transaction.put(database.mailings, next);
      audit(c, transaction, noteOf(mailing, 'stop'));
      for (const one of recipientsOf(database, mailing.uuid)) {
        if (status === 'waiting')
          transaction.delete(database.mailingRecipients, `${one.mailingUuid} ${one.id}`);
        else if (one.status === 'waiting')
          transaction.put(database.mailingRecipients, { ...one, status: 'skipped' as const });
      }
    });
    return c.reply(200, toMailing(database, next));
  }),

  on('adminMailingRecipientList', (c) => {
    sendDue(c.deps);
    const rows = recipientRows(c.deps.database, c.query);
    return c.page(rows, ({ mailingUuid: _mailing, ...row }) => row);
  }),

  on('adminMailingTableDownload', (c) => {
    const { database } = c.deps;
    const rows = listMailings(database, c.query).map((one) => toMailing(database, one));
    return sendRows(c, { entity: 'mailing', object: TITLE }, mailingColumns, rows);
  }),

  on('adminMailingRecipientDownload', (c) => {
    const { database } = c.deps;
    const { uuid } = c.query;
    const rows = recipientRows(database, c.query);
    const object = `Отчёт о рассылке «${findMailing(database, uuid).title}»`;
    return sendRows(c, { entity: 'mailing', key: uuid, object }, recipientColumns, rows);
  }),
] as const;
