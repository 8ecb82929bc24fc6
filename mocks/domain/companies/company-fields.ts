/** Fields of a company that an administrator sets: checks beyond the schema. */
import { problem, refuseFields, refuseTaken } from '#mocks/contract/failures.ts';
import { checkTiles } from '#mocks/domain/groups/group-fields.ts';
import { companyUuidOf, findPerson, statusOf } from '#mocks/domain/people/person.ts';
import type { Database, Schemas, StoredCompany } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { lastAdmin, losesLastAdmin } from './admins.ts';
import { companyOf } from './company.ts';

type Fields = Schemas['CompanyFields'];
type FieldError = Schemas['FieldError'];

function domainError(others: readonly StoredCompany[], domains: readonly string[]): FieldError | undefined {
  for (const domain of domains) {
    const owner = others.find((one) => one.domains.includes(domain.toLowerCase()));
    if (owner) return problem('domains', 'taken', `Домен ${domain} уже у\u00a0компании «${owner.name}»`);
  }
  return undefined;
}

function adminError(database: Database, ids: readonly number[], isActive: boolean): FieldError | undefined {
  const people = ids.map((id) => findPerson(database, id));
  if (people.includes(undefined)) return problem('adminIds', 'unknown', 'Такого пользователя нет');
  const isKept = people.some((user) => user && statusOf(user) === 'active');
  return isActive && !isKept
    ? problem('adminIds', 'required', 'Действующей компании нужен хотя бы один действующий администратор')
    : undefined;
}

/** An error when these people leave another active company without an administrator (COMP-04). */
function takenError(database: Database, ids: readonly number[], uuid: string): FieldError | undefined {
  const users = database.users.copy();
  const seen = { ...database, users };
  for (const id of ids) {
    const user = findPerson(seen, id);
    if (!user || companyUuidOf(seen, user) === uuid) continue;
    const next = { ...user, companyUuid: uuid };
    if (losesLastAdmin(seen, user, next)) {
      const name = companyOf(seen, user)?.name ?? '';
      return problem(
        'adminIds',
        lastAdmin.code,
        `${user.email}: это последний администратор компании «${name}»`,
      );
    }
    users.set(user.email, next);
  }
  return undefined;
}

/**
 * Checks the fields of a company; `old` is null for a new one.
 *
 * @throws Failure `name-taken`, `fields-invalid`
 */
export function checkCompany(database: Database, fields: Fields, old: StoredCompany | null): void {
  const others = [...database.companies.values()].filter(({ uuid }) => uuid !== old?.uuid);
  const name = folded(fields.name.trim());
  if (others.some((one) => folded(one.name) === name))
    refuseTaken('name', 'Компания с\u00a0таким названием уже есть');
  checkTiles(database, fields.tiles);
  const hasUnknown = fields.tariffIds.some((id) => !database.tariffs.get(String(id)));
  refuseFields([
    domainError(others, fields.domains),
    adminError(database, fields.adminIds, !old || old.blockReason === null) ??
      takenError(database, fields.adminIds, old?.uuid ?? ''),
    hasUnknown ? problem('tariffIds', 'unknown', 'Такого тарифа нет') : undefined,
  ]);
}

/** The fields as they are stored with the company; its administrators are accounts. */
export function storedFields(fields: Fields) {
  const { name, domains, tariffIds, monthLimit, tiles, isSharingOutside = false } = fields;
  const { sessionHours = null, sessionIdleMinutes = null, storageMb, isShowingByLink } = fields;
  return {
    name: name.trim(),
    tariffIds,
    monthLimit,
    tiles,
    isSharingOutside,
    sessionHours,
    sessionIdleMinutes,
    ...(storageMb !== undefined && { storageMb }),
    ...(isShowingByLink !== undefined && { isShowingByLink }),
    domains: domains.map((domain) => domain.toLowerCase()),
  };
}
