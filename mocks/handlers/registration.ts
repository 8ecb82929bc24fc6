/** Accounts by mailed links; operations of the tag `auth` that need no session. */
import { Failure } from '../contract/failures.ts';
import type { Database, Schemas, User } from '../db/database.ts';
import { spendLinks } from '../mail/links.ts';
import { limitMail, sendLink } from '../mail/mailbox.ts';
import { on } from '../on.ts';
import { nextUserId } from '../people/accounts.ts';
import { sealPassword } from '../session.ts';
import { endSessions } from '../sign-in.ts';

type Group = Schemas['Group'];

/** Groups that come with a tariff: the lyceum's make an education account (AUTH-10). */
const tariffGroup = new Map<number, string>([
  [10, 'tariffBeginner'],
  [11, 'tariffIntermediate'],
  [12, 'tariffHigh'],
]);
const COMPANY_GROUP_TYPE = 1;

function groupsOf(tariffId: number): Group[] {
  const name = tariffGroup.get(tariffId);
  return name === undefined
    ? []
    : [
        { name: 'LYCEUM', groupType: 13 },
        { name, groupType: 3 },
      ];
}

interface Person {
  readonly email: string;
  readonly name: string;
  readonly groups: Group[];
  readonly password: User['password'];
  readonly now: Date;
}

/** A new account; its id follows the highest one. */
function newUser(database: Database, { email, name, groups, password, now }: Person): User {
  const id = nextUserId(database);
  return {
    email,
    password,
    profile: { id, email, name, role: 'USER', groups, token: '' },
    agreementsAccepted: false,
    confirmed: false,
    created: now.toISOString(),
  };
}

export const registrationRoutes = [
  on('post', '/auth/registration', async (c) => {
    const { database, now } = c.deps;
    const email = c.body.email.toLowerCase();
    const { name, tariffId } = c.body;
    if (database.users.get(email)) return c.fail('email-taken');
    limitMail(c.deps, email);
    const password = await sealPassword(c.body.password);
    await sendLink(c.deps, c.request, { email, operationId: 'registrationConfirm' }, (transaction) => {
      // Checked again inside the transaction: two people may register at the same time.
      if (database.users.get(email)) throw new Failure('email-taken');
      const person = { email, name, groups: groupsOf(tariffId), password, now: now() };
      transaction.put(database.users, { ...newUser(database, person), tariffId });
    });
    return c.reply(204);
  }),

  on('get', '/auth/confirmationRegistration', (c) => {
    const { database } = c.deps;
    const { link } = c;
    const user = database.users.get(link.email);
    const isSpent = database.links.get(link.tokenHash)?.used;
    if (!user || isSpent || link.email !== c.query.email.toLowerCase()) return c.fail('link-invalid');
    database.store.write((transaction) => {
      spendLinks(c.deps, transaction, link);
      transaction.put(database.users, { ...user, confirmed: true });
    });
    return c.reply(204);
  }),

  on('get', '/auth/reconfirmationRegistration', async (c) => {
    const email = c.query.email.toLowerCase();
    limitMail(c.deps, email);
    const user = c.deps.database.users.get(email);
    if (user?.confirmed === false)
      await sendLink(c.deps, c.request, { email, operationId: 'registrationConfirm' });
    return c.reply(204);
  }),

  on('get', '/auth/forgotPassword', async (c) => {
    const email = c.query.email.toLowerCase();
    limitMail(c.deps, email);
    if (c.deps.database.users.get(email))
      await sendLink(c.deps, c.request, { email, operationId: 'passwordReset' });
    return c.reply(204);
  }),

  on('post', '/auth/resetPassword', async (c) => {
    const { database, loginLimit } = c.deps;
    const { email, tokenHash } = c.link;
    const password = await sealPassword(c.body.password);
    // Read after the slow hash, so that of two calls with one link only the first counts.
    const user = database.users.get(email);
    if (!user || database.links.get(tokenHash)?.used) return c.fail('link-invalid');
    database.store.write((transaction) => {
      spendLinks(c.deps, transaction, c.link);
      // Following a mailed link proves ownership of the address.
      transaction.put(database.users, { ...user, password, confirmed: true });
      endSessions(database, transaction, email);
    });
    loginLimit.forget(email);
    return c.reply(204);
  }),

  on('post', '/auth/confirmationRequestToCompany', async (c) => {
    const { database, now } = c.deps;
    const { email, tokenHash, company } = c.link;
    const { name } = c.body;
    const password = await sealPassword(c.body.password);
    if (database.links.get(tokenHash)?.used) return c.fail('link-invalid');
    const old = database.users.get(email);
    const user = old ?? newUser(database, { email, name, groups: [], password, now: now() });
    const others = user.profile.groups.filter((group) => group.name !== company);
    // An invitation by an administrator has no company: the account already has one.
    const groups = company ? [...others, { name: company, groupType: COMPANY_GROUP_TYPE }] : others;
    database.store.write((transaction) => {
      spendLinks(c.deps, transaction, c.link);
      endSessions(database, transaction, email);
      transaction.put(database.users, {
        ...user,
        password,
        confirmed: true,
        profile: { ...user.profile, name, groups },
      });
    });
    return c.reply(204);
  }),
] as const;
