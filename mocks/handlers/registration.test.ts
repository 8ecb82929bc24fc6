import { expect, test, vi } from 'vitest';
import { SEED_PASSWORD } from '#mocks/rehearsal/seeds/seed.ts';
import { Client, errorOf, openGateway } from '#mocks/testing/client.ts';

const HOUR = 3_600_000;
const email = 'new@neuro.example';
const registration = { email, name: 'Вера Новикова', password: 'portal-2027', tariffId: 11, promo: true };
const confirm = `/auth/confirmationRegistration?email=${email}`;
const reset = '/auth/resetPassword';

/** A client without a session, and a gateway with a clock that the test sets. */
async function visitor() {
  const clock = { now: Date.parse('2026-11-20T10:00:00Z'), printed: [] as string[] };
  const gateway = await openGateway({
    now: () => new Date(clock.now),
    print: (line) => clock.printed.push(line),
  });
  return { clock, client: new Client(gateway), gateway };
}

const register = (client: Client, json = registration) => client.call('POST', '/auth/registration', { json });
const login = (client: Client, password: string, address = email) =>
  client.call('POST', '/auth/authentication', { json: { email: address, password } });

test('[AUTH-03] [AUTH-04] a registration is confirmed once by the link of its letter', async () => {
  const { client, clock } = await visitor();
  expect((await register(client, { ...registration, email: email.toUpperCase() })).status).toBe(204);
  expect(await errorOf(await login(client, 'portal-2027'))).toEqual({
    status: 401,
    message: `Ваша почта ${email} не подтверждена`,
  });
  expect((await errorOf(await login(client, 'wrong'))).message).toBe('Неверный e-mail или пароль');

  const [mail] = await client.mailbox(email);
  expect(mail?.link).toMatch(
    /^http:\/\/127\.0\.0\.1:8080\/confirmationRegistration\?token=[0-9a-f]{64}&email=new%40neuro\.example$/,
  );
  expect(clock.printed).toEqual([`Mail to ${email}: ${mail?.link}`]);
  const headers = await client.mailed(email);
  const another = await client.call('GET', '/auth/confirmationRegistration?email=x@neuro.example', {
    headers,
  });
  expect(another.status).toBe(401);
  expect((await client.call('GET', confirm, { headers })).status).toBe(204);
  expect(await errorOf(await client.call('GET', confirm, { headers }))).toEqual({
    status: 401,
    message: 'Ссылка недействительна или уже использована',
  });
  expect(await (await login(client, 'portal-2027')).json()).toMatchObject({
    email,
    name: 'Вера Новикова',
    role: 'USER',
    groups: [{ groupType: 13 }, { name: 'tariffIntermediate' }],
    token: '',
  });
  expect((await client.call('GET', '/tile/getTile')).status).toBe(200);
});

test('[AUTH-03] an address that is confirmed cannot register again', async () => {
  const { client } = await visitor();
  await register(client);
  expect((await register(client)).status).toBe(204);
  const headers = await client.mailed(email);
  expect((await client.call('GET', confirm, { headers })).status).toBe(204);
  expect((await register(client)).status).toBe(409);
  expect((await register(client, { ...registration, email: 'Employee@neuro.example' })).status).toBe(409);
  expect((await register(client, { ...registration, email: 'b@neuro.example', promo: false })).status).toBe(
    400,
  );
});

test('[AUTH-03][AUTH-04] a link that is followed in another browser than that of the registration voids its password', async () => {
  const { client: stranger, gateway } = await visitor();
  await register(stranger);
  const owner = new Client(gateway);
  const headers = await owner.mailed(email);
  const answer = await owner.call('GET', confirm, { headers });
  expect(answer.status).toBe(200);
  const { passwordToken } = (await answer.json()) as { passwordToken: string };
  expect((await errorOf(await login(stranger, 'portal-2027'))).message).toBe('Неверный e-mail или пароль');
  const authorization = `Bearer ${passwordToken}`;
  const json = { password: 'own-password-1' };
  expect((await owner.call('POST', reset, { headers: { authorization }, json })).status).toBe(204);
  expect((await owner.call('POST', reset, { headers: { authorization }, json })).status).toBe(401);
  expect((await login(owner, 'own-password-1')).status).toBe(200);
});

test('[AUTH-04][AUTH-05] the link of a registration is void once the owner of the address has set a password', async () => {
  const { client: stranger, gateway } = await visitor();
  await register(stranger);
  const owner = new Client(gateway);
  const letter = await owner.mailed(email);
  await owner.call('GET', `/auth/forgotPassword?email=${email}`);
  const json = { password: 'own-password-1' };
  expect((await owner.call('POST', reset, { headers: await owner.mailed(email), json })).status).toBe(204);
  for (const client of [owner, stranger])
    expect((await client.call('GET', confirm, { headers: letter })).status).toBe(401);
  expect((await login(owner, 'own-password-1')).status).toBe(200);
});

test('[AUTH-04] a new letter keeps the password of the browser that registered', async () => {
  const { client } = await visitor();
  await register(client);
  await register(client, { ...registration, email: 'second@neuro.example' });
  await client.call('GET', `/auth/reconfirmationRegistration?email=${email}`);
  expect((await client.call('GET', confirm, { headers: await client.mailed(email) })).status).toBe(204);
  expect((await login(client, 'portal-2027')).status).toBe(200);
});

test('[AUTH-03] two registrations at the same moment are one account; ids are never shared', async () => {
  const { client, gateway } = await visitor();
  const same = await Promise.all([register(client), register(client)]);
  expect(same.map(({ status }) => status)).toEqual([204, 204]);
  expect(await client.mailbox(email)).toHaveLength(2);
  const others = ['a', 'b', 'c'].map((name) => ({ ...registration, email: `${name}@neuro.example` }));
  await Promise.all(others.map((json) => register(client, json)));
  const ids = [...gateway.deps.database.users.values()].map(({ profile }) => profile.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('[AUTH-04] a link expires after 24 hours with the JWT library’s text; a new link replaces it', async () => {
  const { client, clock } = await visitor();
  await register(client);
  const first = await client.mailed(email);
  clock.now += 24 * HOUR - 1;
  await client.call('GET', `/auth/reconfirmationRegistration?email=${email}`);
  const second = await client.mailed(email);
  expect((await errorOf(await client.call('GET', confirm, { headers: first }))).message).toMatch(/^Ссылка/);
  clock.now += 24 * HOUR;
  const { status, message } = await errorOf(await client.call('GET', confirm, { headers: second }));
  expect(status).toBe(401);
  expect(message).toMatch(
    /^JWT expired at 2026-11-22T09:59:59Z\. Current time: 2026-11-22T09:59:59Z, a difference of 0 milliseconds\. Allowed clock skew: 0 milliseconds\.$/,
  );
  clock.now += 60_000;
  await client.call('GET', `/auth/reconfirmationRegistration?email=${email}`);
  const headers = await client.mailed(email);
  expect((await client.call('GET', confirm, { headers })).status).toBe(204);
});

test('[AUTH-04] [AUTH-05] responses do not reveal whether an address is registered; only the letters differ', async () => {
  const { client } = await visitor();
  for (const address of ['nobody@neuro.example', 'employee@neuro.example']) {
    const resend = await client.call('GET', `/auth/reconfirmationRegistration?email=${address}`);
    const forgot = await client.call('GET', `/auth/forgotPassword?email=${address}`);
    const code = await client.call('POST', '/auth/sendCode', { json: { email: address } });
    expect([resend.status, forgot.status, code.status]).toEqual([204, 204, 204]);
  }
  expect(await client.mailbox('nobody@neuro.example')).toEqual([]);
  expect((await client.mailbox('employee@neuro.example')).map(({ subject }) => subject)).toEqual([
    'Новый пароль',
  ]);
});

test('[AUTH-05] a new password ends all sessions of the account; its link works once within an hour', async () => {
  const { client, clock, gateway } = await visitor();
  const address = 'employee@neuro.example';
  const old = await new Client(gateway).login();
  const other = await new Client(gateway).login('admin@neuro.example');
  const endReaders = vi.spyOn(gateway.deps.runs, 'endReaders');
  await client.call('GET', `/auth/forgotPassword?email=${address}`);
  const late = await client.mailed(address);
  clock.now += HOUR;
  const expired = await client.call('POST', reset, { json: { password: 'portal-2027' }, headers: late });
  expect((await errorOf(expired)).message).toMatch(/0 milliseconds/);

  await client.call('GET', `/auth/forgotPassword?email=${address}`);
  const headers = await client.mailed(address);
  const call = { json: { password: 'portal-2027' }, headers };
  const both = await Promise.all([client.call('POST', reset, call), client.call('POST', reset, call)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 401]);
  expect(endReaders.mock.calls).toEqual([[address]]);
  expect((await old.call('GET', '/tile/getTile')).status).toBe(401);
  expect((await other.call('GET', '/tile/getTile')).status).toBe(200);
  expect((await login(client, SEED_PASSWORD, address)).status).toBe(400);
  expect((await login(client, 'portal-2027', address)).status).toBe(200);
});

test('[AUTH-06] following a company’s invitation makes the account its member', async () => {
  const { client, gateway } = await visitor();
  const invite = new Request('http://portal.test/api/dev/invitation', {
    method: 'POST',
    body: JSON.stringify({ email, company: 'Агрохолдинг' }),
  });
  expect((await gateway.handle(invite)).status).toBe(204);
  const headers = await client.mailed(email);
  const [mail] = await client.mailbox(email);
  expect(mail?.link).toContain('/confirmationRequestToCompany?token=');
  const call = { json: { name: 'Глеб Соколов', password: 'portal-2027' }, headers };
  expect((await client.call('POST', '/auth/confirmationRequestToCompany', call)).status).toBe(204);
  expect((await client.call('POST', '/auth/confirmationRequestToCompany', call)).status).toBe(401);
  expect(await (await login(client, 'portal-2027')).json()).toMatchObject({
    name: 'Глеб Соколов',
    groups: [{ name: 'Агрохолдинг' }],
  });
});

test('[ERR-12] letters to an address are limited, whether it is known or not', async () => {
  const { client } = await visitor();
  for (const address of ['nobody@neuro.example', 'employee@neuro.example']) {
    const path = `/auth/forgotPassword?email=${address}`;
    for (let sent = 0; sent < 10; sent++) expect((await client.call('GET', path)).status).toBe(204);
    expect((await client.call('GET', path)).status).toBe(429);
  }
});

test('[ERR-06] the message about a blocked account requires the right password', async () => {
  const { client } = await visitor();
  const blocked = 'dismissed@neuro.example';
  expect((await errorOf(await login(client, SEED_PASSWORD, blocked))).message).toBe(
    'Данный пользователь заблокирован',
  );
  expect((await errorOf(await login(client, 'x', blocked))).message).toBe('Неверный e-mail или пароль');
});

test('[AUTH-11] links lead to the portal’s origin behind a proxy, never to a host that the caller names', async () => {
  const { client, gateway } = await visitor();
  const from = (origin: string) =>
    client.call('GET', '/auth/forgotPassword?email=employee@neuro.example', {
      headers: { referer: `${origin}/login` },
    });
  await from('http://127.0.0.1:5173');
  expect((await client.mailbox('employee@neuro.example'))[0]?.link).toMatch(/^http:\/\/127\.0\.0\.1:5173\//);
  await from('https://evil.example');
  expect((await client.mailbox('employee@neuro.example'))[0]?.link).toMatch(/^http:\/\/127\.0\.0\.1:8080\//);
  expect([...gateway.deps.database.links.values()].map(({ tokenHash }) => tokenHash)).not.toContain(
    (await client.mailed('employee@neuro.example')).authorization.slice(7),
  );
});

test('[AUTH-05] a request that started before a password change does not restore the old password', async () => {
  const { client, gateway } = await visitor();
  const employee = await new Client(gateway).login();
  let finishBody = (): void => undefined;
  const agreements = [1, 2, 3, 4, 5, 6].map((id) => ({ id, checked: true, text: '', version: 1 }));
  const body = new ReadableStream({
    start(controller) {
      finishBody = () => {
        controller.enqueue(new TextEncoder().encode(JSON.stringify({ agreements })));
        controller.close();
      };
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: employee.cookie },
    body,
    duplex: 'half',
  };
  const held = gateway.handle(new Request('http://portal.test/api/1.0/auth/agreement', init));
  await client.call('GET', '/auth/forgotPassword?email=employee@neuro.example');
  const headers = await client.mailed('employee@neuro.example');
  const reset = await client.call('POST', '/auth/resetPassword', {
    headers,
    json: { password: 'portal-2027' },
  });
  expect(reset.status).toBe(204);
  finishBody();
  expect((await held).status).toBe(401);
  expect((await login(client, SEED_PASSWORD, 'employee@neuro.example')).status).toBe(400);
  expect((await login(client, 'portal-2027', 'employee@neuro.example')).status).toBe(200);
});

test('[AUTH-05] a new password ends the links of a registration: they would set the password of a stranger', async () => {
  const { client } = await visitor();
  await register(client);
  const stranger = await client.mailed(email);
  await client.call('GET', `/auth/forgotPassword?email=${email}`);
  const headers = await client.mailed(email);
  expect((await client.call('POST', reset, { headers, json: { password: 'short' } })).status).toBe(400);
  expect((await client.call('POST', reset, { headers, json: { password: 'portal-2028' } })).status).toBe(204);
  expect((await client.call('GET', confirm, { headers: stranger })).status).toBe(401);
  expect((await login(client, 'portal-2027')).status).toBe(400);
  expect((await login(client, 'portal-2028')).status).toBe(200);
});
