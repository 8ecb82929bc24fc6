import { beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Template = Schemas['LetterTemplate'];
type Fields = Schemas['TemplateFields'];

const base = '/admin/letters';
let admin: Client;

beforeEach(async () => {
  admin = await new Client(await openGateway()).login('admin@neuro.example');
});

const post = (path: string, json: object) =>
  admin.call('POST', `${base}/${path}`, { json, headers: { 'idempotency-key': crypto.randomUUID() } });
const list = async () =>
  (await admin.json<Schemas['LetterTemplatePage']>('GET', `${base}/getListTemplate?size=100`)).content;
const template = async (wanted: string): Promise<Template> => {
  const found = (await list()).find(({ code }) => code === wanted);
  if (!found) throw new Error(`No template ${wanted}`);
  return found;
};
async function change(code: string, fields: Partial<Fields>): Promise<Response> {
  const { uuid, version, subject, body } = await template(code);
  return post('changeTemplate', { uuid, version, code, subject, body, ...fields });
}
const faultOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return ((await response.json()) as Schemas['ErrorResponse']).errors?.[0];
};
const mailed = async (email: string) => (await admin.mailbox(email))[0];

test('[ADM-05] the letters that the portal sends are thirteen templates; a changed one is sent from then on', async () => {
  expect((await list()).filter(({ isSystem }) => isSystem)).toHaveLength(13);
  expect((await change('password', { subject: 'Смена пароля', body: 'Откройте {{ link }}' })).status).toBe(
    200,
  );
  const visitor = new Client(admin.gateway);
  await visitor.call('GET', '/auth/forgotPassword?email=employee@neuro.example');
  const letter = await mailed('employee@neuro.example');
  expect(letter?.subject).toBe('Смена пароля');
  expect(letter?.text).toBe(`Откройте ${letter?.link}`);
});

test('[ADM-20] unknown and missing variables and open brackets are faults at their fields', async () => {
  expect(await faultOf(await change('password', { body: '{{link}} {{secret}}' }))).toMatchObject({
    field: 'body',
    code: 'unknown',
    message: 'Неизвестная переменная: {{secret}}',
  });
  expect(await faultOf(await change('password', { subject: 'Код {{code}}' }))).toMatchObject({
    field: 'subject',
  });
  expect(await faultOf(await change('password', { body: 'Без ссылки' }))).toMatchObject({
    field: 'body',
    code: 'missing',
    message: 'Не хватает переменной: {{link}}',
  });
  expect(await faultOf(await change('password', { body: '{{link}} {{link' }))).toMatchObject({
    field: 'body',
    code: 'format',
  });
  expect(await faultOf(await change('password', { code: 'other' }))).toMatchObject({ field: 'code' });
});

test('[ADM-05] a test goes to the administrator who asks for it, and its link opens nothing', async () => {
  const { uuid } = await template('invitation');
  const { mails } = admin.gateway.deps.database;
  expect((await post('sendTemplateTest', { uuid })).status).toBe(204);
  expect([...mails.values()].map(({ to }) => to)).toEqual(['admin@neuro.example']);
  const letter = await mailed('admin@neuro.example');
  expect(letter?.subject).toBe('[Тест] Приглашение на портал компании');
  expect(letter?.link).toBeUndefined();
  expect(admin.gateway.deps.database.links.size).toBe(0);
});

test('[ADM-27] system templates stay; own ones are added under a free code and deleted', async () => {
  const remove = (uuid: string, version: number) =>
    admin.call('DELETE', `${base}/deleteTemplate?uuid=${uuid}&version=${version}`);
  const { uuid } = await template('mailing');
  const refused = await remove(uuid, 1);
  expect([refused.status, ((await refused.json()) as Schemas['ErrorResponse']).code]).toEqual([
    409,
    'system-object',
  ]);
  const fields: Fields = { code: 'works', subject: 'Работы', body: 'Здравствуйте, {{name}}!' };
  const added = (await (await post('addTemplate', fields)).json()) as Template;
  expect(added).toMatchObject({ isSystem: false, version: 1 });
  const taken = await post('addTemplate', { ...fields, code: 'Works' });
  expect([taken.status, ((await taken.json()) as Schemas['ErrorResponse']).code]).toEqual([
    409,
    'name-taken',
  ]);
  expect((await remove(added.uuid, 1)).status).toBe(204);
  expect((await list()).map(({ code }) => code)).not.toContain('works');
});
