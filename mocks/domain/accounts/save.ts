/** Creating and changing single accounts, for both areas of the administration. */

import { canonicalEmail } from '#mocks/contract/email.ts';
import { Failure } from '#mocks/contract/failures.ts';
import { type AuditedCall, audit } from '#mocks/domain/audit/audit.ts';
import type { JobTools } from '#mocks/domain/jobs/jobs.ts';
import { sendLink } from '#mocks/domain/mail/mailbox.ts';
import { auditedFields, findPerson } from '#mocks/domain/people/person.ts';
import type { Database, Schemas, User } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { checkAddress, checkCompanyRules, checkReferences, checkRole, withFields } from './account-fields.ts';
import { dropRegistration, moveAccount, newAccount } from './accounts.ts';
import { keptAccess } from './actions.ts';
import { askForAddress } from './email-change.ts';

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
  checkAddress(call.deps, email);
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

/** Whether nobody has used or confirmed an account yet. Its address may change at once. */
const isUnused = ({ visits }: Database, { confirmed, email }: User): boolean =>
  confirmed === false && visits.get(email) === undefined;

/**
 * Saves the fields of an account. A new address takes effect when the owner confirms it. An unused account gets it at once,
 * with a new letter.
 *
 * @throws Failure `version-conflict`, `email-taken`, `last-admin`, `self-change`, `fields-invalid`
 */
export function changePerson(call: SavingCall, user: User, fields: Schemas['UserFields']): User {
  const { database, now } = call.deps;
  const { id, role } = user.profile;
  checkReferences(database, fields);
  checkRole(fields.role, role);
  const email = canonicalEmail(fields.email);
  const isMoved = email !== user.email;
  const isAtOnce = isMoved && isUnused(database, user);
  const set = isAtOnce ? fields : { ...fields, email: user.email };
  const next = changedBy(call.user.email, now(), withFields(database, user, set));
  checkCompanyRules(database, user, next);
  if (role === 'ADMIN' && fields.role !== 'ADMIN') {
    const refusal = keptAccess(database, call.user.email, user);
    if (refusal) throw new Failure(refusal);
  }
  const before = auditedFields(database, user);
  const after = { ...auditedFields(database, next), ...(isMoved && !isAtOnce && { pendingEmail: email }) };
  const note = { action: 'change', entity: 'user', key: id, object: user.email, before, after } as const;
  const write = (transaction: Transaction): void => {
    transaction.put(database.users, next);
    audit(call, transaction, note);
  };
  if (!isMoved) database.store.write(write);
  else if (!isAtOnce) askForAddress(call, user, email, write);
  else {
    checkAddress(call.deps, email);
    const operationId = user.invited ? 'companyRequestConfirm' : 'registrationConfirm';
    sendLink(call.deps, call.request, { email, operationId }, (transaction) => {
      dropRegistration(call.deps, transaction, email);
      moveAccount(call.deps, transaction, user, next);
      audit(call, transaction, note);
    });
  }
  return findPerson(database, id) ?? next;
}
