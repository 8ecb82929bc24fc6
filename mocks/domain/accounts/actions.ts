/** An action of an administrator on an account: why it is refused, and the resulting account. */

import { refuseField } from '#mocks/contract/failures.ts';
import { lastAdmin, losesLastAdmin } from '#mocks/domain/companies/admins.ts';
import type { JobCall, JobKind, JobTools } from '#mocks/domain/jobs/jobs.ts';
import { missingRow, type Refusal, type RowOutcome } from '#mocks/domain/jobs/rows.ts';
import type { LinkOperation } from '#mocks/domain/mail/links.ts';
import { sendLink } from '#mocks/domain/mail/mailbox.ts';
import { auditedFields, companyUuidOf, findPerson, statusOf } from '#mocks/domain/people/person.ts';
import { endSessions, liveSessions } from '#mocks/domain/sign-in/sign-in.ts';
import type { Database, Schemas, User } from '#mocks/store/database.ts';
import type { Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { checkReferences, findGroups, fitsTariff } from './account-fields.ts';
import { moveAccount } from './accounts.ts';
import { canInherit, checkSuccessor } from './heirs.ts';

export type UserAction = Schemas['UserAction'];

/** How many accounts can be deleted at once. */
const DELETED_AT_ONCE = 100;

/** The account that gets what the deleted accounts shared with others. */
const successorOf = (action: UserAction): number | undefined =>
  'successorId' in action ? action.successorId : undefined;

/**
 * Checks an action before its job.
 *
 * @param isKnown whether the caller may see an account
 * @throws Failure `fields-invalid` for unknown references, or too many accounts to delete
 */
export function checkBatch(
  { database }: Rows,
  action: UserAction,
  keys: readonly number[],
  isKnown: (person: User) => boolean = () => true,
): void {
  const count = keys.length;
  if (action.kind === 'groupsAdd' || action.kind === 'groupsRemove')
    checkReferences(database, { groups: action.groups }, 'action.');
  if (action.kind === 'tariff') checkReferences(database, { tariffId: action.tariffId }, 'action.');
  if (action.kind === 'place')
    checkReferences(database, { companyUuid: action.companyUuid ?? null }, 'action.');
  if (action.kind === 'delete' && count > DELETED_AT_ONCE)
    refuseField(
      'selection',
      'too-many',
      `За раз можно удалить не\u00a0больше ${DELETED_AT_ONCE} пользователей`,
    );
  const successorId = successorOf(action);
  if (successorId === undefined) return;
  if (action.kind !== 'delete')
    refuseField('action.successorId', 'unfit', 'Преемник нужен только при удалении');
  checkSuccessor(database, successorId, new Set(keys), isKnown);
}

/** Whether an account is the only administrator of the portal who can sign in. */
export function isLastAdmin({ users }: Database, user: User): boolean {
  const isAdmin = (one: User) => one.profile.role === 'ADMIN' && statusOf(one) === 'active';
  return isAdmin(user) && [...users.values()].filter(isAdmin).length === 1;
}

/** Why this account must keep its access (ADM-21), or undefined when it may lose it. */
export function keptAccess(
  database: Database,
  actor: string,
  user: User,
): 'last-admin' | 'self-change' | undefined {
  if (isLastAdmin(database, user)) return 'last-admin';
  return user.email === actor ? 'self-change' : undefined;
}

const kept = {
  'last-admin': 'Это последний администратор',
  'self-change': 'Свою учётную запись нельзя заблокировать или удалить',
} as const;

function refusalOf(database: Database, actor: string, user: User, action: UserAction): Refusal | undefined {
  const { kind } = action;
  if (kind === 'block' || kind === 'delete') {
    const code = keptAccess(database, actor, user);
    if (code) return { code, message: kept[code] };
  }
  const status = statusOf(user);
  if (kind === 'delete' && status !== 'blocked')
    return { code: 'not-blocked', message: 'Удалить можно только заблокированного' };
  const successorId = successorOf(action);
  if (successorId !== undefined && !canInherit(database, user.profile.id, successorId))
    return { code: 'unfit-successor', message: 'Преемник из другой компании' };
  const next = kind === 'delete' ? null : applied(database, user, action);
  if (losesLastAdmin(database, user, next)) return lastAdmin;
  if (next && !fitsTariff(database, next))
    return { code: 'unfit-tariff', message: 'Этот тариф компании не подключён' };
  if ((kind === 'passwordLink' || kind === 'invitation') && status === 'blocked')
    return { code: 'blocked', message: 'Пользователь заблокирован' };
  if (kind === 'invitation' && status === 'active')
    return { code: 'already-active', message: 'Пользователь уже подтвердил адрес' };
  return undefined;
}

/** The account after an action without side effects; the same object when nothing changes. */
function applied(database: Database, user: User, action: UserAction): User {
  const { profile } = user;
  switch (action.kind) {
    case 'block':
      return user.blocked ? user : { ...user, blocked: true, blockReason: action.reason };
    case 'unblock': {
      const { blockReason: _reason, ...rest } = user;
      return user.blocked ? { ...rest, blocked: false } : user;
    }
    case 'groupsAdd': {
      const missing = action.groups.filter((name) => !profile.groups.some((group) => group.name === name));
      const groups = [...profile.groups, ...findGroups(database, missing)];
      return missing.length === 0 ? user : { ...user, profile: { ...profile, groups } };
    }
    case 'groupsRemove': {
      const groups = profile.groups.filter(({ name }) => !action.groups.includes(name));
      return groups.length === profile.groups.length ? user : { ...user, profile: { ...profile, groups } };
    }
    case 'tariff': {
      const { tariffId, ...rest } = user;
      if ((tariffId ?? null) === action.tariffId) return user;
      return action.tariffId === null ? rest : { ...rest, tariffId: action.tariffId };
    }
    case 'place': {
      const { companyUuid = companyUuidOf(database, user), department = user.department ?? '' } = action;
      const isSame = companyUuid === companyUuidOf(database, user) && department === (user.department ?? '');
      return isSame ? user : { ...user, companyUuid, department };
    }
    case 'invitation':
      return user.invited ? user : { ...user, invited: true };
    default:
      return user;
  }
}

/** The account after an action that mails nothing and ends nothing, or why it is refused; the same object when nothing changes. */
export function planAction(
  database: Database,
  actor: string,
  user: User,
  action: UserAction,
): { readonly next: User } | Refusal {
  return refusalOf(database, actor, user, action) ?? { next: applied(database, user, action) };
}

/** The result of a row that may change an account. */
export interface PersonOutcome extends RowOutcome {
  /** The account of this address afterwards, null for none; absent when it stays as it is. */
  readonly account?: { readonly email: string; readonly next: User | null };
}

interface Writing extends Pick<PersonOutcome, 'before' | 'after' | 'account'> {
  readonly write: (transaction: Transaction) => void;
}

/** The writes of an action, or undefined when nothing changes. */
function writingOf(deps: JobTools, actor: string, user: User, action: UserAction): Writing | undefined {
  const { database, now } = deps;
  if (action.kind === 'sessionsEnd') {
    return liveSessions(deps, user.email).length === 0
      ? undefined
      : { write: (transaction) => endSessions(deps, transaction, user.email) };
  }
  const before = auditedFields(database, user);
  const { email } = user;
  if (action.kind === 'delete') {
    const write = (transaction: Transaction) =>
      moveAccount(deps, transaction, user, undefined, successorOf(action));
    return { before, write, account: { email, next: null } };
  }
  const wanted = applied(database, user, action);
  if (wanted === user) return undefined;
  const next = changedBy(actor, now(), wanted);
  const write = (transaction: Transaction): void => {
    // The next request of a blocked session gets the reason; unblocking must not restore the session.
    if (action.kind === 'unblock') endSessions(deps, transaction, user.email);
    if (action.kind === 'block') deps.runs.stopAll(user.email);
    transaction.put(database.users, next);
  };
  return { before, after: auditedFields(database, next), write, account: { email, next } };
}

/** The link that an action mails, or undefined. */
const links: Partial<Record<UserAction['kind'], LinkOperation>> = {
  passwordLink: 'passwordReset',
  invitation: 'companyRequestConfirm',
};

/** The row of an account that does not exist. */
export const missingPerson = (id: number): RowOutcome => missingRow(`№ ${id}`, 'Такого пользователя уже нет');

/**
 * The result of an action on the account with this id.
 *
 * @param seen the accounts as the rows before this one leave them
 */
export function personRow(
  deps: JobTools,
  seen: Database,
  { actor, portal, action }: JobCall<UserAction>,
  id: number,
): PersonOutcome {
  const user = findPerson(seen, id);
  if (!user) return missingPerson(id);
  const label = user.email;
  const refusal = refusalOf(seen, actor, user, action);
  if (refusal) return { label, result: 'refused', ...refusal };
  const writing = writingOf(deps, actor, user, action);
  const operationId = links[action.kind];
  if (operationId) {
    const asked = { template: 'passwordAsked', values: { admin: actor } } as const;
    const about = { email: user.email, operationId, ...(action.kind === 'passwordLink' && asked) };
    const finish = async () => sendLink(deps, new Request(portal), about);
    return { label, result: 'changed', finish, ...writing };
  }
  return writing ? { label, result: 'changed', ...writing } : { label, result: 'unchanged' };
}

/**
 * Decides each row by the accounts as the rows before it leave them: otherwise each of two administrators could be
 * blocked, and none would be left (ADM-21, COMP-04).
 */
export function inTurn<K>(
  { database }: Rows,
  rowOf: (seen: Database, key: K) => PersonOutcome,
): (key: K) => PersonOutcome {
  const users = database.users.copy();
  const seen = { ...database, users };
  return (key) => {
    const outcome = rowOf(seen, key);
    const { account } = outcome;
    if (account?.next) users.set(account.email, account.next);
    else if (account) users.remove(account.email);
    return outcome;
  };
}

const titles: Readonly<Record<UserAction['kind'], string>> = {
  block: 'Заблокировать',
  unblock: 'Разблокировать',
  groupsAdd: 'Добавить в группы',
  groupsRemove: 'Убрать из групп',
  tariff: 'Сменить тариф',
  place: 'Сменить компанию или отдел',
  passwordLink: 'Отправить ссылку для пароля',
  invitation: 'Отправить приглашение',
  sessionsEnd: 'Завершить сессии',
  delete: 'Удалить',
};

const audited: Readonly<Partial<Record<UserAction['kind'], Schemas['AuditAction']>>> = {
  block: 'block',
  unblock: 'unblock',
  passwordLink: 'send',
  invitation: 'send',
  sessionsEnd: 'signOut',
  delete: 'remove',
};

export const userBatch: JobKind<UserAction> = {
  kind: 'userBatch',
  entity: 'user',
  auditedAs: ({ kind }) => audited[kind] ?? 'change',
  titleOf: ({ kind }) => titles[kind],
  changer: (deps, job) => inTurn(deps, (seen, id) => personRow(deps, seen, job, id)),
};
