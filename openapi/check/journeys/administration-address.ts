/** A new address that administrators give an account. Needs letters (`--letters`). */

import { expectConflict, expectError, expectMissing } from '../expect.ts';
import { uniqueEmail } from '../names.ts';
import { Blocked, type Journey, type Person, type Run } from '../run.ts';
import { type Json, untypedCall, untypedSend } from '../untyped.ts';
import { entered } from './administration-blocked.ts';
import { account, deleted } from './administration-people.ts';
import { bearerOf, expectPassword, secret, used } from './person-account.ts';
import { expectAlive, expectEnded } from './person-sessions.ts';

const waits =
  'Until the confirmation the account has the old address: for signing in, mailed links, sessions';
const undone = '«Это не я» brings the old address back; all sessions end, and the password is dropped';

interface Owner {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly person: Person;
}

/** Gives an account another address. @returns the unconfirmed address */
async function asked(run: Run, admin: Person, { id, email }: Owner, to = uniqueEmail()): Promise<string> {
  const area = admin.role === 'admin' ? 'admin' : 'company';
  const { json } = await untypedCall(run, admin, `${area}UserRead`, { query: { id } });
  const { name, companyUuid, department, description, role, groups, tariffId, version } = json;
  const names = (groups as readonly Json[]).map((group) => group['name']);
  const whole = { name, companyUuid, department, description, role, groups: names, tariffId };
  const { companyUuid: _company, role: _role, ...own } = whole;
  const body = { ...(area === 'admin' ? whole : own), id, version, email: to };
  const { json: now, ...exchange } = await untypedCall(run, admin, `${area}UserChange`, { body });
  run.same(exchange, { email: now['email'], to: Object(now['pendingEmail']).email }, { email, to });
  return to;
}

/** Signs in with the old and the new address. */
async function expectAddress(run: Run, { password }: Owner, at: string, not: string, says: string) {
  const id = 'emailChangeConfirm';
  await expectPassword(
    run,
    id,
    { email: at, password },
    { opens: true, place: 'the address of the account', says },
  );
  await expectPassword(run, id, { email: not, password }, { opens: false, place: 'another address', says });
}

/** A link that confirms or undoes a change that has ended. */
async function expectSpent(
  run: Run,
  id: 'emailChangeConfirm' | 'emailChangeReset',
  headers: Readonly<Record<string, string>>,
  place: string,
) {
  const exchange = await untypedSend(run, run.visitor, id, { headers });
  expectError(run, exchange, {
    ...used,
    place,
    says: 'A link whose change was replaced, cancelled or undone is link-invalid',
  });
}

/** A change that is confirmed and then undone by the owner of the old address. */
async function confirmedAndUndone(run: Run, admin: Person, owner: Owner): Promise<void> {
  const { email, person, password } = owner;
  const to = await asked(run, admin, owner);
  await expectAddress(run, owner, email, to, waits);
  await expectAlive(run, person, 'adminUserChange', waits);
  const headers = await bearerOf(run, to);
  await run.call(run.visitor, 'emailChangeConfirm', { headers });
  await expectSpent(run, 'emailChangeConfirm', headers, 'a used link');
  await expectAddress(run, owner, to, email, 'From now on the account has the new address');
  const others = { email, name: 'Другой', password, tariffId: 11, promo: true };
  const taken = await untypedSend(run, run.visitor, 'registrationAdd', { body: others });
  expectConflict(
    run,
    taken,
    'email-taken',
    'an address that can come back',
    'So long nobody else can get the old address',
  );
  const undo = await bearerOf(run, email);
  const { json } = await run.call(run.visitor, 'emailChangeReset', { headers: undo });
  await expectSpent(run, 'emailChangeReset', undo, 'a used link');
  for (const address of [email, to])
    await expectPassword(
      run,
      'emailChangeReset',
      { email: address, password },
      { opens: false, place: 'the password before «Это не я»', says: undone },
    );
  const token = Object(json).passwordToken;
  if (typeof token !== 'string') return;
  const own = secret(run);
  const bearer = { authorization: `Bearer ${token}` };
  await run.send(run.visitor, 'passwordReset', { body: { password: own }, headers: bearer });
  await expectPassword(
    run,
    'emailChangeReset',
    { email, password: own },
    { opens: true, place: 'the new password', says: undone },
  );
}

/** Changes that are replaced, cancelled by administrators and their owner, undone before the confirmation, and taken. */
async function ended(run: Run, admin: Person, owner: Owner): Promise<void> {
  const { id, email, person } = owner;
  const first = await asked(run, admin, owner);
  const second = await asked(run, admin, owner);
  await expectSpent(run, 'emailChangeConfirm', await bearerOf(run, first), 'a replaced link');
  await run.call(admin, 'adminUserPendingEmailRemove', { query: { id } });
  const again = await run.send(admin, 'adminUserPendingEmailRemove', { query: { id } });
  expectMissing(run, again, 'stored', 'no address waits', '404 when none waits');
  await expectSpent(run, 'emailChangeConfirm', await bearerOf(run, second), 'a cancelled link');
  const third = await asked(run, admin, owner);
  await run.call(person, 'pendingEmailRemove');
  await expectSpent(run, 'emailChangeConfirm', await bearerOf(run, third), 'a link that its owner cancelled');
  const fourth = await asked(run, admin, owner);
  await run.send(run.visitor, 'emailChangeReset', { headers: await bearerOf(run, email) });
  await expectSpent(run, 'emailChangeConfirm', await bearerOf(run, fourth), 'an undone link');
  await expectAlive(
    run,
    person,
    'emailChangeReset',
    'A change that waits is cancelled; the account is as it was',
  );
  const fifth = await asked(run, admin, owner);
  const { id: other } = await account(run, admin, { email: fifth });
  try {
    const taken = await run.send(run.visitor, 'emailChangeConfirm', { headers: await bearerOf(run, fifth) });
    expectConflict(
      run,
      taken,
      'email-taken',
      'a taken address',
      'When another account has got the address meanwhile: 409',
    );
  } finally {
    await deleted(run, admin, 'admin', Number(other));
  }
}

/** The administrator of a company gives an address and cancels it. */
async function inCompany(run: Run, owner: Owner): Promise<void> {
  const { id, email } = owner;
  const companyAdmin = await run.other('companyAdmin', 'companyUserPendingEmailRemove');
  if (!companyAdmin) return;
  const to = await asked(run, companyAdmin, owner, uniqueEmail(email.split('@')[1]));
  await run.call(companyAdmin, 'companyUserPendingEmailRemove', { query: { id } });
  await expectSpent(run, 'emailChangeConfirm', await bearerOf(run, to), 'a link that the company cancelled');
}

export const newAddress: Journey = {
  name: 'A new address of an account',
  covers: [
    'emailChangeConfirm',
    'emailChangeReset',
    'pendingEmailRemove',
    'adminUserPendingEmailRemove',
    'companyUserPendingEmailRemove',
  ],
  async run(run) {
    if (!run.options.letters) throw new Blocked('it needs a letter (--letters)');
    const admin = await run.person('admin');
    const { email: chief = '' } = run.options.accounts.companyAdmin ?? {};
    const [home] = chief
      ? (await run.call(admin, 'adminUserList', { query: { searchText: chief } })).json.content
      : [];
    const owner = await entered(run, admin, { companyUuid: home?.companyUuid ?? null });
    try {
      if (owner.signIn.got.status !== 200)
        throw new Blocked(`an invited person cannot sign in: ${owner.signIn.got.status}`);
      await ended(run, admin, owner);
      if (chief) await inCompany(run, owner);
      await confirmedAndUndone(run, admin, owner);
      await expectEnded(run, owner.person, 'emailChangeReset');
    } finally {
      await deleted(run, admin, 'admin', owner.id);
    }
  },
};
