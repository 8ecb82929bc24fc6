/** What administrators decide on requests. */
import { audit } from '../audit/audit.ts';
import { lastAdmin, losesLastAdmin } from '../companies/admins.ts';
import type { Database, Schemas, StoredRequest, User } from '../db/database.ts';
import type { Transaction } from '../db/store.ts';
import { changedBy } from '../db/versioned.ts';
import type { Dependencies } from '../dependencies.ts';
import { defaultGroups } from '../groups/group.ts';
import type { JobKind, RowOutcome } from '../jobs/jobs.ts';
import { sendLink, sendMail } from '../mail/mailbox.ts';
import { dropRegistration, newAccount } from '../people/accounts.ts';
import { changedBy as userChangedBy } from '../people/actions.ts';
import { findGroups, fitsTariff } from '../people/fields.ts';
import { auditedFields, companyNameOf, groupTitle, tariffTitleOf } from '../people/person.ts';
import { accountOf, isDecided } from './requests.ts';
import { kinds, statuses } from './table.ts';

export type RequestAction = Schemas['AccessRequestAction'];
type Approval = Schemas['AccessRequestApproval'];
type Job = Parameters<JobKind<RequestAction, string>['changeRow']>[1];

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

interface Refusal {
  readonly code: string;
  readonly message: string;
}

function refusalOf(
  { database, now }: Dependencies,
  request: StoredRequest,
  action: RequestAction,
): Refusal | null {
  if (isDecided(request)) return { code: 'already-decided', message: 'Решение уже принято' };
  if (action.kind !== 'approve') return null;
  const user = accountOf(database, request);
  if (!user && request.userId !== null) return { code: 'not-found', message: 'Учётной записи больше нет' };
  if (user?.blocked) return { code: 'blocked', message: 'Пользователь заблокирован' };
  const next = granted(database, user ?? invited(database, request, now()), request, action);
  if (!fitsTariff(database, next))
    return { code: 'unfit-tariff', message: 'Этот тариф компании не подключён' };
  return user && losesLastAdmin(database, user, next) ? lastAdmin : null;
}

/** Ids of new accounts that a transaction has given out and not yet stored. */
const newIds = new WeakMap<Transaction, number>();

/** Gives or makes the account of who asked. Requests of one person in one transaction add up. */
function grant({ call, action }: Job, transaction: Transaction, request: StoredRequest): void {
  if (action.kind !== 'approve') return;
  const { deps, user: actor } = call;
  const { database, now } = deps;
  const known = accountOf(database, request);
  const old = transaction.latest(database.users, known?.email ?? request.email);
  const isNew = !known && (!old || old.isRegistration);
  let user = old;
  if (isNew || !user) {
    dropRegistration(deps, transaction, request.email);
    const empty = invited(database, request, now());
    const id = Math.max(empty.profile.id, (newIds.get(transaction) ?? 0) + 1);
    newIds.set(transaction, id);
    user = { ...empty, profile: { ...empty.profile, id } };
  }
  const next = userChangedBy(actor.email, now(), granted(database, user, request, action));
  transaction.put(database.users, next);
  audit(call, transaction, {
    ...{ action: isNew ? 'add' : 'change', entity: 'user', key: next.profile.id, object: next.email },
    ...(!isNew && { before: auditedFields(database, user) }),
    after: auditedFields(database, next),
  });
}

/** The request after the decision. */
function decided(request: StoredRequest, actor: string, now: Date, action: RequestAction): StoredRequest {
  const date = now.toISOString();
  if (action.kind === 'ask') {
    const question = { author: actor, date, text: action.text.trim() };
    return { ...request, status: 'waiting', questions: [...request.questions, question].slice(-100) };
  }
  const isApproved = action.kind === 'approve';
  const reason = isApproved ? '' : action.reason.trim();
  return {
    ...request,
    status: isApproved ? 'approved' : 'rejected',
    decision: { by: actor, date, reason },
  };
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

const titles = { approve: 'Одобрить', reject: 'Отклонить', ask: 'Спросить' } as const;

/** What the audit keeps of a request, by the names of the form. */
const auditedRequest = ({ status, decision, questions }: StoredRequest): object => ({
  ...{ status: statuses[status], reason: decision?.reason, questions: questions.length },
});

function changeRow(deps: Dependencies, job: Job, key: string): RowOutcome {
  const { database, now } = deps;
  const request = database.requests.get(key.toLowerCase());
  if (!request) {
    const refusal = { code: 'not-found', message: 'Такого запроса нет' };
    return { label: key, result: 'refused', ...refusal };
  }
  const label = `№ ${request.number}: ${request.name || request.email}`;
  const refusal = refusalOf(deps, request, job.action);
  if (refusal) return { label, result: 'refused', ...refusal };
  const next = changedBy(job.actor, now(), decided(request, job.actor, now(), job.action));
  return {
    ...{ label, result: 'changed', before: auditedRequest(request), after: auditedRequest(next) },
    write(transaction) {
      grant(job, transaction, request);
      transaction.put(database.requests, next);
    },
    finish: async () => tell(job, next),
  };
}

/** A decision on many requests. */
export const requestBatch: JobKind<RequestAction, string> = {
  kind: 'requestBatch',
  entity: 'request',
  auditedAs: () => 'change',
  titleOf: ({ kind }) => titles[kind],
  changeRow,
};
