import { describe, expect, test, vi } from 'vitest';
import { operations } from '#mocks/contract/contract.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { memoryPersistence } from '#mocks/store/memory.ts';
import type { Persistence } from '#mocks/store/store.ts';
import { callTo } from '#mocks/testing/calls.ts';
import { allEvents, Client, errorOf, eventsOf, openGateway, signedIn } from '#mocks/testing/client.ts';
import { begun } from '#mocks/testing/conversation.ts';
import { allowLinks, putFeedback, putLetter, putMailing, putShare } from '#mocks/testing/example-records.ts';
import { samePage } from '#mocks/testing/pages.ts';
import { putImport } from '#mocks/testing/people-lists.ts';

const admin = 'admin@neuro.example';

/** Counts the records that are written, without the kept answers themselves. */
function counted(): { persistence: Persistence; written: () => number } {
  const memory = memoryPersistence();
  let count = 0;
  const ignored = new Set(['answeredOnce', 'visit']);
  const write: Persistence['write'] = (changes) => {
    count += changes.filter(({ collection }) => !ignored.has(collection)).length;
    memory.write(changes);
  };
  return { persistence: { ...memory, write }, written: () => count };
}

const keyed = operations.filter(({ parameters }) =>
  parameters.some(({ name }) => name === 'Idempotency-Key'),
);

const isRequired = (one: (typeof keyed)[number]) =>
  one.parameters.some(({ name, required }) => name === 'Idempotency-Key' && required === true);
const isAdministration = ({ path }: (typeof keyed)[number]) => /^\/(admin|user\/company)\//.test(path);

test('[PRE-05][CON-01] these operations take a key; those of the first list require it', () => {
  const ids = (list: typeof keyed) => list.map(({ id }) => id).sort();
  const others = keyed.filter((one) => !isAdministration(one));
  expect(ids(others.filter(isRequired))).toEqual([
    'agentAdd',
    'chatMessageSend',
    'functionAdd',
    'functionCheck',
    'guestBotAdd',
    'presentationAdd',
    'presentationCommentAdd',
    'presentationLinkAdd',
    'presentationOutlineSend',
    'presentationPageAdd',
    'presentationSlidesSend',
    'tableViewAdd',
    'templateAdd',
  ]);
  expect(ids(others.filter((one) => !isRequired(one)))).toEqual([
    'chatShareAccept',
    'chatShareAdd',
    'exerciseAttemptSend',
    'favouriteFolderAdd',
    'feedbackSend',
    'fileUpload',
    'notificationPublicSend',
    'notificationSend',
  ]);
});

test('[PRE-05][CON-01] what adds, sends, confirms, resets or changes many in the administration requires a key', () => {
  const changing = operations.filter(({ id }) => /(Add|Send|Confirm|Reset|BatchChange)$/.test(id));
  const careless = changing.filter((one) => isAdministration(one) && !isRequired(one));
  expect(careless.map(({ id }) => id)).toEqual([]);
});

test.each(keyed.map((operation) => [operation.id, operation] as const))(
  '[PRE-05] %s: a repeated call changes nothing and gets the same answer',
  async (id, operation) => {
    const { persistence, written } = counted();
    // Chat, agent and presentation of the contract's examples are the employee's.
    const office = id.startsWith('company') ? 'company@neuro.example' : admin;
    const isEmployees = id === 'chatShareAdd' || id === 'guestBotAdd' || id.startsWith('presentation');
    const who = isEmployees ? 'employee@neuro.example' : office;
    const client = await new Client(await openGateway({ persistence, openPage: samePage })).login(who);
    if (id === 'chatShareAccept') putShare(client, operation);
    if (/^adminMailing(TestSend|Confirm)$/.test(id)) putMailing(client, operation);
    if (id === 'presentationLinkAdd') allowLinks(client);
    if (id === 'adminLetterAnswerSend') putLetter(client, operation);
    if (id.endsWith('FeedbackAnswerSend') || id === 'adminRequestAdd') putFeedback(client, operation);
    if (id.endsWith('ImportConfirm'))
      putImport(client, who, String(Reflect.get(Object(operation.body?.example), 'uuid')));
    const call = () => {
      const { method, path, ...rest } = callTo(operation, { 'Idempotency-Key': key });
      if (id === 'fileUpload' && rest.body instanceof FormData)
        rest.body.append('files', new File(['Да'], 'a.txt'));
      return client.call(method, path, rest);
    };
    const key = crypto.randomUUID();
    const first = await call();
    // The secret of a token is said once (ADM-25).
    const answer = [first.status, (await first.text()).replace(/"secret":"[^"]+"/, '"secret":null')];
    expect(first.ok).toBe(true);
    const { jobs, reports } = client.gateway.deps.database;
    const statuses = () => [...jobs.values(), ...reports.values()].map(({ status }) => status);
    await vi.waitFor(() => expect(statuses().filter((status) => status !== 'done')).toEqual([]));
    const before = written();
    const second = await call();
    expect([second.status, await second.text()]).toEqual(answer);
    expect(written()).toBe(before);
  },
);

const mismatch = {
  status: 409,
  message: 'Запрос не отправлен: прежний запрос с этим ключом был другим. Отправьте ещё раз',
};

describe('[PRE-05] another request under a used key is refused, and nothing is lost', () => {
  const file = (text: string) => [new File([text], 'a.txt')];
  test.each([
    ['text', { text: 'Иначе' }],
    ['model', { model: 'gpt-5.2-mini' }],
    ['service', { service: 'claude' }],
    ['file with the same name and length', { files: file('Два') }],
    ['number of files', { files: [...file('Раз'), ...file('Раз')] }],
    ['parent', { parentId: crypto.randomUUID() }],
  ])(
    'another %s',
    async (_what, { text = 'Эй', ...change }: { text?: string; [option: string]: unknown }) => {
      const { persistence, written } = counted();
      const client = await signedIn({ persistence });
      const key = crypto.randomUUID();
      const options = { key, files: file('Раз') };
      await allEvents(await client.send('Эй', options));
      const before = written();
      expect(await errorOf(await client.send(text, { ...options, ...change }))).toEqual(mismatch);
      expect(written()).toBe(before);
      expect((await client.send(text, { ...options, key: crypto.randomUUID() })).status).toBe(200);
    },
  );

  test('while the first is being executed, too', async () => {
    const client = await signedIn();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const add = (name: string) =>
      client.call('POST', '/favoritesFolder/addFolder', { json: { name }, headers });
    const [first, same, other] = await Promise.all([add('Сводки'), add('Сводки'), add('Планы')]);
    const folder = await first?.json();
    expect(await same?.json()).toEqual(folder);
    expect(await errorOf(other as Response)).toEqual(mismatch);
  });
});

test('[PRE-05] the order of properties and the case of the key do not make another request', async () => {
  const client = await signedIn();
  const key = crypto.randomUUID();
  const send = (json: unknown, header: string) =>
    client.call('POST', '/notification/sendA', { json, headers: { 'idempotency-key': header } });
  expect((await send({ title: 'Раз', text: 'Два' }, key)).status).toBe(204);
  expect((await send({ text: 'Два', title: 'Раз' }, key.toUpperCase())).status).toBe(204);
  expect(client.gateway.deps.database.letters.size).toBe(1);
});

test('[PRE-05] an equal key of another person, of a guest or of another operation is independent', async () => {
  const employee = await signedIn();
  const { gateway } = employee;
  const others = [
    await new Client(gateway).login(admin),
    await new Client(gateway).guestLogin('guest@other.example'),
  ];
  const key = crypto.randomUUID();
  const chats = new Set<string>();
  for (const client of [employee, ...others])
    chats.add((await begun(eventsOf(await client.send(`Эй от ${client.cookie}`, { key })))).chatUuid);
  expect(chats.size).toBe(3);
  const headers = { 'idempotency-key': key };
  const json = { name: 'Сводки' };
  expect((await employee.call('POST', '/favoritesFolder/addFolder', { json, headers })).status).toBe(200);
});

test('[PRE-05] the key of a refused call is free', async () => {
  const client = await signedIn();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const add = (name: string) =>
    client.call('POST', '/favoritesFolder/addFolder', { json: { name }, headers });
  const folders = await client.json<Schemas['FavouriteFolder'][]>('GET', '/favoritesFolder/getFolders');
  expect((await add(folders[0]?.name ?? '')).status).toBe(409);
  expect((await add('Сводки')).status).toBe(200);
  expect(await errorOf(await add('Планы'))).toEqual(mismatch);
});

test('[PRE-05] a key is kept for 24 hours, and then forgotten', async () => {
  let now = Date.parse('2026-11-22T09:00:00Z');
  // Without a session, which would end before the key does.
  const client = new Client(await openGateway({ now: () => new Date(now) }));
  const { database } = client.gateway.deps;
  const write = async (title: string, key: string) => {
    const headers = { 'idempotency-key': key };
    await client.call('POST', '/notification/send', {
      json: { email: 'a@b.example', title, text: 'x' },
      headers,
    });
  };
  const key = crypto.randomUUID();
  await write('Раз', key);
  now += 24 * 3600_000 - 1;
  await write('Раз', key);
  expect(database.letters.size).toBe(1);
  now += 2;
  await write('Два', key);
  expect(database.letters.size).toBe(2);
  await write('Три', crypto.randomUUID());
  expect(database.answeredOnce.size).toBe(2);
});

test('[PRE-05] an administrator who lost the rights does not get the kept answer', async () => {
  const client = await new Client(await openGateway()).login(admin);
  const operation = operations.find(({ id }) => id === 'adminUserAdd');
  if (!operation) throw new Error('no adminUserAdd');
  const { method, path, ...call } = callTo(operation);
  expect((await client.call(method, path, call)).status).toBe(200);
  const { database } = client.gateway.deps;
  const user = database.users.get(admin);
  if (!user) throw new Error('no administrator');
  const profile = { ...user.profile, role: 'USER' as const };
  database.store.write((transaction) => transaction.put(database.users, { ...user, profile }));
  expect((await client.call(method, path, call)).status).toBe(403);
});

test('[PRE-05] under a known key, a body that breaks the schema is 400 and the kept answer stays', async () => {
  const client = await signedIn();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const add = (json: unknown) => client.call('POST', '/favoritesFolder/addFolder', { json, headers });
  const folder = await (await add({ name: 'Сводки' })).json();
  expect((await add({ name: ' ' })).status).toBe(400);
  expect(await (await add({ name: 'Сводки' })).json()).toEqual(folder);
});

test('[PRE-05] a repeated send gets the answer as it is now, also of a chat that was hidden', async () => {
  const client = await signedIn();
  const options = { key: crypto.randomUUID(), accept: 'application/json' };
  const send = async () => (await client.send('Эй', options)).json();
  const { chatUuid, answer } = await send();
  await client.call('POST', '/history/rateMessage', { json: { uuid: answer.id, rating: 'good' } });
  await client.call('POST', '/history/hide', { json: { uuid: chatUuid, hidden: true } });
  expect(await send()).toMatchObject({ chatUuid, answer: { ...answer, rating: 'good' } });
});
