/** Fields of an account that an administrator sets: checks beyond the schema, and the resulting account. */

import { canonicalEmail } from '#mocks/contract/email.ts';
import { Failure, problem, refuseField, refuseFields } from '#mocks/contract/failures.ts';
import { lastAdmin, losesLastAdmin } from '#mocks/domain/companies/admins.ts';
import { toGroup } from '#mocks/domain/groups/group.ts';
import { isKeptAddress } from '#mocks/domain/people/email-changes.ts';
import { companyUuidOf } from '#mocks/domain/people/person.ts';
import type { Database, Schemas, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';

type Fields = Schemas['UserFields'];
type Group = Schemas['Group'];
type FieldError = Schemas['FieldError'];

/** The groups with these names; unknown ones are left out. */
export function findGroups({ groups }: Database, names: readonly string[]): Group[] {
  return names.flatMap((name) => {
    const group = groups.get(name);
    return group ? [toGroup(group)] : [];
  });
}

/** Checks the references of an account or an action. Throws `fields-invalid` for unknown ones. */
export function checkReferences(
  database: Database,
  referred: { companyUuid?: string | null; groups?: readonly string[]; tariffId?: number | null },
  prefix = '',
): void {
  const { companyUuid, groups: names, tariffId } = referred;
  const errors: FieldError[] = [];
  if (companyUuid && !database.companies.get(companyUuid))
    errors.push(problem(`${prefix}companyUuid`, 'unknown', 'Такой компании нет'));
  if (names && findGroups(database, names).length < names.length)
    errors.push(problem(`${prefix}groups`, 'unknown', 'Такой группы нет'));
  if (typeof tariffId === 'number' && !database.tariffs.get(String(tariffId)))
    errors.push(problem(`${prefix}tariffId`, 'unknown', 'Такого тарифа нет'));
  refuseFields(errors);
}

/** Whether the company of an account has its tariff. */
export function fitsTariff(database: Database, { tariffId, ...user }: User): boolean {
  const tariffIds = database.companies.get(companyUuidOf(database, user) ?? '')?.tariffIds ?? [];
  return tariffId === undefined || tariffIds.length === 0 || tariffIds.includes(tariffId);
}

/** Throws `fields-invalid` when an account as it shall be leaves its company without an administrator, or has another tariff. */
export function checkCompanyRules(database: Database, old: User | null, next: User): void {
  if (old && losesLastAdmin(database, old, next)) refuseField('groups', lastAdmin.code, lastAdmin.message);
  const isNew = old?.tariffId !== next.tariffId || old?.companyUuid !== next.companyUuid;
  if (isNew && !fitsTariff(database, next))
    refuseField('tariffId', 'unfit-tariff', 'Этот тариф компании не\u00a0подключён');
}

/** Throws `fields-invalid` when a chat-bot guest would become an employee, or an employee a guest. */
export function checkRole(role: Fields['role'], old: Fields['role']): void {
  if ((role === 'Chat_Bot') === (old === 'Chat_Bot')) return;
  refuseField('role', 'unfit', 'Гость чат-бота не становится сотрудником, а сотрудник гостем');
}

/**
 * Whether an account has the address, or can still restore it by «Это не я». An unconfirmed registration does not reserve
 * its address.
 *
 * @param own id of the account that gets the address: its own earlier addresses are free for it
 */
export function isTaken({ database, now }: Rows & Clock, email: string, own?: number): boolean {
  const owner = database.users.get(email);
  return (owner !== undefined && !owner.isRegistration) || isKeptAddress(database, email, now(), own);
}

/** Throws `email-taken` for an address that is taken. */
export function checkAddress(deps: Rows & Clock, email: string, own?: number): void {
  if (!isTaken(deps, email, own)) return;
  const message = 'Учётная запись с этим адресом уже есть';
  throw new Failure('email-taken', { message, errors: [{ field: 'email', code: 'taken', message }] });
}

/** The account with the fields that an administrator set. */
export function withFields(database: Database, user: User, fields: Fields): User {
  const { tariffId: _tariff, ...rest } = user;
  const email = canonicalEmail(fields.email);
  // One account has a sign-in address that its profile does not contain.
  const shown = email === user.email ? user.profile.email : email;
  return {
    ...rest,
    email,
    companyUuid: fields.companyUuid,
    department: fields.department.trim(),
    description: fields.description.trim(),
    ...(fields.tariffId !== null && { tariffId: fields.tariffId }),
    profile: {
      ...user.profile,
      email: shown,
      name: fields.name.trim(),
      role: fields.role,
      groups: findGroups(database, fields.groups),
    },
  };
}
