import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

const minutes = '7c2e9f10-1111-4a3b-8c4d-000000000001';
const news = '7c2e9f10-1111-4a3b-8c4d-000000000010';
const draft: Schemas['TemplateDraft'] = {
  name: 'Отчёт',
  description: '',
  command: 'отчёт',
  text: 'Отчёт о {{тема}}',
  serviceType: 'claude',
  model: null,
  agentId: null,
  variables: [
    {
      key: 'тема',
      label: 'Тема',
      kind: 'text',
      required: true,
      default: '',
      hint: '',
      options: [],
      min: '',
      max: '',
    },
  ],
};

const key = () => ({ 'idempotency-key': crypto.randomUUID() });

async function people() {
  const gateway = await openGateway();
  return {
    maria: await new Client(gateway).login(),
    olga: await new Client(gateway).login('company@neuro.example'),
    pupil: await new Client(gateway).login('student@neuro.example'),
  };
}

const namesOf = async (client: Client, query = ''): Promise<string[]> => {
  const page = await client.json<Schemas['LabTemplateCardPage']>('GET', `/lab/template/getTemplates${query}`);
  return page.content.map(({ name }) => name);
};

test('[LAB-02][LAB-12] people see the templates that they have a right to; pupils make none', async () => {
  const { maria, olga, pupil } = await people();
  expect(await namesOf(maria)).toHaveLength(12);
  expect(await namesOf(maria, '?scope=pinned')).toEqual([
    'Письмо клиенту',
    'Протокол совещания',
    'Сравнение вариантов',
  ]);
  expect(await namesOf(maria, `?searchText=${encodeURIComponent('excel')}`)).toEqual(['Формула Excel']);
  expect(await namesOf(olga)).not.toContain('Новость');
  const hers = await olga.call('GET', `/lab/template/getTemplate?templateId=${news}`);
  expect(hers.status).toBe(404);
  const added = await pupil.call('POST', '/lab/template/addTemplate', { json: draft, headers: key() });
  expect(added.status).toBe(404);
});

test('[LAB-09][LAB-11] saving makes a version, none without a change, and refuses an old one, a taken name and faults', async () => {
  const { maria } = await people();
  const post = (path: string, json: object) =>
    maria.call('POST', `/lab/template/${path}`, { json, headers: key() });
  const first = await maria.json<Schemas['LabTemplate']>('POST', '/lab/template/addTemplate', {
    json: draft,
    headers: key(),
  });
  expect(first).toMatchObject({ version: 1, right: 'owner', access: { visibility: 'private' } });
  const { uuid } = first;
  expect(await (await post('changeTemplate', { uuid, version: 1, draft })).json()).toMatchObject({
    version: 1,
  });
  const next = { ...draft, text: 'Кратко о {{тема}}' };
  expect(await (await post('changeTemplate', { uuid, version: 1, draft: next })).json()).toMatchObject({
    version: 2,
    text: 'Кратко о {{тема}}',
  });
  const old = await post('changeTemplate', { uuid, version: 1, draft });
  expect([old.status, await old.json()]).toMatchObject([409, { code: 'version-conflict' }]);
  const twin = await post('addTemplate', { ...draft, command: null });
  expect(await twin.json()).toMatchObject({ code: 'name-taken', errors: [{ field: 'name' }] });
  const command = await post('addTemplate', { ...draft, name: 'Другой' });
  expect(await command.json()).toMatchObject({ code: 'name-taken', errors: [{ field: 'command' }] });
  const faulty = await post('changeTemplate', { uuid, version: 2, draft: { ...draft, text: 'К {{срок}}' } });
  expect([faulty.status, await faulty.json()]).toMatchObject([422, { errors: [{ field: 'text' }] }]);
});

test('[LAB-02][LAB-13] a run keeps its values, is in the history of its template and among all chats, not among those of its service, and an archived template takes no messages', async () => {
  const { maria, olga } = await people();
  const request = {
    text: 'Протокол совещания: склад',
    templateId: minutes,
    templateValues: [{ key: 'тема', value: 'склад {{x}}' }],
  };
  const send = ({ text, ...rest }: Parameters<Client['send']>[1] & { text: string }, client = maria) =>
    client.send(text, { accept: 'application/json', ...rest });
  const { chatUuid } = (await (await send(request)).json()) as { chatUuid: string };
  const page = await maria.json<Schemas['MessagePage']>(
    'GET',
    `/history/getListMessage?chatUuid=${chatUuid}`,
  );
  expect(page.template).toEqual({ templateId: minutes, values: request.templateValues });
  const runs = await maria.json<Schemas['HistoryChatPage']>(
    'GET',
    `/history/getListChatTemplate?templateUuid=${minutes}`,
  );
  expect(runs.content[0]?.uuid).toBe(chatUuid);
  const chats = (query: string) =>
    maria.json<Schemas['HistoryChatPage']>('GET', `/history/getListChatWithSearch${query}`);
  expect((await chats('')).content.find(({ uuid }) => uuid === chatUuid)).toMatchObject({
    templateId: minutes,
    name: 'Протокол совещания',
  });
  const { serviceType = '' } = runs.content[0] ?? {};
  expect((await chats(`?serviceType=${serviceType}`)).content.map(({ uuid }) => uuid)).not.toContain(
    chatUuid,
  );
  expect((await send({ text: 'Дальше', templateId: news, chat: chatUuid })).status).toBe(404);
  expect((await send({ ...request, templateId: news }, olga)).status).toBe(404);
  await maria.call('POST', '/lab/template/hideTemplate', { json: { uuid: minutes, hidden: true } });
  expect(await namesOf(maria, '?scope=archive')).toEqual(['Протокол совещания']);
  expect((await send(request)).status).toBe(400);
  for (const named of [{}, { templateId: minutes }])
    expect((await send({ text: 'Дальше', chat: chatUuid, ...named })).status).toBe(400);
  expect(
    await maria.json<Schemas['MessagePage']>('GET', `/history/getListMessage?chatUuid=${chatUuid}`),
  ).toMatchObject({ template: { templateId: minutes }, content: [{}, {}] });
  await maria.call('POST', '/lab/template/hideTemplate', { json: { uuid: minutes, hidden: false } });
  expect((await send({ text: 'Дальше', chat: chatUuid })).status).toBe(200);
});
