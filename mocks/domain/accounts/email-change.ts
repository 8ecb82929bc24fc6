/** Changes of an account's address by an administrator. A change takes effect when the owner of the account confirms it. */

import { Failure } from '#mocks/contract/failures.ts';
import { type AuditedCall, audit } from '#mocks/domain/audit/audit.ts';
import type { JobTools } from '#mocks/domain/jobs/jobs.ts';
import { DAY, HOUR, newLink } from '#mocks/domain/mail/links.ts';
import { compose, sendMails } from '#mocks/domain/mail/mailbox.ts';
import { waitingChange } from '#mocks/domain/people/email-changes.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import { noPassword } from '#mocks/domain/sign-in/session.ts';
import { revokeTokens } from '#mocks/domain/tokens/actions.ts';
import type { Database, Link, StoredEmailChange, User } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { checkAddress } from './account-fields.ts';
import { dropRegistration, moveAccount } from './accounts.ts';

/** Time in which a confirmed change can be undone, ms. */
const UNDO_TIME = 7 * DAY;

interface Call {
  readonly deps: JobTools;
  readonly request: Request;
  readonly address: string;
}

/** Ends an unconfirmed change and deletes its confirmation links. */
function end({ links, emailChanges }: Database, transaction: Transaction, change: StoredEmailChange): void {
  for (const link of links.group(change.to))
    if (link.change === change.uuid) transaction.delete(links, link.tokenHash);
  const { undoUntil: _undoUntil, ...ended } = change;
  transaction.put(emailChanges, { ...ended, state: 'ended' });
}

/**
 * Requests another address for an account, in place of an earlier request. Both addresses get a letter.
 *
 * @param also adds writes to the same transaction
 * @throws Failure `email-taken`
 */
export function askForAddress(
  call: Call & AuditedCall,
  user: User,
  to: string,
  also: (transaction: Transaction) => void,
): void {
  const { deps, request } = call;
  const { database, now } = deps;
  checkAddress(deps, to);
  const { id, email: shown } = user.profile;
  const moment = now();
  const earlier = waitingChange(database, id, moment);
  const change: StoredEmailChange = {
    uuid: crypto.randomUUID(),
    userId: id,
    from: user.email,
    to,
    shown,
    requestedBy: call.user.email,
    requested: moment.toISOString(),
    expires: new Date(moment.getTime() + DAY).toISOString(),
    state: 'waiting',
  };
  const values = { admin: call.user.email, email: to };
  const about = { change: change.uuid, values };
  const letters = [
    compose(deps, request, { ...about, email: to, operationId: 'emailChangeConfirm' }),
    compose(deps, request, { ...about, email: user.email, operationId: 'emailChangeReset' }),
  ];
  sendMails(
    deps,
    letters.map(({ mail }) => mail),
    (transaction) => {
      if (earlier) end(database, transaction, earlier);
      transaction.put(database.emailChanges, change);
      for (const { link } of letters) transaction.put(database.links, link);
      also(transaction);
    },
  );
}

/** Cancels an account's unconfirmed new address. Throws `not-found` if there is none. */
export function cancelAddress(call: AuditedCall, user: User): void {
  const { database, now } = call.deps;
  const change = waitingChange(database, user.profile.id, now());
  if (!change) throw new Failure('not-found');
  database.store.write((transaction) => {
    end(database, transaction, change);
    noteChange(call, transaction, user, { pendingEmail: change.to }, {});
  });
}

function noteChange(
  call: AuditedCall,
  transaction: Transaction,
  { profile, email }: User,
  before: object,
  after: object,
): void {
  audit(call, transaction, {
    action: 'change',
    entity: 'user',
    key: profile.id,
    object: email,
    before,
    after,
  });
}

/** Ends tokens and copies of chats that were made since the confirmation of a change: others could read on with them. */
function closeSince(
  deps: JobTools,
  transaction: Transaction,
  { profile, email }: User,
  { undoUntil = '' }: StoredEmailChange,
): void {
  const since = new Date(Date.parse(undoUntil) - UNDO_TIME).toISOString();
  const { shares } = deps.database;
  revokeTokens(deps, transaction, profile.id, since);
  for (const { uuid, owner, created } of shares.values())
    if (owner === email && created >= since) transaction.delete(shares, uuid);
}

/** The change of a mailed link, and its account. Throws `link-invalid` if the change has ended. */
function changeOf({ emailChanges, ...database }: Database, { change: uuid = '' }: Link) {
  const change = emailChanges.get(uuid);
  const user = change && findPerson({ emailChanges, ...database }, change.userId);
  if (!user || change.state === 'ended') throw new Failure('link-invalid');
  return { change, user };
}

/**
 * Sets the confirmed address. The old address gets a letter with a link that undoes the change.
 *
 * @throws Failure `link-invalid`, `email-taken`
 */
export function confirmAddress(call: Call, link: Link): void {
  const { deps, request } = call;
  const { database, now } = deps;
  const { change, user } = changeOf(database, link);
  const { from, to, requestedBy } = change;
  if (change.state !== 'waiting' || user.email !== from) throw new Failure('link-invalid');
  checkAddress(deps, to, user.profile.id);
  const undoUntil = new Date(now().getTime() + UNDO_TIME).toISOString();
  const wanted: User = { ...user, email: to, confirmed: true, profile: { ...user.profile, email: to } };
  const next = changedBy(to, now(), wanted);
  const letter = compose(deps, request, {
    email: from,
    operationId: 'emailChangeReset',
    template: 'emailChanged',
    change: change.uuid,
    values: { admin: requestedBy, email: to },
  });
  sendMails(deps, [letter.mail], (transaction) => {
    dropRegistration(deps, transaction, to);
    moveAccount(deps, transaction, user, next);
    transaction.delete(database.links, link.tokenHash);
    transaction.put(database.links, letter.link);
    transaction.put(database.emailChanges, { ...change, state: 'confirmed', undoUntil });
    noteChange(
      { deps, address: call.address, user: next },
      transaction,
      user,
      { email: from },
      { email: to },
    );
  });
}

/**
 * «Это не я»: ends an unconfirmed change, or restores the old address.
 *
 * @returns a token for `passwordReset` if the change was confirmed, because somebody else may have set the password
 * @throws Failure `link-invalid`, `email-taken`
 */
export function undoAddress(call: Call, link: Link): string | undefined {
  const { deps } = call;
  const { database, now } = deps;
  const { change, user } = changeOf(database, link);
  const { from: email, shown } = change;
  if (change.state === 'waiting') {
    database.store.write((transaction) => {
      end(database, transaction, change);
      transaction.delete(database.links, link.tokenHash);
      noteChange({ deps, address: call.address, user }, transaction, user, { pendingEmail: change.to }, {});
    });
    return undefined;
  }
  checkAddress(deps, email, user.profile.id);
  const { token, link: first } = newLink(deps, { email, operationId: 'passwordReset', lifetime: HOUR });
  const profile = { ...user.profile, email: shown };
  const next = changedBy(email, now(), { ...user, email, profile, password: noPassword() });
  const later = database.emailChanges
    .group(String(user.profile.id))
    .filter((one) => one.state !== 'ended' && one.requested >= change.requested);
  database.store.write((transaction) => {
    dropRegistration(deps, transaction, email);
    moveAccount(deps, transaction, user, next);
    closeSince(deps, transaction, user, change);
    for (const one of later) end(database, transaction, one);
    transaction.delete(database.links, link.tokenHash);
    transaction.put(database.links, first);
    noteChange(
      { deps, address: call.address, user: next },
      transaction,
      next,
      { email: user.email },
      { email },
    );
  });
  return token;
}
