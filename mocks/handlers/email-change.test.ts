import { describe, expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { type AdminUser, administrator, changeUser, fieldsOf, readUser } from '#mocks/testing/admin-users.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

const owner = 'employee@neuro.example';
const other = 'orlova@neuro.example';
const id = 1;

const codeOf = async (answer: Response) => ((await answer.json()) as Schemas['ErrorResponse']).code;
const statusOf = (answer: Promise<Response>) => answer.then(({ status }) => status);

/** A portal whose clock only a test moves, with an administrator and the owner of an account. */
async function opened() {
  const clock = { now: Date.parse('2026-11-20T10:00:00Z') };
  const gateway = await openGateway({ now: () => new Date(clock.now) });
  const admin = await new Client(gateway).login('admin@neuro.example');
  const employee = await new Client(gateway).login(owner);
  const visitor = new Client(gateway);
  const withLink = (path: string, headers: { authorization: string }) =>
    visitor.call('POST', path, { headers });
  return {
    clock,
    admin,
    employee,
    visitor,
    ask: (email: string) => changeUser(admin, id, { email }),
    confirm: async (to = other) => withLink('/auth/confirmationEmail', await visitor.mailed(to)),
    undo: (headers: { authorization: string }) => withLink('/auth/undoEmail', headers),
    signIn: (email: string, password = 'portal-2026') =>
      statusOf(visitor.call('POST', '/auth/authentication', { json: { email, password } })),
  };
}

describe('[AUTH-13] a new address that an administrator gives an account', () => {
  test('waits for its confirmation: sign-in, sessions, search and password links go by the old one', async () => {
    const { admin, employee, visitor, ask, signIn } = await opened();
    const answer = (await (await ask('Orlova@neuro.example')).json()) as AdminUser;
    expect(answer).toMatchObject({ email: owner, status: 'active', version: 2 });
    expect(answer.pendingEmail).toMatchObject({ email: other, requestedBy: 'admin@neuro.example' });
    expect(await statusOf(employee.call('GET', '/tile/getTile'))).toBe(200);
    expect(await signIn(owner)).toBe(200);
    expect(await signIn(other)).toBe(400);
    await visitor.call('GET', `/auth/forgotPassword?email=${other}`);
    expect(await visitor.mailbox(other)).toHaveLength(1);
    const found = await admin.json<Schemas['AdminUserPage']>(
      'GET',
      '/admin/users/getListUser?searchText=orlova',
    );
    expect(found.content).toEqual([]);
    const own = await employee.json<Schemas['PersonalData']>('GET', '/user/profile');
    expect(own).toMatchObject({ email: owner, pendingEmail: { email: other } });
  });

  test('gets no password link of an administrator while it waits', async () => {
    const { admin, visitor, ask } = await opened();
    await ask(other);
    const json = { selection: { keys: [id] }, action: { kind: 'passwordLink' } };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await admin.call('POST', '/admin/users/changeListUser', { json, headers });
    await expect.poll(async () => (await visitor.mailbox(owner))[0]?.subject).toBe('Новый пароль');
    expect(await visitor.mailbox(other)).toHaveLength(1);
  });

  test('is told to both addresses, with who asked', async () => {
    const { visitor, ask } = await opened();
    await ask(other);
    const [[asked], [told]] = await Promise.all([visitor.mailbox(other), visitor.mailbox(owner)]);
    expect(asked?.text).toContain('admin@neuro.example');
    expect(asked?.text).not.toContain(owner);
    expect(told?.text).toMatch(/admin@neuro\.example[\s\S]+orlova@neuro\.example[\s\S]+Это не/);
  });

  test('keeps all data and the password when it is confirmed; the sessions end', async () => {
    const { admin, employee, ask, confirm, signIn } = await opened();
    type Chats = Schemas['HistoryChatPage'];
    const chats = await employee.json<Chats>('GET', '/history/getListChatWithSearch');
    await ask(other);
    expect((await confirm()).status).toBe(204);
    expect(await statusOf(employee.call('GET', '/tile/getTile'))).toBe(401);
    expect(await signIn(owner)).toBe(400);
    await employee.login(other);
    expect(await employee.json<Chats>('GET', '/history/getListChatWithSearch')).toEqual(chats);
    expect(await readUser(admin, id)).toMatchObject({ email: other, pendingEmail: null, changedBy: other });
    expect((await confirm()).status).toBe(401);
  });

  test('can be confirmed for a day', async () => {
    const { clock, admin, ask, confirm } = await opened();
    await ask(other);
    clock.now += 24 * 60 * 60_000;
    await admin.login('admin@neuro.example');
    expect(await readUser(admin, id)).toMatchObject({ pendingEmail: null });
    expect(await codeOf(await confirm())).toBe('link-expired');
  });

  test('is replaced by the next one, and cancelled by an administrator or its owner', async () => {
    const { admin, employee, visitor, ask, confirm } = await opened();
    await ask(other);
    await ask('third@neuro.example');
    expect((await confirm(other)).status).toBe(401);
    const cancel = () => admin.call('DELETE', `/admin/users/deletePendingEmail?id=${id}`);
    expect((await cancel()).status).toBe(204);
    expect((await cancel()).status).toBe(404);
    expect((await confirm('third@neuro.example')).status).toBe(401);
    await ask(other);
    expect(await statusOf(employee.call('DELETE', '/user/pendingEmail'))).toBe(204);
    expect((await confirm(other)).status).toBe(401);
    expect(await statusOf(visitor.call('DELETE', '/user/pendingEmail'))).toBe(401);
  });

  test('that another account has got meanwhile is refused by name', async () => {
    const { admin, ask, confirm } = await opened();
    expect(await codeOf(await ask('commerce@neuro.example'))).toBe('email-taken');
    await ask(other);
    const json = { ...fieldsOf(await readUser(admin, 3)), email: other, isInvited: false };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await admin.call('POST', '/admin/users/addUser', { json, headers })).status).toBe(200);
    expect(await codeOf(await confirm())).toBe('email-taken');
  });

  test('comes to an account that nobody has used at once, with its invitation', async () => {
    const { admin, visitor } = await opened();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const user = { ...fieldsOf(await readUser(admin, 1)), email: 'wrong@neuro.example', isInvited: true };
    const added = await admin.call('POST', '/admin/users/addUser', { json: user, headers });
    const first = await visitor.mailed('wrong@neuro.example');
    const { id: invited } = (await added.json()) as AdminUser;
    const changed = await changeUser(admin, invited, { email: 'right@neuro.example' });
    expect(await changed.json()).toMatchObject({ email: 'right@neuro.example', pendingEmail: null });
    const accept = (link: { authorization: string }) =>
      statusOf(
        visitor.call('POST', '/auth/confirmationRequestToCompany', {
          json: { name: 'Вера Новикова', password: 'snow-in-june-31' },
          headers: link,
        }),
      );
    expect(await accept(first)).toBe(401);
    expect(await accept(await visitor.mailed('right@neuro.example'))).toBe(204);
  });

  test('is the company administrator’s to cancel only for people of the company', async () => {
    const { admin, ask } = await opened();
    const company = await new Client(admin.gateway).login('company@neuro.example');
    await ask(other);
    const cancel = (of: number) => company.call('DELETE', `/user/company/users/deletePendingEmail?id=${of}`);
    expect((await cancel(id)).status).toBe(204);
    await changeUser(admin, id, { email: other, companyUuid: null });
    expect((await cancel(id)).status).toBe(404);
  });

  test('does not lock the last administrator out', async () => {
    const { admin } = await opened();
    expect((await changeUser(admin, 2, { email: 'chief@neuro.example' })).status).toBe(200);
    expect(await statusOf(admin.call('GET', '/admin/getTilesAdmin'))).toBe(200);
  });
});

describe('[AUTH-13] «Это не я»', () => {
  test('cancels a change that waits and leaves the account as it was', async () => {
    const { employee, visitor, ask, confirm, undo } = await opened();
    await ask(other);
    const link = await visitor.mailed(owner);
    expect((await undo(link)).status).toBe(204);
    expect((await undo(link)).status).toBe(401);
    expect((await confirm()).status).toBe(401);
    expect(await statusOf(employee.call('GET', '/tile/getTile'))).toBe(200);
  });

  test('brings the old address back: whoever had taken the account over is out', async () => {
    const { employee, visitor, ask, confirm, undo, signIn } = await opened();
    await ask(other);
    await confirm();
    const link = await visitor.mailed(owner);
    const reset = async (json: { password: string }, headers: { authorization: string }) =>
      statusOf(visitor.call('POST', '/auth/resetPassword', { json, headers }));
    await visitor.call('GET', `/auth/forgotPassword?email=${other}`);
    expect(await reset({ password: 'a-strangers-own-1' }, await visitor.mailed(other))).toBe(204);
    await employee.login(other, 'a-strangers-own-1');
    await visitor.call('GET', `/auth/forgotPassword?email=${other}`);
    const late = await visitor.mailed(other);

    const answer = await undo(link);
    expect(answer.status).toBe(200);
    const { passwordToken } = (await answer.json()) as Schemas['EmailChangeUndone'];
    expect(await statusOf(employee.call('GET', '/tile/getTile'))).toBe(401);
    expect(await reset({ password: 'a-strangers-own-2' }, late)).toBe(401);
    expect(await signIn(other, 'a-strangers-own-1')).toBe(400);
    expect(await signIn(owner, 'a-strangers-own-1')).toBe(400);
    expect(await reset({ password: 'snow-in-june-31' }, { authorization: `Bearer ${passwordToken}` })).toBe(
      204,
    );
    expect(await signIn(owner, 'snow-in-june-31')).toBe(200);
  });

  test('ends the tokens and the copies of chats that were made since the confirmation, and no earlier ones', async () => {
    const { clock, admin, visitor, ask, confirm, undo } = await opened();
    const { database } = admin.gateway.deps;
    const [token] = [...database.tokens.values()].filter(({ revoked }) => !revoked);
    if (!token) throw new Error('No token');
    const make = (uuid: string, email: string) => {
      const created = new Date(clock.now).toISOString();
      database.store.put(database.tokens, { ...token, uuid, ownerId: id, created });
      const share = {
        title: 'Отпуск',
        service: 'ChatGPT',
        serviceType: 'chatGpt',
        withFiles: false,
      } as const;
      database.store.put(database.shares, {
        ...share,
        uuid,
        owner: email,
        created,
        content: [],
        userIds: [],
      });
    };
    const [before, after] = [crypto.randomUUID(), crypto.randomUUID()] as const;
    make(before, owner);
    clock.now += 60_000;
    await ask(other);
    await confirm();
    const link = await visitor.mailed(owner);
    clock.now += 60_000;
    make(after, other);
    expect((await undo(link)).status).toBe(200);
    const open = [before, after].map((uuid) => [
      database.tokens.get(uuid)?.revoked === undefined,
      database.shares.get(uuid)?.owner,
    ]);
    expect(open).toEqual([
      [true, owner],
      [false, undefined],
    ]);
  });

  test('of the first change undoes those after it, too', async () => {
    const { visitor, ask, confirm, undo, signIn } = await opened();
    await ask(other);
    const first = await visitor.mailed(owner);
    await confirm();
    await ask('third@neuro.example');
    await confirm('third@neuro.example');
    expect((await undo(first)).status).toBe(200);
    expect(await signIn('third@neuro.example')).toBe(400);
    expect((await undo(await visitor.mailed(other))).status).toBe(401);
  });

  test('works for seven days after the confirmation, and so long nobody else gets the address', async () => {
    const { clock, admin, visitor, ask, confirm, undo } = await opened();
    await ask(other);
    clock.now += 20 * 60 * 60_000;
    await confirm();
    const link = await visitor.mailed(owner);
    const register = () =>
      statusOf(
        visitor.call('POST', '/auth/registration', {
          json: { email: owner, name: 'Чужой', password: 'snow-in-june-31', tariffId: 13, promo: true },
        }),
      );
    expect(await register()).toBe(409);
    await admin.login('admin@neuro.example');
    const fields = { ...fieldsOf(await readUser(admin, 3)), email: owner, isInvited: true };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect(await statusOf(admin.call('POST', '/admin/users/addUser', { json: fields, headers }))).toBe(409);
    clock.now += 7 * 24 * 60 * 60_000;
    expect(await codeOf(await undo(link))).toBe('link-expired');
    expect(await register()).toBe(204);
  });
});

test('[AUTH-13] an account without an e-mail in its profile has none again', async () => {
  const { gateway } = await administrator(0);
  const admin = await new Client(gateway).login('admin@neuro.example');
  const find = '/admin/users/getListUser?searchText=noemail';
  const [user] = (await admin.json<Schemas['AdminUserPage']>('GET', find)).content;
  await changeUser(admin, user?.id ?? 0, { email: other });
  const undo = await admin.mailed('noemail@neuro.example');
  await admin.call('POST', '/auth/confirmationEmail', { headers: await admin.mailed(other) });
  expect(gateway.deps.database.users.get(other)?.profile.email).toBe(other);
  await admin.call('POST', '/auth/undoEmail', { headers: undo });
  expect(gateway.deps.database.users.get('noemail@neuro.example')?.profile.email).toBeNull();
});

test('[ADM-19] each step of a change of an address is in the audit', async () => {
  const { admin, visitor, ask, confirm, undo } = await opened();
  await ask(other);
  await admin.call('DELETE', `/admin/users/deletePendingEmail?id=${id}`);
  await ask(other);
  await confirm();
  await undo(await visitor.mailed(owner));
  const notes = [...admin.gateway.deps.database.audit.values()].filter(({ entity }) => entity === 'user');
  expect(notes.map(({ actor, changes }) => [actor, ...changes.map((one) => Object.values(one))])).toEqual([
    ['admin@neuro.example', ['pendingEmail', null, other]],
    ['admin@neuro.example', ['pendingEmail', other, null]],
    ['admin@neuro.example', ['pendingEmail', null, other]],
    [other, ['email', owner, other]],
    [owner, ['email', other, owner]],
  ]);
});
