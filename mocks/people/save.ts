/** Creating and changing single accounts, for both areas of the administration. */
import { type AuditedCall, audit } from '../audit/audit.ts';
import { canonicalEmail } from '../contract/email.ts';
import { Failure } from '../contract/failures.ts';
import type { Schemas, User } from '../db/database.ts';
import { sendLink } from '../mail/mailbox.ts';
import { dropRegistration, moveAccount, newAccount } from './accounts.ts';
import { changedBy, keptAccess } from './actions.ts';
import { checkAddress, checkCompanyRules, checkReferences, checkRole, withFields } from './fields.ts';
import { auditedFields, findPerson } from './person.ts';

/** Who called, and the request, to whose origin the links in letters lead. */
interface SavingCall extends AuditedCall {
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
  const next = changedBy(call.user.email, now(), withFields(database, user, fields));
  checkCompanyRules(database, user, next);
  const change = { before: auditedFields(database, user), after: auditedFields(database, next) };
  const note = { action: 'change', entity: 'user', key: id, object: user.email, ...change } as const;
  if (role === 'ADMIN' && fields.role !== 'ADMIN') {
    const refusal = keptAccess(database, call.user.email, user);
    if (refusal) throw new Failure(refusal);
  }
  if (next.email === user.email) {
    database.store.write((transaction) => {
      transaction.put(database.users, next);
      audit(call, transaction, note);
    });
  } else {
    const link = { email: next.email, operationId: 'registrationConfirm' } as const;
    sendLink(call.deps, call.request, link, (transaction) => {
      // Creating the link is asynchronous, so account and address are checked again inside the transaction.
      if (database.users.get(user.email) !== user) throw new Failure('version-conflict');
      checkAddress(database, next.email);
      dropRegistration(call.deps, transaction, next.email);
      moveAccount(call.deps, transaction, user, { ...next, confirmed: false });
      audit(call, transaction, note);
    });
  }
  return findPerson(database, id) ?? next;
}
