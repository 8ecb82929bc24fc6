import { beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

const base = '/admin/letters';
let admin: Client;
let employee: Client;

beforeEach(async () => {
  const gateway = await openGateway();
  admin = await new Client(gateway).login('admin@neuro.example');
  employee = await new Client(gateway).login();
  const json = { email: 'new@neuro.example', title: 'Не приходит письмо', text: 'Где ссылка?\nЖду.' };
  await new Client(gateway).call('POST', '/notification/send', { json });
  const own = { title: 'Шаблоны', text: 'Добавьте шаблоны' };
  await employee.call('POST', '/notification/sendA', { json: own });
});

const post = (path: string, json: object) =>
  admin.call('POST', `${base}/${path}`, { json, headers: { 'idempotency-key': crypto.randomUUID() } });
const list = async (query = '') =>
  (await admin.json<Schemas['InboxLetterPage']>('GET', `${base}/getListLetter?size=100${query}`)).content;
const letter = async (title: string) => {
  const [found] = await list(`&searchText=${encodeURIComponent(title)}`);
  if (!found) throw new Error(`No letter ${title}`);
  return found;
};
const titles = async (query: string) => (await list(query)).map(({ title }) => title);

test('[ADM-05] letters of people with and without a session arrive; an answer reaches the mailbox of the author', async () => {
  expect((await titles('&sort=title,asc')).slice(0, 2)).toEqual(['Не приходит письмо', 'Шаблоны']);
  expect(await letter('Шаблоны')).toMatchObject({ email: 'employee@neuro.example', status: 'new' });
  expect((await letter('Не приходит')).author).toBeNull();
  const { uuid } = await letter('Не приходит');
  const answer = await post('sendAnswer', { uuid, text: 'Отправили ещё раз.' });
  const [mail] = await admin.mailbox('new@neuro.example');
  expect(mail).toMatchObject({
    subject: 'Ответ на ваше письмо «Не приходит письмо»',
    text: 'Отправили ещё раз.\n\n> Где ссылка?\n> Жду.',
  });
  expect(await answer.json()).toMatchObject({
    status: 'answered',
    version: 2,
    thread: [{ author: 'admin@neuro.example', text: 'Отправили ещё раз.' }],
  });
});

test('[ADM-13] closed letters are opened again as what they were', async () => {
  const { uuid } = await letter('Не приходит');
  await post('sendAnswer', { uuid, text: 'Отправили ещё раз.' });
  const keys = [uuid, (await letter('Шаблоны')).uuid, crypto.randomUUID()];
  const job = async (kind: string) =>
    (await post('changeListLetter', { keys, action: { kind } })).json() as Promise<Schemas['Job']>;
  expect(await job('close')).toMatchObject({ changed: 2, refused: 1 });
  expect(await job('close')).toMatchObject({ changed: 0, unchanged: 2 });
  expect(await titles('&status=closed&sort=title,asc')).toEqual(['Не приходит письмо', 'Шаблоны']);
  await job('open');
  expect((await letter('Не приходит')).status).toBe('answered');
  expect((await letter('Шаблоны')).status).toBe('new');
});

test('[ADM-20] a letter without an address takes no answer, and nothing is mailed', async () => {
  const nameless = await new Client(admin.gateway).login('noemail@neuro.example');
  await nameless.call('POST', '/notification/sendA', { json: { title: 'Без почты', text: 'Вопрос' } });
  const { uuid } = await letter('Без почты');
  const refused = await post('sendAnswer', { uuid, text: 'Ответ' });
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as Schemas['ErrorResponse']).errors?.[0]?.code).toBe('no-address');
  expect((await letter('Без почты')).thread).toEqual([]);
});
