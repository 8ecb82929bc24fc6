/** A second administrator, who is there for the time of the check. Needs the letter of an invitation (`--letters`). */

import { expectLetter, jobDone } from '../administration-steps.ts';
import { after, expectError, expectInList } from '../expect.ts';
import { unique } from '../names.ts';
import { each } from '../parts.ts';
import type { BodyOf } from '../request.ts';
import { Blocked, type Journey, type Person, type Run } from '../run.ts';
import { neededSend } from '../untyped.ts';
import { entered } from './administration-blocked.ts';
import { deleted } from './administration-people.ts';

/** Both administrators, and the account of the second one. */
interface Two {
  readonly run: Run;
  readonly admin: Person;
  readonly second: Person;
  readonly id: number;
  readonly email: string;
  readonly description: string;
}

/** A view that is shared is in the list of another administrator, and one that is no longer shared is not. */
async function views({ run, admin, second }: Two): Promise<void> {
  const table = 'admin/users/users-table';
  const view = { name: unique('Проверка'), search: 'sort=email,asc' };
  const added = await neededSend(run, second, 'tableViewAdd', { body: { ...view, table, isShared: true } });
  const uuid = String(added.json['uuid']);
  const listed = async (isShared: boolean, place: string) => {
    await expectInList(
      run,
      admin,
      'tableViewList',
      { query: { table } },
      { key: uuid, listed: isShared, place },
    );
  };
  await listed(true, 'a view that another administrator shares');
  const body = { ...view, uuid, version: Number(added.json['version']), isShared: false };
  const { json: changed } = await neededSend(run, second, 'tableViewChange', { body });
  await listed(false, 'a view that another administrator does not share');
  await run.send(second, 'tableViewRemove', { query: { uuid, version: Number(changed['version']) } });
}

/** The role is not taken from oneself. */
async function ownRole({ run, admin, second, id }: Two): Promise<void> {
  const { json: now } = await run.call(admin, 'adminUserRead', { query: { id } });
  const { version, email, name, companyUuid, department, description, tariffId } = now;
  const groups = now.groups.map((group) => group.name);
  const fields = { email, name, companyUuid, department, description, tariffId, groups };
  const body = { ...fields, id, version, role: 'USER' as const };
  expectError(run, await run.send(second, 'adminUserChange', { body }), {
    status: 409,
    code: 'self-change',
    rule: 'status',
    place: 'the own role',
    says: 'Nobody takes the role ADMIN from themselves: 409 self-change',
  });
}

type Action = BodyOf<'adminUserBatchChange'>['action'];

/** One action on the second administrator. */
async function act({ run, id }: Two, person: Person, action: Action) {
  const body = { selection: { keys: [id] }, action };
  const answer = await neededSend(run, person, 'adminUserBatchChange', { body });
  return { answer, job: await jobDone(run, person, answer.json) };
}

/** An action that the account cannot take is a refused row. */
async function expectRowRefused(two: Two, person: Person, action: Action, says: string): Promise<void> {
  const { answer, job } = await act(two, person, action);
  const { changed, refused } = job.json;
  if (changed === 0 && refused === 1) return;
  two.run.report(answer, {
    rule: 'invalid-accepted',
    place: `${action.kind}, which must be refused`,
    says,
    message: `${changed} rows are changed, ${refused} refused.`,
    pointer: '/description',
  });
}

/** People are found by the description of their account, by an administrator those of all companies. */
async function byDescription({ run, admin, email, description }: Two): Promise<void> {
  const query = { searchText: description.toUpperCase() };
  const { json, ...exchange } = await run.call(admin, 'userFind', { query });
  if (json.some((one) => one.email === email)) return;
  run.report(exchange, {
    rule: 'search',
    place: 'description',
    pointer: '/description',
    message: 'A person is not found by the description of the account.',
    says: 'People whose e-mail, name or description contains the text (case-insensitive, ё equals е)',
  });
}

/** A link to a new password is mailed, and the sessions end. */
async function linkAndSessions(two: Two): Promise<void> {
  const { run, admin, second, email } = two;
  await expectLetter(run, email, async () => (await act(two, admin, { kind: 'passwordLink' })).answer);
  await act(two, admin, { kind: 'sessionsEnd' });
  const reading = await run.send(second, 'profileRead');
  expectError(run, after('adminUserBatchChange', reading), {
    status: 401,
    code: 'jwt-expired',
    rule: 'session',
    place: 'after sessionsEnd',
    says: 'An administrator ends the sessions of an account; a session that is over: jwt-expired',
  });
}

export const secondAdministrator: Journey = {
  name: 'A second administrator',
  covers: ['adminUserBatchChange', 'adminUserChange', 'tableViewList', 'userFind'],
  async run(run) {
    if (!run.options.letters) return;
    const admin = await run.person('admin');
    const description = unique('Проверка портала');
    const { id, email, person, signIn } = await entered(run, admin, { role: 'ADMIN', description });
    const two: Two = { run, admin, second: { ...person, role: 'admin' }, id, email, description };
    const block = { kind: 'block', reason: 'Проверка портала' } as const;
    try {
      if (signIn.got.status !== 200)
        throw new Blocked(`an invited person cannot sign in: ${signIn.got.status}`);
      await each(
        () => views(two),
        () => byDescription(two),
        () => ownRole(two),
        () => expectRowRefused(two, two.second, block, 'Nobody blocks or deletes themselves'),
        () => linkAndSessions(two),
        () => expectRowRefused(two, admin, { kind: 'delete' }, 'Only a blocked account can be deleted'),
      );
    } finally {
      await deleted(run, admin, 'admin', id);
    }
  },
};
