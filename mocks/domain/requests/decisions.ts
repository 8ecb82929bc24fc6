/** What administrators decide on requests. */

import { findGroups, fitsTariff } from '#mocks/domain/accounts/account-fields.ts';
import { dropRegistration, newAccount } from '#mocks/domain/accounts/accounts.ts';
import { inTurn, type PersonOutcome } from '#mocks/domain/accounts/actions.ts';
import { audit } from '#mocks/domain/audit/audit.ts';
import { lastAdmin, losesLastAdmin } from '#mocks/domain/companies/admins.ts';
import { defaultGroups } from '#mocks/domain/groups/group.ts';
import type { JobCall, JobKind, JobTools } from '#mocks/domain/jobs/jobs.ts';
import { missingRow, type Refusal } from '#mocks/domain/jobs/rows.ts';
import { sendLink, sendMail } from '#mocks/domain/mail/mailbox.ts';
import { isKeptAddress } from '#mocks/domain/people/email-changes.ts';
import { auditedFields, companyNameOf, groupTitle, tariffTitleOf } from '#mocks/domain/people/person.ts';
import { isOpenTo, rulesOf } from '#mocks/domain/tiles/rules.ts';
import {
  type Database,
  itemsOf,
  type Schemas,
  type StoredRequest,
  type User,
} from '#mocks/store/database.ts';
import type { Clock } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { kinds, statuses } from './request-table.ts';
import { accountOf, isDecided } from './requests.ts';

export type RequestAction = Schemas['AccessRequestAction'];
type Approval = Schemas['AccessRequestApproval'];
type Job = JobCall<RequestAction>;

/** The account with what an approval gives it. */
function granted(database: Database, user: User, request: StoredRequest, action: Approval): User {
  const { profile } = user;
  const company = action.companyUuid?.toLowerCase() ?? request.companyUuid;
  const missing = action.groups.filter((name) => !profile.groups.some((group) => group.name === name));
  return {
    ...user,
    ...(company !== null && { companyUuid: company }),
    ...(action.tariffId !== null && { tariffId: action.tariffId }),
    profile: { ...profile, groups: [...profile.groups, ...findGroups(database, missing)] },
  };
}

/** The account that an approval makes for somebody without one. */
function invited(database: Database, { email, name }: StoredRequest, now: Date): User {
  const empty = newAccount(database, email, now);
  const profile = { ...empty.profile, name, groups: defaultGroups(database) };
  return { ...empty, profile, invited: true, version: 0 };
}

interface Grant {
  /** The account so far; undefined for a new one. */
  readonly old: User | undefined;
  readonly next: User;
  readonly action: Approval;
}

const nothingGranted: Readonly<Record<'limit' | 'service', Refusal>> = {
  limit: { code: 'nothing-granted', message: 'Выберите группу или тариф: без них лимит не\u00a0изменится' },
  service: {
    code: 'nothing-granted',
    message: 'Выберите компанию, группу или тариф: без них ничего не\u00a0откроется',
  },
};

/** Why an approval would not give the person what was asked for, or null. Nobody must be told of an access they do not get. */
function emptyApproval(
  database: Database,
  { kind, tile }: StoredRequest,
  { companyUuid, groups, tariffId }: Approval,
  next: User,
): Refusal | null {
  const isGiving = groups.length > 0 || tariffId !== null;
  if (kind === 'limit') return isGiving ? null : nothingGranted.limit;
  if (kind !== 'service') return null;
  const wanted = itemsOf(database.tiles).find(({ value }) => value === tile);
  if (!wanted) return isGiving || companyUuid !== null ? null : nothingGranted.service;
  if (isOpenTo(database, wanted, next)) return null;
  const opening = rulesOf(database, wanted.value).groups.map((name) => groupTitle(database, name));
  const way =
    opening.length > 0 ? `Его открывают группы: ${opening.join(', ')}` : 'Его закрывает компания или тариф';
  return {
    code: 'still-closed',
    message: `Сервис «${wanted.title}» останется закрытым. ${way}`.slice(0, 300),
  };
}

/** The account that an approval gives or makes, as the decisions before it leave the accounts. */
function grantOf(
  { now }: Clock,
  seen: Database,
  { actor }: Job,
  request: StoredRequest,
  action: Approval,
): Grant {
  const old = accountOf(seen, request);
  const user = old ?? invited(seen, request, now());
  return { old, next: changedBy(actor, now(), granted(seen, user, request, action)), action };
}

function refusalOf(
  { now }: Clock,
  seen: Database,
  request: StoredRequest,
  grant: Grant | null,
): Refusal | null {
  if (isDecided(request)) return { code: 'already-decided', message: 'Решение уже принято' };
  if (!grant) return null;
  const { old, next, action } = grant;
  if (!old && request.userId !== null) return { code: 'not-found', message: 'Учётной записи больше нет' };
  if (!old && isKeptAddress(seen, next.email, now()))
    return { code: 'email-taken', message: 'Прежний владелец адреса ещё может его вернуть' };
  if (old?.blocked) return { code: 'blocked', message: 'Пользователь заблокирован' };
  if (!fitsTariff(seen, next)) return { code: 'unfit-tariff', message: 'Этот тариф компании не подключён' };
  const empty = emptyApproval(seen, request, action, next);
  if (empty) return empty;
  return old && losesLastAdmin(seen, old, next) ? lastAdmin : null;
}

/** Writes the account of the person who asked. */
function give({ call }: Job, transaction: Transaction, { old, next }: Grant): void {
  const { database } = call.deps;
  if (!old) dropRegistration(call.deps, transaction, next.email);
  transaction.put(database.users, next);
  audit(call, transaction, {
    action: old ? 'change' : 'add',
    entity: 'user',
    key: next.profile.id,
    object: next.email,
    ...(old && { before: auditedFields(database, old) }),
    after: auditedFields(database, next),
  });
}

/** The request after the decision. */
function decided(request: StoredRequest, actor: string, now: Date, action: RequestAction): StoredRequest {
  if (action.kind === 'priority') return { ...request, priority: action.priority };
  const date = now.toISOString();
  if (action.kind === 'ask') {
    const question = { author: actor, date, text: action.text.trim() };
    return { ...request, status: 'waiting', questions: [...request.questions, question].slice(-100) };
  }
  const isApproved = action.kind === 'approve';
  const reason = isApproved ? '' : action.reason.trim();
  return { ...request, status: isApproved ? 'approved' : 'rejected', decision: { by: actor, date, reason } };
}

/** What the person has now, for the letter. */
function grantedText(database: Database, user: User | undefined): string {
  if (!user) return '';
  const groups = user.profile.groups.map(({ name }) => groupTitle(database, name));
  const lines = [
    ['Компания', companyNameOf(database, user)],
    ['Группы', groups.join(', ')],
    ['Тариф', tariffTitleOf(database, user)],
  ].flatMap(([title, text]) => (text ? [`${title}: ${text}`] : []));
  return lines.length > 0 ? `\n\n${lines.join('\n')}` : '';
}

/** Tells the person what was decided; a new account also gets its invitation. */
function tell({ call, portal, action }: Job, request: StoredRequest): void {
  if (action.kind === 'priority') return;
  const { deps } = call;
  const about = `№ ${request.number} (${kinds[request.kind]})`;
  const user = accountOf(deps.database, request);
  const letters = {
    approve: ['Запрос одобрен', `Ваш запрос ${about} одобрен.${grantedText(deps.database, user)}`],
    reject: [
      'Запрос отклонён',
      `Ваш запрос ${about} отклонён.\n\n${'reason' in action ? action.reason : ''}`,
    ],
    ask: [
      'Вопрос по запросу',
      `По вашему запросу ${about} есть вопрос.\n\n${'text' in action ? action.text : ''}`,
    ],
  } as const;
  const [subject, text] = letters[action.kind];
  sendMail(deps, { to: request.email, subject: `${subject}: № ${request.number}`, text });
  if (action.kind === 'approve' && user?.invited && user.confirmed === false)
    sendLink(deps, new Request(portal), { email: user.email, operationId: 'companyRequestConfirm' });
}

const titles = {
  approve: 'Одобрить',
  reject: 'Отклонить',
  ask: 'Спросить',
  priority: 'Сменить приоритет',
} as const;

/** What the audit keeps of a request, by the names of the form. */
const auditedRequest = ({ status, priority, decision, questions }: StoredRequest): object => ({
  priority,
  status: statuses[status],
  reason: decision?.reason,
  questions: questions.length,
});

function rowOf(deps: JobTools, seen: Database, job: Job, key: string): PersonOutcome {
  const { database, now } = deps;
  const { action } = job;
  const request = database.requests.get(key.toLowerCase());
  if (!request) return missingRow(key, 'Такого запроса нет');
  const label = `№ ${request.number}: ${request.name || request.email}`;
  const grant = action.kind === 'approve' ? grantOf(deps, seen, job, request, action) : null;
  const refusal = refusalOf(deps, seen, request, grant);
  if (refusal) return { label, result: 'refused', ...refusal };
  if (action.kind === 'priority' && action.priority === request.priority)
    return { label, result: 'unchanged' };
  const next = changedBy(job.actor, now(), decided(request, job.actor, now(), action));
  return {
    label,
    result: 'changed',
    before: auditedRequest(request),
    after: auditedRequest(next),
    write(transaction) {
      if (grant) give(job, transaction, grant);
      transaction.put(database.requests, next);
    },
    ...(grant && { account: { email: grant.next.email, next: grant.next } }),
    finish: async () => tell(job, next),
  };
}

/** A decision on many requests; those of one person add up. */
export const requestBatch: JobKind<RequestAction, string> = {
  kind: 'requestBatch',
  entity: 'request',
  auditedAs: () => 'change',
  titleOf: ({ kind }) => titles[kind],
  changer: (deps, job) => inTurn(deps, (seen, key) => rowOf(deps, seen, job, key)),
};
