import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateway } from '#mocks/gateway.ts';
import type { Feedback, Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Row = Schemas['AdminFeedback'];

const ADMIN = 'admin@neuro.example';
const EMPLOYEE = 'employee@neuro.example';

let gateway: Gateway;
let admin: Client;

const list = async (query = ''): Promise<Row[]> =>
  (await (await admin.call('GET', `/admin/feedback/getListFeedback${query}`)).json()).content;
const put = (part: Partial<Feedback> & { id: string }): void => {
  const { database } = gateway.deps;
  database.store.write((transaction) =>
    transaction.put(database.feedback, {
      number: database.feedback.size + 1,
      owner: EMPLOYEE,
      email: EMPLOYEE,
      text: 'Вопрос',
      groupId: 4 as const,
      isError: false,
      date: '2026-10-01T09:00:00.000Z',
      ...part,
    }),
  );
};
const idOf = (number: number): string => `2d8f4b10-0000-4e6a-9c35-${String(number).padStart(12, '0')}`;

beforeEach(async () => {
  gateway = await openGateway();
  admin = await new Client(gateway).login(ADMIN);
});

describe('[ADM-05] the list of feedback', () => {
  test('has what a user has sent, with its number, author and company', async () => {
    const employee = await new Client(gateway).login(EMPLOYEE);
    const form = new FormData();
    for (const [name, value] of Object.entries({
      groupId: '5',
      email: EMPLOYEE,
      text: 'Папки',
      isError: 'false',
    }))
      form.set(name, value);
    expect((await employee.call('POST', '/feedback/send', { body: form })).status).toBe(204);
    expect(await list()).toMatchObject([
      {
        number: 1,
        category: 5,
        email: EMPLOYEE,
        companyName: 'Нейро',
        text: 'Папки',
        status: 'new',
        thread: [],
      },
    ]);
  });

  test.each([
    ['?category=3', [2]],
    ['?status=closed', [3]],
    ['?hasFile=true', [2]],
    ['?isError=true', [2]],
    ['?searchText=ДОГОВОР', [1]],
    ['?from=2026-10-02&to=2026-10-31', [3]],
    ['?assignee=2', [3]],
    ['?sort=number,asc', [1, 2, 3]],
  ])('with %s has the numbers %j', async (query, numbers) => {
    put({ id: idOf(1), text: 'Про договоры' });
    put({ id: idOf(2), groupId: 3, isError: true, file: { idFile: idOf(9), name: 'a.png', size: 1 } });
    put({ id: idOf(3), status: 'closed', assigneeId: 2, date: '2026-10-05T09:00:00.000Z' });
    expect((await list(query)).map(({ number }) => number)).toEqual(numbers);
  });
});

describe('[ADM-05] the comment on a bad rating', () => {
  const rate = (client: Client, uuid: string, comment: string, rating = 'bad') =>
    client.call('POST', '/history/rateMessage', { json: { uuid, rating, comment } });

  test('comes as feedback of its own category, without the contents of the chat; another comment replaces it', async () => {
    const { database } = gateway.deps;
    const employee = await new Client(gateway).login(EMPLOYEE);
    const answer = [...database.messages.values()].find(
      ({ owner, role, chatUuid, hidden }) =>
        owner === EMPLOYEE && role === 'assistant' && !hidden && !database.chats.get(chatUuid)?.hidden,
    );
    if (!answer) throw new Error('The employee has no answer');
    expect((await rate(employee, answer.id, 'Нет источника')).status).toBe(204);
    expect((await rate(employee, answer.id, 'Нет даты')).status).toBe(204);
    const [row, ...others] = await list();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ category: 0, text: 'Нет даты', email: EMPLOYEE });
    expect(JSON.stringify(row)).not.toContain(answer.content);
  });
});

describe('[ADM-05] an answer', () => {
  const send = (json: object) =>
    admin.call('POST', '/admin/feedback/sendAnswer', {
      json,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });

  test('is mailed to the author with the question, and answers the message', async () => {
    put({ id: idOf(1), text: 'Где история?' });
    const response = await send({ uuid: idOf(1), text: 'В меню слева.', isInner: false });
    expect(await response.json()).toMatchObject({
      status: 'answered',
      version: 2,
      thread: [{ author: ADMIN, text: 'В меню слева.', isInner: false }],
    });
    const [mail] = [...gateway.deps.database.mails.values()].filter(({ to }) => to === EMPLOYEE);
    expect(mail?.text).toBe('В меню слева.\n\n> Где история?');
  });

  test('as a note is not mailed and leaves the status', async () => {
    put({ id: idOf(1) });
    const response = await send({ uuid: idOf(1), text: 'Спросить Ольгу', isInner: true });
    expect(await response.json()).toMatchObject({ status: 'new', thread: [{ isInner: true }] });
    expect([...gateway.deps.database.mails.values()].map(({ to }) => to)).not.toContain(EMPLOYEE);
  });

  test.each([
    ['to nobody', { email: null }, 'no-address'],
    [
      'in a full thread',
      {
        thread: Array.from({ length: 100 }, () => ({
          author: ADMIN,
          date: '2026-10-01',
          text: '…',
          isInner: true,
        })),
      },
      'too-many',
    ],
  ])('%s is refused', async (_title, part, code) => {
    put({ id: idOf(1), ...part });
    const response = await send({ uuid: idOf(1), text: 'Ответ', isInner: false });
    expect([response.status, (await response.json()).errors[0].code]).toEqual([422, code]);
  });
});

describe('[ADM-14] a change of status and assignee', () => {
  const change = (json: object) => admin.call('POST', '/admin/feedback/changeFeedback', { json });

  test('is refused over a newer version', async () => {
    put({ id: idOf(1), version: 2 });
    const body = { uuid: idOf(1), status: 'open', assigneeId: 2 };
    expect((await change({ ...body, version: 1 })).status).toBe(409);
    expect(await (await change({ ...body, version: 2 })).json()).toMatchObject({
      status: 'open',
      assignee: ADMIN,
      version: 3,
      changedBy: ADMIN,
    });
  });

  test('takes administrators only', async () => {
    put({ id: idOf(1) });
    const response = await change({ uuid: idOf(1), version: 1, status: 'open', assigneeId: 1 });
    expect((await response.json()).errors).toMatchObject([{ field: 'assigneeId', code: 'not-admin' }]);
  });

  test('of many is a job that says what was refused [ADM-12]', async () => {
    put({ id: idOf(1) });
    put({ id: idOf(2), status: 'closed' });
    const json = { keys: [idOf(1), idOf(2), idOf(3)], action: { kind: 'status', status: 'closed' } };
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const response = await admin.call('POST', '/admin/feedback/changeListFeedback', { json, headers });
    expect(await response.json()).toMatchObject({ changed: 1, unchanged: 1, refused: 1 });
  });
});

test('[ADM-05] the seeded feedback has every category and status, and its authors are accounts', async () => {
  gateway = await openGateway({ people: 200 });
  admin = await new Client(gateway).login(ADMIN);
  const rows = await list('?size=100');
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
  expect(new Set(rows.map(({ category }) => category)).size).toBe(7);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(4);
  expect(rows.filter(({ author }) => author === null)).toEqual([]);
});

test('[ADM-01] the menu tells how much feedback is new', async () => {
  put({ id: idOf(1) });
  put({ id: idOf(2), status: 'closed' });
  const tiles: Schemas['AdminTile'][] = await (await admin.call('GET', '/admin/getTilesAdmin')).json();
  expect(tiles.find(({ value }) => value === 'feedback')?.newCount).toBe(1);
});

test('[ADM-33] a report from an error dialog leads to the group of the error', async () => {
  const employee = await new Client(gateway).login(EMPLOYEE);
  gateway.deps.scenarios.add({ name: 'internal-error', operation: 'tileList', times: 1, until: null });
  const { requestId } = await (await employee.call('GET', '/tile/getTile')).json();
  put({ id: idOf(1), groupId: 3, isError: true, text: `Текст ошибки: …\nНомер запроса: ${requestId}` });
  put({ id: idOf(2), groupId: 3, isError: true, text: 'Текст ошибки: …\nНомер запроса: 7' });
  const [group] = gateway.deps.database.errors.values();
  const rows = await list('?sort=number,asc');
  expect(rows.map(({ errorUuid }) => errorUuid)).toEqual([group?.uuid, null]);
  expect((await list(`?error=${group?.uuid}`)).map(({ uuid }) => uuid)).toEqual([idOf(1)]);
});
