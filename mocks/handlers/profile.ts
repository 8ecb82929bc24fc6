/** The profile of the caller: data, password, balance, limits. */

import { refuseField } from '#mocks/contract/failures.ts';
import { cancelAddress } from '#mocks/domain/accounts/email-change.ts';
import { leave, stay } from '#mocks/domain/erasure/leavers.ts';
import { limitsOf } from '#mocks/domain/limits/limits.ts';
import { by, byLatest, inOrder } from '#mocks/domain/lists/list.ts';
import { spendLinks } from '#mocks/domain/mail/links.ts';
import { agreementsInForce } from '#mocks/domain/people/agreements.ts';
import { pendingEmailOf } from '#mocks/domain/people/email-changes.ts';
import { companyNameOf, createdOf, tariffTitleOf } from '#mocks/domain/people/person.ts';
import { networkOf } from '#mocks/domain/sign-in/attempt-limit.ts';
import { checkNewPassword } from '#mocks/domain/sign-in/new-password.ts';
import { sealPassword } from '#mocks/domain/sign-in/session.ts';
import { checkPassword, endOtherSessions, forgetTries, noteTry } from '#mocks/domain/sign-in/sign-in.ts';
import type { Schemas, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { on } from './kit/on.ts';

const tariffFeatures = ['20 запросов в\u00a0день к\u00a0ChatGPT', '10 картинок в\u00a0день'];

/** Post and department: seeded accounts have both in one text. */
function placeOf({ description = '', department }: User): { post: string; department: string } {
  if (department !== undefined) return { post: description, department };
  const [post = '', ...rest] = description.split(', ');
  const place = rest.join(', ');
  return { post, department: place.charAt(0).toUpperCase() + place.slice(1) };
}

/** An account without an e-mail comes from the directory of the company, which gives the name. */
const canRename = ({ profile }: User): boolean => profile.email !== null;

function personalDataOf({ database, now }: Rows & Clock, user: User): Schemas['PersonalData'] {
  const { name, email } = user.profile;
  const tariff = tariffTitleOf(database, user);
  const date = user.agreementsDate ?? createdOf(user);
  return {
    name,
    email,
    pendingEmail: pendingEmailOf(database, user.profile.id, now()),
    ...placeOf(user),
    company: companyNameOf(database, user) ?? '',
    created: createdOf(user),
    canRename: canRename(user),
    ...(tariff !== null && { tariff: { title: tariff, features: tariffFeatures } }),
    agreements: agreementsInForce(database, user).map((id) => ({ id, date })),
    ...(user.removal && { removal: user.removal }),
  };
}

const initialSettings: Schemas['UserSettings'] = {
  sendKey: 'enter',
  startPage: 'home',
  afterPick: 'open',
  longPaste: 'offer',
};

/** Only the settings: without the owner, and without what a client may have added. */
const settingsOf = ({
  sendKey,
  startPage,
  startService,
  afterPick,
  longPaste,
  ethicsAccepted,
  notificationsSeen,
  firstDayEnded,
}: Schemas['UserSettings']): Schemas['UserSettings'] => ({
  sendKey,
  startPage,
  afterPick,
  longPaste,
  ...(startService !== undefined && { startService }),
  ...(ethicsAccepted !== undefined && { ethicsAccepted }),
  ...(notificationsSeen !== undefined && { notificationsSeen }),
  ...(firstDayEnded !== undefined && { firstDayEnded }),
});

export const profileRoutes = [
  on('profileRead', (c) => c.reply(200, personalDataOf(c.deps, c.user))),

  on('profileChange', (c) => {
    const { database } = c.deps;
    if (!canRename(c.user)) refuseField('name', 'fixed', 'Имя указывает компания');
    const profile = { ...c.user.profile, name: c.body.name.trim() };
    const user: User = { ...c.user, profile, version: (c.user.version ?? 1) + 1 };
    database.store.put(database.users, user);
    return c.reply(200, personalDataOf(c.deps, user));
  }),

  on('pendingEmailRemove', (c) => {
    cancelAddress(c, c.user);
    return c.reply(204);
  }),

  on('passwordChange', async (c) => {
    const { database, hashing, passwordCost } = c.deps;
    const { email } = c.user;
    checkNewPassword(database, c.body.new, { ...c.user, name: c.user.profile.name }, 'new');
    noteTry(c, email);
    if (!(await checkPassword(c, email, c.user, c.body.old))) return c.fail('wrong-password');
    const password = await hashing.run(networkOf(c.address), () => sealPassword(c.body.new, passwordCost));
    // Hashing is slow: the password may have been changed meanwhile.
    const user = database.users.get(email);
    if (user?.password !== c.user.password) return c.fail('wrong-password');
    database.store.write((transaction) => {
      transaction.put(database.users, { ...user, password });
      spendLinks(c.deps, transaction, { email, operationId: 'passwordReset' });
      endOtherSessions(c, transaction, email);
    });
    forgetTries(c, email);
    return c.reply(204);
  }),

  on('accountRemovalConfirm', async (c) => {
    const { email } = c.user;
    noteTry(c, email);
    if (!(await checkPassword(c, email, c.user, c.body.password))) return c.fail('wrong-password');
    forgetTries(c, email);
    // Hashing is slow: the account may have been changed meanwhile.
    const user = c.deps.database.users.get(email);
    if (user?.password !== c.user.password) return c.fail('wrong-password');
    return c.reply(
      200,
      leave(c, user, (transaction) => endOtherSessions(c, transaction, email)),
    );
  }),

  on('accountRemovalStop', (c) => {
    stay(c, c.user);
    return c.reply(204);
  }),

  on('balanceRead', (c) => {
    const { database, now } = c.deps;
    const amount = database.operations.group(c.user.email).reduce((sum, one) => sum + one.amount, 0);
    return c.reply(200, { amount, currency: 'RUB', updated: now().toISOString() });
  }),

  on('balanceOperationList', (c) => {
    const newestFirst = inOrder(c.deps.database.operations.group(c.user.email), byLatest('date'), by('uuid'));
    return c.page(newestFirst, ({ owner: _owner, ...operation }) => operation);
  }),

  on('limitList', (c) => {
    const limits = inOrder(
      limitsOf(c.deps.database, c.user, c.deps.now()),
      by(({ title }) => folded(title)),
    );
    return c.reply(200, limits);
  }),

  on('settingsRead', (c) =>
    c.reply(200, settingsOf(c.deps.database.settings.get(c.user.email) ?? initialSettings)),
  ),

  on('settingsChange', (c) => {
    const { store, settings } = c.deps.database;
    const chosen = settingsOf(c.body);
    store.put(settings, { ...chosen, owner: c.user.email });
    return c.reply(200, chosen);
  }),
] as const;
