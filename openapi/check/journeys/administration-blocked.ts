/** A person with a session whom an administrator blocks. Needs the letter of an invitation (`--letters`). */

import { jobChanges } from '../administration-steps.ts';
import { expectError } from '../expect.ts';
import { uniqueEmail } from '../names.ts';
import { Blocked, type Exchange, type Journey, type Person, type Run } from '../run.ts';
import { type Json, neededSend } from '../untyped.ts';
import { account, deleted } from './administration-people.ts';
import { bearerOf, secret } from './person-account.ts';

/** An invited person who has set a password and signed in. */
export async function entered(run: Run, admin: Person, fields: Json = {}) {
  const email = uniqueEmail();
  const password = secret(run);
  const { id } = await account(run, admin, { ...fields, email, isInvited: true });
  const headers = await bearerOf(run, email);
  const body = { name: 'Вера Проверкина', password };
  await run.send(run.visitor, 'companyRequestConfirm', { body, headers });
  const person: Person = { role: 'colleague', cookie: '' };
  return { id: Number(id), email, password, person, signIn: await signedIn(run, person, email, password) };
}

const signedIn = (run: Run, person: Person, email: string, password: string): Promise<Exchange> =>
  run.send(person, 'authLogin', { body: { email, password } });

export const blockedPeople: Journey = {
  name: 'A blocked person',
  covers: ['adminUserAdd', 'adminUserBatchChange', 'authLogin', 'profileRead'],
  async run(run) {
    if (!run.options.letters)
      return run.skip('adminUserBatchChange', 'the session of a blocked person needs a letter (--letters)');
    const admin = await run.person('admin');
    const { id, email, password, person, signIn } = await entered(run, admin);
    try {
      if (signIn.got.status !== 200)
        throw new Blocked(`an invited person cannot sign in: ${signIn.got.status}`);
      const action = { kind: 'block', reason: 'Проверка портала' } as const;
      const body = { selection: { keys: [id] }, action };
      const { json: job } = await neededSend(run, admin, 'adminUserBatchChange', { body });
      await jobChanges(run, admin, job);
      const each = 'A blocked account: 400 user-blocked, at each request with its session';
      const refusal = { status: 400, code: 'user-blocked', rule: 'session', says: each } as const;
      const reading = await run.send(person, 'profileRead');
      expectError(run, reading, { ...refusal, place: 'the session of a blocked person' });
      const again = await signedIn(run, run.visitor, email, password);
      expectError(run, again, { ...refusal, place: 'the sign-in of a blocked person' });
      expectError(run, await signedIn(run, run.visitor, email, `${password}!`), {
        ...refusal,
        code: 'wrong-credentials',
        place: 'a blocked person with a wrong password',
        says: 'First address and password, and only then user-blocked',
      });
    } finally {
      await deleted(run, admin, 'admin', id);
    }
  },
};
