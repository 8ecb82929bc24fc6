/** Accounts by mailed links; operations of the tag `account`. */

import { canonicalEmail } from '#mocks/contract/email.ts';
import { findGroups, isTaken } from '#mocks/domain/accounts/account-fields.ts';
import { nextUserId } from '#mocks/domain/accounts/accounts.ts';
import { confirmAddress, undoAddress } from '#mocks/domain/accounts/email-change.ts';
import { defaultGroups, newGroup } from '#mocks/domain/groups/group.ts';
import { HOUR, newLink, spendLinks } from '#mocks/domain/mail/links.ts';
import { limitMail, pretendLink, sendLink } from '#mocks/domain/mail/mailbox.ts';
import { askForCompany, askForPlace } from '#mocks/domain/requests/arrivals.ts';
import { networkOf } from '#mocks/domain/sign-in/attempt-limit.ts';
import { checkNewPassword } from '#mocks/domain/sign-in/new-password.ts';
import {
  digest,
  noPassword,
  randomHex,
  registrationCookie,
  registrationMark,
  sealPassword,
} from '#mocks/domain/sign-in/session.ts';
import { endSessions, forgetTries } from '#mocks/domain/sign-in/sign-in.ts';
import type { Database, Registration, Schemas, User } from '#mocks/store/database.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';

type Group = Schemas['Group'];

/** Groups that come with a tariff: the lyceum's make an education account (AUTH-10). */
const tariffGroups = new Map<number, string>([
  [10, 'tariffBeginner'],
  [11, 'tariffIntermediate'],
  [12, 'tariffHigh'],
]);
const COMPANY_GROUP_TYPE = 1;

/** The groups of a new account: those of its tariff, and those that everybody gets. */
function groupsOf(database: Database, tariffId: number): Group[] {
  const name = tariffGroups.get(tariffId);
  const names = name === undefined ? [] : ['LYCEUM', name];
  const others = defaultGroups(database).filter((group) => !names.includes(group.name));
  return [...findGroups(database, names), ...others];
}

interface Person {
  readonly email: string;
  readonly name: string;
  readonly groups: readonly Group[];
  readonly password: User['password'];
  readonly now: Date;
}

/** A new account; its id follows the highest one. */
function newUser(database: Database, { email, name, groups, password, now }: Person): User {
  const id = nextUserId(database);
  return {
    email,
    password,
    profile: { id, email, name, role: 'USER', groups: [...groups], token: '' },
    agreementsAccepted: false,
    confirmed: false,
    created: now.toISOString(),
  };
}

/** The account as a registration describes it. */
function registered(user: User, { name, groups, password, tariffId, registeredBy }: Registration): User {
  const profile = { ...user.profile, name, groups: [...groups] };
  return {
    ...user,
    password,
    profile,
    ...(tariffId !== undefined && { tariffId }),
    ...(registeredBy !== undefined && { registeredBy }),
  };
}

/** The account after its owner has confirmed the address, with the registration that was confirmed. */
export function confirmed(user: User, registration: Registration | undefined): User {
  const {
    isRegistration: _waiting,
    registeredBy: _browser,
    ...owned
  } = registration ? registered(user, registration) : user;
  return { ...owned, confirmed: true };
}

/** The last registration of an account that nobody has confirmed. */
export function registrationOf(user: User): Registration {
  const { password, tariffId, registeredBy } = user;
  const { name, groups } = user.profile;
  return {
    name,
    groups,
    password,
    ...(tariffId !== undefined && { tariffId }),
    ...(registeredBy !== undefined && { registeredBy }),
  };
}

/** What `seal` needs of a call. */
interface PasswordCall {
  readonly deps: Dependencies;
  readonly address: string;
  readonly body: { readonly password: string };
}

/** The hash of the password of a call, in its turn. */
const seal = ({ deps, address, body }: PasswordCall): Promise<User['password']> =>
  deps.hashing.run(networkOf(address), () => sealPassword(body.password, deps.passwordCost));

export const registrationRoutes = [
  on('registrationAdd', async (c) => {
    const { database, now } = c.deps;
    const email = canonicalEmail(c.body.email);
    const { tariffId } = c.body;
    const name = c.body.name.trim();
    checkNewPassword(database, c.body.password, { email, name });
    limitMail(c, email);
    if (isTaken(c.deps, email)) return c.fail('email-taken');
    const password = await seal(c);
    const mark = registrationMark(c.cookies, c.secure) ?? randomHex(32);
    const registration = {
      name,
      tariffId,
      password,
      groups: groupsOf(database, tariffId),
      registeredBy: digest(mark),
    };
    // Hashing is slow: the address may have been confirmed meanwhile.
    if (isTaken(c.deps, email)) return c.fail('email-taken');
    const old = database.users.get(email);
    const user = old ?? newUser(database, { ...registration, email, now: now() });
    sendLink(c.deps, c.request, { email, operationId: 'registrationConfirm', registration }, (transaction) =>
      transaction.put(database.users, { ...registered(user, registration), isRegistration: true }),
    );
    c.setCookie(registrationCookie(mark, { secure: c.secure }));
    return c.reply(204);
  }),

  on('registrationConfirm', (c) => {
    const { database } = c.deps;
    const { link } = c;
    const user = database.users.get(link.email);
    const isSpent = database.links.get(link.tokenHash)?.used;
    if (!user || isSpent || link.email !== canonicalEmail(c.query.email)) return c.fail('link-invalid');
    const { email, operationId, registration } = link;
    // The owner of the address has got the account in another way, by a new password or an invitation.
    if (user.confirmed !== false || (registration && !user.isRegistration)) return c.fail('link-invalid');
    const mark = registrationMark(c.cookies, c.secure);
    const isOtherBrowser = registration !== undefined && registration.registeredBy !== (mark && digest(mark));
    // The letter may have come because a stranger registered: then the stranger's password must not become valid.
    const first = isOtherBrowser
      ? newLink(c.deps, { email, operationId: 'passwordReset', lifetime: HOUR })
      : undefined;
    database.store.write((transaction) => {
      // All links of the address, also those of other registrations.
      spendLinks(c.deps, transaction, { email, operationId });
      const owner = confirmed(user, registration);
      if (user.isRegistration) askForPlace(database, transaction, owner, c.deps.now());
      transaction.put(database.users, first ? { ...owner, password: noPassword() } : owner);
      if (first) transaction.put(database.links, first.link);
    });
    return first ? c.reply(200, { passwordToken: first.token }) : c.reply(204);
  }),

  on('registrationLinkSend', (c) => {
    const email = canonicalEmail(c.query.email);
    limitMail(c, email);
    const user = c.deps.database.users.get(email);
    const mail = { email, operationId: 'registrationConfirm' } as const;
    if (user?.confirmed !== false) pretendLink(c.deps, c.request, mail);
    else if (user.isRegistration)
      sendLink(c.deps, c.request, { ...mail, registration: registrationOf(user) });
    else sendLink(c.deps, c.request, mail);
    return c.reply(204);
  }),

  on('emailChangeConfirm', (c) => {
    confirmAddress(c, c.link);
    return c.reply(204);
  }),

  on('emailChangeReset', (c) => {
    const passwordToken = undoAddress(c, c.link);
    return passwordToken === undefined ? c.reply(204) : c.reply(200, { passwordToken });
  }),

  on('passwordLinkSend', (c) => {
    const email = canonicalEmail(c.query.email);
    limitMail(c, email);
    const send = c.deps.database.users.get(email) ? sendLink : pretendLink;
    send(c.deps, c.request, { email, operationId: 'passwordReset' });
    return c.reply(204);
  }),

  on('passwordReset', async (c) => {
    const { database } = c.deps;
    const { email, tokenHash } = c.link;
    const known = database.users.get(email);
    if (known) checkNewPassword(database, c.body.password, { ...known, name: known.profile.name });
    const password = await seal(c);
    // Read after the slow hash, so that of two calls with one link only the first counts.
    const user = database.users.get(email);
    if (!user || database.links.get(tokenHash)?.used) return c.fail('link-invalid');
    database.store.write((transaction) => {
      spendLinks(c.deps, transaction, c.link);
      // Following a mailed link proves ownership of the address.
      const { isRegistration: _waiting, ...owned } = user;
      transaction.put(database.users, { ...owned, password, confirmed: true });
      endSessions(c.deps, transaction, email);
    });
    forgetTries(c, email);
    return c.reply(204);
  }),

  on('companyRequestConfirm', async (c) => {
    const { database, now } = c.deps;
    const { email, tokenHash, company } = c.link;
    const name = c.body.name.trim();
    checkNewPassword(database, c.body.password, { ...database.users.get(email), email, name });
    const password = await seal(c);
    if (database.links.get(tokenHash)?.used) return c.fail('link-invalid');
    const old = database.users.get(email);
    const { isRegistration: _waiting, ...user } =
      old ?? newUser(database, { email, name, groups: [], password, now: now() });
    const others = user.profile.groups.filter((group) => group.name !== company);
    // An invitation by an administrator has no company: the account already has one.
    const groups = company ? [...others, { name: company, groupType: COMPANY_GROUP_TYPE }] : others;
    database.store.write((transaction) => {
      spendLinks(c.deps, transaction, c.link);
      endSessions(c.deps, transaction, email);
      if (company && !database.groups.get(company)) {
        const group = { name: company, title: company, groupType: COMPANY_GROUP_TYPE };
        transaction.put(database.groups, newGroup(group, now().toISOString()));
      }
      const owner = { ...user, password, confirmed: true, profile: { ...user.profile, name, groups } };
      transaction.put(database.users, owner);
      if (company) askForCompany(database, transaction, owner, { company, now: now() });
    });
    return c.reply(204);
  }),
] as const;
