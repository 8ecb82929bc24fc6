import { expect, test } from 'vitest';
import type { Feedback, Schemas } from '#mocks/store/database.ts';
import type { Client } from '#mocks/testing/client.ts';
import { companyAdministrator, keyed, strangerOf } from '#mocks/testing/company-area.ts';

type Row = Schemas['AdminFeedback'];

const area = '/user/company/feedback';
const own = '2d8f4b10-0000-4e6a-9c35-000000000001';
const foreign = '2d8f4b10-0000-4e6a-9c35-000000000002';
const employee = 'employee@neuro.example';
const date = '2026-11-20T09:00:00.000Z';

/** The administrator of a company with a message from the own company, with a note and a picture, and one from another. */
async function office(): Promise<Client> {
  const client = await companyAdministrator();
  const { store, feedback } = client.gateway.deps.database;
  const { email } = strangerOf(client);
  const common = { groupId: 4, isError: false, date } as const;
  const file = { idFile: own, name: 'снимок.png', size: 1 };
  const thread = [{ author: 'admin@neuro.example', date, text: 'Просит третий раз', isInner: true }];
  const written = { ...common, email: employee, owner: employee, text: 'Где история?' };
  const all: Feedback[] = [
    { ...written, id: own, number: 901, thread, file },
    { ...common, id: foreign, number: 902, owner: email, email, text: 'Чужой вопрос', file },
  ];
  store.write((transaction) => {
    for (const { id } of [...feedback.values()]) transaction.delete(feedback, id);
    for (const one of all) transaction.put(feedback, one);
    transaction.blob(own, Uint8Array.of(1));
  });
  return client;
}

test('[COMP-02] feedback of the own people only is listed, counted and read, without inner notes', async () => {
  const client = await office();
  const { content } = await client.json<Schemas['AdminFeedbackPage']>('GET', `${area}/getListFeedback`);
  expect(content.map(({ uuid, thread }) => [uuid, thread])).toEqual([[own, []]]);
  expect((await client.json<Row>('GET', `${area}/getFeedback?uuid=${own}`)).thread).toEqual([]);
  const menu = await client.json<Schemas['AdminTile'][]>('GET', '/user/company/getTilesCompanyAdmin');
  expect(menu.find(({ value }) => value === 'feedback')?.newCount).toBe(1);
});

test('[COMP-02] a message of another company is not found', async () => {
  const client = await office();
  const change = { uuid: foreign, version: 1, status: 'closed', assigneeId: null };
  const answer = { uuid: foreign, text: 'Ответ' };
  const calls = [
    client.call('GET', `${area}/getFeedback?uuid=${foreign}`),
    client.call('GET', `${area}/downloadFile?uuid=${foreign}`),
    client.call('POST', `${area}/changeFeedback`, { json: change }),
    client.call('POST', `${area}/sendAnswer`, { headers: keyed(), json: answer }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const json = { keys: [own, foreign], action: { kind: 'status', status: 'closed' } };
  const job = await client.json<Schemas['Job']>('POST', `${area}/changeListFeedback`, {
    headers: keyed(),
    json,
  });
  expect(job).toMatchObject({ changed: 1, refused: 1 });
  expect(client.gateway.deps.database.feedback.get(foreign)?.status).toBeUndefined();
});

test('[ADM-18] an answer reaches the author by mail, and the note of the platform stays', async () => {
  const client = await office();
  const json = { uuid: own, text: 'В меню слева' };
  const row = await client.json<Row>('POST', `${area}/sendAnswer`, { headers: keyed(), json });
  expect(row).toMatchObject({ status: 'answered', thread: [{ text: 'В меню слева', isInner: false }] });
  const [mail] = await client.mailbox(employee);
  expect(mail?.text).toContain('В меню слева');
  expect(client.gateway.deps.database.feedback.get(own)?.thread).toHaveLength(2);
});

test('[COMP-02] only administrators of the own company take care of a message; whom the platform chose stays', async () => {
  const client = await office();
  const { store, feedback } = client.gateway.deps.database;
  const change = async (assigneeId: number | null) => {
    const { version } = await client.json<Row>('GET', `${area}/getFeedback?uuid=${own}`);
    const json = { uuid: own, version, status: 'open', assigneeId };
    return (await client.call('POST', `${area}/changeFeedback`, { json })).status;
  };
  expect(await change(2)).toBe(422);
  expect(await change(1)).toBe(422);
  expect(await change(3)).toBe(200);
  const message = feedback.get(own);
  if (message) store.write((transaction) => transaction.put(feedback, { ...message, assigneeId: 2 }));
  expect(await change(2)).toBe(200);
});
