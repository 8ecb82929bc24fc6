/** Creating and changing single accounts, for both areas of the administration. */

import { canonicalEmail } from '#mocks/contract/email.ts';
import { Failure, refuseField } from '#mocks/contract/failures.ts';
import { type AuditedCall, audit } from '#mocks/domain/audit/audit.ts';
import { lastAdmin, losesLastAdmin } from '#mocks/domain/companies/admins.ts';
import type { JobTools } from '#mocks/domain/jobs/jobs.ts';
import { sendLink } from '#mocks/domain/mail/mailbox.ts';
import { auditedFields, findPerson } from '#mocks/domain/people/person.ts';
import type { Database, Schemas, User } from '#mocks/store/database.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { checkAddress, checkCompanyRules, checkReferences, checkRole, withFields } from './account-fields.ts';
import { dropRegistration, moveAccount, newAccount } from './accounts.ts';
import { isLastAdmin, keptAccess } from './actions.ts';

/** Who called, and the request, to whose origin the links in letters lead. */
interface SavingCall extends AuditedCall {
  readonly deps: JobTools;
  readonly request: Request;
}

/**
 * Creates an account and mails the invitation if there is one.
 *
 * @throws Failure `email-taken`, `fields-invalid`
 */
export function addPerson(call: SavingCall, { isInvited, ...fields }: Schemas['NewUser']): User {
  const { database, now } = call.deps;
  const email = canonicalEmail(fields.email);
  checkAddress(database, email);
  checkReferences(database, fields);
  checkRole(fields.role, 'USER');
  const empty = newAccount(database, email, now());
  const user = changedBy(call.user.email, now(), withFields(database, { ...empty, version: 0 }, fields));
  checkCompanyRules(database, null, user);
  const { id } = user.profile;
  database.store.write((transaction) => {
    dropRegistration(call.deps, transaction, email);
    transaction.put(database.users, { ...user, ...(isInvited && { invited: true }) });
    const after = auditedFields(database, user);
    audit(call, transaction, { action: 'add', entity: 'user', key: id, object: email, after });
  });
  if (isInvited) sendLink(call.deps, call.request, { email, operationId: 'companyRequestConfirm' });
  return findPerson(database, id) ?? user;
}

/** Throws `fields-invalid` when nobody could administer until a new address is confirmed (ADM-21, COMP-04). */
function checkNewAddress(database: Database, old: User, next: User): void {
  const lost = isLastAdmin(database, old)
    ? { code: 'last-admin', who: 'портала' }
    : losesLastAdmin(database, old, next) && { code: lastAdmin.code, who: 'действующей компании' };
  if (!lost) return;
  refuseField(
    'email',
    lost.code,
    `Это последний администратор ${lost.who}: он не\u00a0сможет войти, пока не\u00a0подтвердит новый адрес`,
  );
}

/**
 * Saves the fields of an account; a new address gets a link for its confirmation.
 *
 * @throws Failure `version-conflict`, `email-taken`, `last-admin`, `self-change`, `fields-invalid`
 */
export function changePerson(call: SavingCall, user: User, fields: Schemas['UserFields']): User {
  const { database, now } = call.deps;
  const { id, role } = user.profile;
  checkReferences(database, fields);
  checkRole(fields.role, role);
  const written = changedBy(call.user.email, now(), withFields(database, user, fields));
  checkCompanyRules(database, user, written);
  const isMoved = written.email !== user.email;
  const next = isMoved ? { ...written, confirmed: false } : written;
  if (isMoved) checkNewAddress(database, user, next);
  if (role === 'ADMIN' && fields.role !== 'ADMIN') {
    const refusal = keptAccess(database, call.user.email, user);
    if (refusal) throw new Failure(refusal);
  }
  const change = { before: auditedFields(database, user), after: auditedFields(database, next) };
  const note = { action: 'change', entity: 'user', key: id, object: user.email, ...change } as const;
  if (!isMoved) {
    database.store.write((transaction) => {
      transaction.put(database.users, next);
      audit(call, transaction, note);
    });
  } else {
    checkAddress(database, next.email);
    const link = { email: next.email, operationId: 'registrationConfirm' } as const;
    sendLink(call.deps, call.request, link, (transaction) => {
      dropRegistration(call.deps, transaction, next.email);
      moveAccount(call.deps, transaction, user, next);
      audit(call, transaction, note);
    });
  }
  return findPerson(database, id) ?? next;
}
