/** Agreements, for the platform's administrators (ADM-60, ADM-61). */

import { Failure } from '#mocks/contract/failures.ts';
import { audit, notesOf } from '#mocks/domain/audit/audit.ts';
import {
  acceptanceColumns,
  countsOf,
  listAcceptances,
  toAcceptance,
} from '#mocks/domain/people/acceptances.ts';
import {
  allAgreements,
  auditedAgreement,
  checkAgreement,
  currentOf,
  findAgreement,
  LAST_OF_GUESTS,
  listAgreements,
  MOST_AGREEMENTS,
  nextVersions,
  putAgreement,
  toAgreement,
  toVersion,
} from '#mocks/domain/people/agreement-records.ts';
import { dayCell, momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Schemas, StoredAgreement } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { changedBy, createdBy } from '#mocks/store/versioned.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const TITLE = 'Соглашения';

const noteOf = notesOf('agreement', ({ id, title }: StoredAgreement) => ({ key: id, object: title }));
const shown = (deps: Rows & Clock, agreement: StoredAgreement): Schemas['AdminAgreement'] =>
  toAgreement(deps, agreement, countsOf(deps, agreement));

const audiences: Readonly<Record<Schemas['AgreementAudience'], string>> = {
  guests: 'гости компаний',
  employees: 'все сотрудники',
  companies: 'компании',
};
const statuses: Readonly<Record<Schemas['AgreementStatus'], string>> = {
  inForce: 'действует',
  planned: 'запланировано',
  ended: 'завершено',
};

/** For whom it is, in words: the audience, or the names of the companies. */
function audienceText({ current, planned }: Schemas['AdminAgreement']): string {
  const version = current ?? planned;
  if (!version?.audience) return '';
  const names = version.companies.map(({ label }) => label).join(', ');
  return version.audience === 'companies' ? names : audiences[version.audience];
}

const columns: TableColumns<Schemas['AdminAgreement']> = {
  id: { title: 'Номер', cell: ({ id }) => id },
  title: { title: 'Название', cell: ({ title }) => title },
  audience: { title: 'Для кого', cell: audienceText },
  isMandatory: {
    title: 'Обязательное',
    cell: ({ current, planned }) => ((current ?? planned)?.isMandatory ? 'да' : 'нет'),
  },
  textVersion: { title: 'Версия', cell: ({ current }) => current?.textVersion ?? '' },
  starts: { title: 'Действует с', cell: ({ current }) => dayCell(current?.starts ?? null) },
  planned: { title: 'Следующая версия с', cell: ({ planned }) => dayCell(planned?.starts ?? null) },
  accepted: { title: 'Приняли', cell: ({ accepted }) => accepted },
  people: { title: 'Из', cell: ({ people }) => people },
  status: { title: 'Статус', cell: ({ status }) => (status ? statuses[status] : '') },
  changed: { title: 'Изменено', cell: ({ changed }) => momentCell(changed) },
};

export const adminAgreementRoutes = [
  on('adminAgreementList', (c) => {
    const accepted = (one: StoredAgreement) => countsOf(c.deps, one).accepted;
    return c.page(listAgreements(c.deps, c.query, accepted), (one) => shown(c.deps, one));
  }),

  on('adminAgreementRead', (c) => c.reply(200, shown(c.deps, findAgreement(c.deps.database, c.query.id)))),

  on('adminAgreementVersionList', (c) => {
    const { database, now } = c.deps;
    const agreement = findAgreement(database, c.query.id);
    const newest = [...agreement.versions].reverse();
    return c.reply(
      200,
      newest.map((one) => toVersion(database, agreement, one, now())),
    );
  }),

  on('adminAgreementAdd', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      const all = allAgreements(database);
      if (all.length >= MOST_AGREEMENTS) throw new Failure('limit-reached');
      checkAgreement(c.deps, c.body, null);
      const { title, isActive } = c.body;
      const agreement: StoredAgreement = {
        id: Math.max(LAST_OF_GUESTS, ...all.map(({ id }) => id)) + 1,
        title: title.trim(),
        isActive,
        versions: nextVersions(null, c.body, c.user.email, now()),
        ...createdBy(c.user.email, now()),
      };
      database.store.write((transaction) => {
        putAgreement(c.deps, transaction, agreement);
        audit(c, transaction, { ...noteOf(agreement, 'add'), after: auditedAgreement(database, agreement) });
      });
      return c.reply(200, shown(c.deps, agreement));
    }),
  ),

  on('adminAgreementChange', (c) => {
    const { database, now } = c.deps;
    const { id, version, ...fields } = c.body;
    const old = findAgreement(database, id);
    if (old.version !== version) return c.fail('version-conflict');
    checkAgreement(c.deps, fields, old);
    const { title, isActive } = fields;
    const versions = nextVersions(old, fields, c.user.email, now());
    const next = changedBy(c.user.email, now(), { ...old, title: title.trim(), isActive, versions });
    database.store.write((transaction) => {
      putAgreement(c.deps, transaction, next);
      const change = { before: auditedAgreement(database, old), after: auditedAgreement(database, next) };
      audit(c, transaction, { ...noteOf(next, 'change'), ...change });
    });
    return c.reply(200, shown(c.deps, next));
  }),

  on('adminAgreementRemove', (c) => {
    const { database, now } = c.deps;
    const agreement = findAgreement(database, c.query.id);
    if (agreement.id <= LAST_OF_GUESTS)
      return c.fail('system-object', { message: 'Соглашения гостей не\u00a0удаляют' });
    if (agreement.version !== c.query.version) return c.fail('version-conflict');
    if (currentOf(agreement, now()))
      return c.fail('in-use', { message: 'Соглашение уже действовало: его можно только завершить' });
    database.store.write((transaction) => {
      transaction.delete(database.agreementRecords, String(agreement.id));
      const before = auditedAgreement(database, agreement);
      audit(c, transaction, { ...noteOf(agreement, 'remove'), before });
    });
    return c.reply(204);
  }),

  on('adminAgreementAcceptanceList', (c) => {
    findAgreement(c.deps.database, c.query.id);
    return c.page(listAcceptances(c.deps.database, c.query), toAcceptance);
  }),

  on('adminAgreementTableDownload', (c) => {
    const accepted = (one: StoredAgreement) => countsOf(c.deps, one).accepted;
    const rows = listAgreements(c.deps, c.query, accepted).map((one) => shown(c.deps, one));
    return sendRows(c, { entity: 'agreement', object: TITLE }, columns, rows);
  }),

  on('adminAgreementAcceptanceDownload', (c) => {
    const { database } = c.deps;
    const agreement = findAgreement(database, c.query.id);
    const { textVersion } = c.query;
    const object = `Кто принял: ${agreement.title}${textVersion ? `, версия ${textVersion}` : ''}`;
    const note = { ...noteOf(agreement, 'download'), object };
    return sendRows(c, note, acceptanceColumns, listAcceptances(database, c.query), 'Кто принял');
  }),
] as const;
