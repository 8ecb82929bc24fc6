import { beforeAll, describe, expect, test } from 'vitest';
import { exampleOf } from '#mocks/contract/contract.ts';
import type { Page } from '#mocks/domain/lists/list.ts';
import type { AgentDraft, Schemas } from '#mocks/store/database.ts';
import { allEvents, Client, errorOf, openGateway } from '#mocks/testing/client.ts';

type Agent = Schemas['Agent'];
type Card = Schemas['AgentCard'];

const LAWYER = '7c2e9f10-2222-4a3b-8c4d-000000000001';
const LETTERS = '7c2e9f10-2222-4a3b-8c4d-000000000002';
const PURCHASES = '7c2e9f10-2222-4a3b-8c4d-000000000004';
const NEWCOMER = '7c2e9f10-2222-4a3b-8c4d-000000000005';
const SECRETARY = '7c2e9f10-2222-4a3b-8c4d-000000000007';
const CHECKER = '7c2e9f10-2222-4a3b-8c4d-000000000008';
const CHECKLIST = '7c2e9f10-4444-4a3b-8c4d-000000000001';

const fresh: AgentDraft = {
  name: 'Новый агент',
  description: '',
  icon: 'bot',
  colour: 'slate',
  serviceType: 'claude',
  model: null,
  instruction: 'Отвечай коротко.',
  starters: [],
  idFiles: [],
  functionIds: [],
  settings: {},
  historyTurns: 20,
};

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const readAgent = (client: Client, id: string) =>
  client.json<Agent>('GET', `/lab/agent/getAgent?agentId=${id}`);
const add = (client: Client, draft: AgentDraft) =>
  client.call('POST', '/lab/agent/addAgent', { json: draft, headers: key() });
const added = async (client: Client, draft: AgentDraft = fresh) =>
  (await add(client, draft)).json() as Promise<Agent>;
const change = (client: Client, json: object) => client.call('POST', '/lab/agent/changeAgent', { json });
const namesIn = async (client: Client, query = '') =>
  (await client.json<Page<Card>>('GET', `/lab/agent/getAgents${query}`)).content.map(({ name }) => name);

/** The settings of an agent as the form sends them. */
function draftOf(agent: Agent): AgentDraft {
  const { name, description, icon, colour, serviceType, model, starters, idFiles, functionIds } = agent;
  const { settings, historyTurns, instruction } = agent;
  return {
    name,
    description,
    icon,
    colour,
    serviceType,
    model,
    starters,
    idFiles,
    functionIds,
    settings,
    historyTurns,
    instruction: instruction ?? '',
  };
}

let maria: Client;
let olga: Client;
let pavel: Client;
let anna: Client;
let pupil: Client;
beforeAll(async () => {
  const gateway = await openGateway();
  const login = (email: string) => new Client(gateway).login(`${email}@neuro.example`);
  [maria, olga, pavel, anna, pupil] = await Promise.all([
    login('employee'),
    login('company'),
    login('admin'),
    login('commerce'),
    login('student'),
  ]);
});

describe('rights', () => {
  test('[LAB-12] people see own agents, those that they may edit and those opened to them; administrators get nothing extra', async () => {
    expect(await namesIn(maria)).toHaveLength(8);
    expect(await namesIn(olga)).toEqual([
      'Наставник новичка',
      'Помощник закупок',
      'Помощник юриста',
      'Проверяющий расчёты',
      'Секретарь совещаний',
    ]);
    expect(await namesIn(pavel)).toEqual([
      'Наставник новичка',
      'Помощник юриста',
      'Проверяющий расчёты',
      'Секретарь совещаний',
    ]);
    expect(await namesIn(pupil)).toEqual([]);
    expect(await namesIn(maria, '?scope=shared')).toHaveLength(3);
    expect(await namesIn(maria, '?scope=mine&searchText=письм')).toEqual(['Редактор писем']);
  });

  test('[LAB-12] without a right everything answers 404', async () => {
    for (const client of [pavel, pupil]) {
      const calls = [
        await client.call('GET', `/lab/agent/getAgent?agentId=${LETTERS}`),
        await change(client, { uuid: LETTERS, version: 1, draft: fresh }),
        await client.call('POST', '/lab/agent/pinAgent', { json: { uuid: LETTERS, pinned: true } }),
        await client.call('GET', `/lab/agent/getVersions?agentId=${LETTERS}`),
        await client.send('Привет', { service: 'yaChat', agentId: LETTERS }),
      ];
      expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    expect((await add(pupil, fresh)).status).toBe(404);
  });

  test('[LAB-12] users see neither instruction nor files unless the owner opens them, and change nothing', async () => {
    const closed = await readAgent(maria, SECRETARY);
    expect(closed).toMatchObject({ right: 'use', instruction: null, files: null, idFiles: [] });
    expect(await readAgent(maria, NEWCOMER)).toMatchObject({ right: 'use', files: [{ status: 'ready' }] });
    expect(await readAgent(maria, CHECKER)).toMatchObject({
      right: 'edit',
      editors: [{ name: 'Мария Орлова' }],
    });
    const version = { uuid: NEWCOMER, version: 1, draft: fresh };
    expect((await change(maria, version)).status).toBe(404);
    for (const path of [`getVersions?agentId=${NEWCOMER}`, `getUsage?agentId=${NEWCOMER}`])
      expect((await maria.call('GET', `/lab/agent/${path}`)).status).toBe(404);
    const share = { uuid: CHECKER, visibility: 'private', groups: [], editorIds: [], isOpen: false };
    expect((await maria.call('POST', '/lab/agent/shareAgent', { json: share })).status).toBe(404);
    const file = `/download?idFile=${CHECKLIST}`;
    expect((await pavel.call('GET', file)).status).toBe(200);
    const access = { uuid: LAWYER, visibility: 'company', groups: [], editorIds: [], isOpen: false };
    await maria.call('POST', '/lab/agent/shareAgent', { json: access });
    expect((await pavel.call('GET', file)).status).toBe(404);
    expect((await maria.call('GET', file)).status).toBe(200);
  });

  test('access is given to own groups and colleagues only', async () => {
    const { uuid } = await added(anna, { ...fresh, name: 'Для группы' });
    const share = (access: object) =>
      anna.call('POST', '/lab/agent/shareAgent', {
        json: { uuid, visibility: 'group', groups: ['COMMERCE'], editorIds: [], isOpen: false, ...access },
      });
    const foreign = await share({ groups: ['LYCEUM'], editorIds: [4, 7] });
    expect(await foreign.json()).toMatchObject({ errors: [{ field: 'groups' }, { field: 'editorIds' }] });
    expect((await share({ groups: [] })).status).toBe(422);
    expect((await share({})).status).toBe(204);
    expect(await namesIn(maria)).not.toContain('Для группы');
    await share({ editorIds: [1] });
    expect(await namesIn(maria)).toContain('Для группы');
  });
});

describe('versions', () => {
  test('[LAB-09] [LAB-11] a save makes a version with its changed fields, one without changes makes none, an older one is refused', async () => {
    const agent = await readAgent(maria, LETTERS);
    const draft = draftOf(agent);
    const same = await change(maria, { uuid: LETTERS, version: 1, draft });
    expect(await same.json()).toMatchObject({ version: 1, date: agent.date });
    const next = { ...draft, starters: ['Сократи'], settings: { temperature: 0.5 } };
    const saved = await change(maria, { uuid: LETTERS, version: 1, draft: next, note: 'Короче' });
    expect(await saved.json()).toMatchObject({ version: 2, starters: ['Сократи'] });
    const old = await change(maria, { uuid: LETTERS, version: 1, draft });
    expect(await errorOf(old)).toEqual({ status: 409, message: 'Запись изменили после вас' });
    expect(await readAgent(maria, LETTERS)).toMatchObject({ version: 2, starters: ['Сократи'] });
    const { content } = await maria.json<Page<Schemas['AgentVersion']>>(
      'GET',
      `/lab/agent/getVersions?agentId=${LETTERS}`,
    );
    expect(content).toMatchObject([
      { version: 2, note: 'Короче', author: { name: 'Мария Орлова' }, changed: ['starters', 'settings'] },
      { version: 1, changed: [] },
    ]);
  });

  test('[LAB-10] a restored version is a new one, equal to the old one', async () => {
    const old = await maria.json<Agent>('GET', `/lab/agent/getAgent?agentId=${LAWYER}&version=1`);
    expect(old).toMatchObject({ version: 1, idFiles: [] });
    const draft = draftOf(old);
    const restored = await change(maria, { uuid: LAWYER, version: 3, draft, restoredFrom: 1 });
    const agent = (await restored.json()) as Agent;
    expect(agent.version).toBe(4);
    expect(draftOf(agent)).toEqual(draft);
    const { content } = await maria.json<Page<Schemas['AgentVersion']>>(
      'GET',
      `/lab/agent/getVersions?agentId=${LAWYER}&size=1`,
    );
    expect(content).toMatchObject([
      { version: 4, restoredFrom: 1, changed: expect.arrayContaining(['idFiles']) },
    ]);
    const missing = await maria.call('GET', `/lab/agent/getAgent?agentId=${LAWYER}&version=9`);
    expect(missing.status).toBe(404);
    expect((await pavel.call('GET', `/lab/agent/getAgent?agentId=${LAWYER}&version=1`)).status).toBe(404);
  });

  test('[LAB-09] an editor saves an agent of somebody else, and 50 versions are kept', async () => {
    const { uuid } = await added(maria, { ...fresh, name: 'Много версий' });
    const share = { uuid, visibility: 'private', groups: [], editorIds: [3], isOpen: false };
    await maria.call('POST', '/lab/agent/shareAgent', { json: share });
    for (let version = 1; version <= 52; version++) {
      const draft = { ...fresh, name: 'Много версий', description: `Версия ${version + 1}` };
      expect((await change(olga, { uuid, version, draft })).status).toBe(200);
    }
    const page = await olga.json<Page<Schemas['AgentVersion']>>(
      'GET',
      `/lab/agent/getVersions?agentId=${uuid}`,
    );
    expect(page.totalElements).toBe(50);
    expect(page.content[0]).toMatchObject({ version: 53, author: { name: 'Ольга Зимина' } });
  });
});

test('settings are checked by field, and a taken name is refused', async () => {
  const wrong = await add(maria, {
    ...fresh,
    name: 'Агент №1',
    model: 'gpt-5.2',
    settings: { thinking: true },
    functionIds: [crypto.randomUUID()],
    idFiles: [crypto.randomUUID()],
  });
  const { errors } = (await wrong.json()) as { errors: Schemas['FieldError'][] };
  expect(errors.map(({ field, message }) => [field, message])).toEqual([
    ['name', 'Только буквы, цифры, пробел и\u00a0подчёркивание'],
    ['model', 'Такой модели у\u00a0сервиса нет'],
    ['settings.thinking', 'У\u00a0сервиса нет такой настройки'],
    ['idFiles[0]', 'Такого файла нет'],
    ['functionIds[0]', 'Этой функции нет, или она закрыта для\u00a0владельца агента'],
  ]);
  const taken = await add(maria, { ...fresh, name: ' помощник ЗАКУПОК ' });
  expect(await taken.json()).toMatchObject({
    code: 'name-taken',
    errors: [{ field: 'name', code: 'taken' }],
  });
  const request = { json: { ...fresh, name: ' Дважды ' }, headers: key() };
  const [first, again] = [
    await maria.json<Agent>('POST', '/lab/agent/addAgent', request),
    await maria.json<Agent>('POST', '/lab/agent/addAgent', request),
  ];
  expect([first.name, first.uuid]).toEqual(['Дважды', again.uuid]);
});

test('[LAB-15] an agent is duplicated by adding it again: sharing and history are not part of its settings', async () => {
  const agent = await readAgent(maria, PURCHASES);
  const copy = await added(maria, { ...draftOf(agent), name: 'Помощник закупок копия' });
  expect(copy).toMatchObject({ version: 1, access: { visibility: 'private', editorIds: [] }, pinned: false });
  expect(draftOf(copy)).toEqual({ ...draftOf(agent), name: 'Помощник закупок копия' });
});

test('[LAB-12] files of agents are of their kinds and sizes, kept with the agent, and not lent by strangers', async () => {
  const upload = (file: File) => {
    const body = new FormData();
    const request = JSON.stringify({ serviceType: 'claude', agent: true });
    body.set('request', new Blob([request], { type: 'application/json' }));
    body.append('files', file);
    return maria.call('POST', '/upload', { body });
  };
  expect((await upload(new File(['x'], 'снимок.png'))).status).toBe(422);
  const [file] = (await (await upload(new File(['Срок поставки 5 дней'], 'Условия.md'))).json()) as {
    idFile: string;
  }[];
  const idFiles = [file?.idFile ?? ''];
  expect((await add(pavel, { ...fresh, idFiles })).status).toBe(422);
  const agent = await added(maria, { ...fresh, name: 'С файлом', idFiles });
  expect(agent.files).toMatchObject([{ name: 'Условия.md', size: 36, status: 'ready' }]);
  expect(maria.gateway.deps.database.files.get(idFiles[0] ?? '')).not.toHaveProperty('waitingSince');
  const preview = `/download/preview?idFile=${idFiles[0]}`;
  expect((await maria.call('GET', preview)).status).toBe(200);
  expect((await olga.call('GET', preview)).status).toBe(404);
  const [slow] = (await (await upload(new File(['Текст'], 'медленно.txt'))).json()) as { idFile: string }[];
  const other = await added(maria, { ...fresh, name: 'С медленным файлом', idFiles: [slow?.idFile ?? ''] });
  expect(other.files).toMatchObject([{ status: 'processing' }]);
  const share = { uuid: agent.uuid, visibility: 'private', groups: [], editorIds: [3], isOpen: false };
  await maria.call('POST', '/lab/agent/shareAgent', { json: share });
  expect((await olga.call('GET', preview)).status).toBe(200);
});

test('[LAB-13] archived agents are in the archive only and take no messages; their chats stay readable, and they can be deleted', async () => {
  const { uuid } = await added(maria, { ...fresh, name: 'На время' });
  const events = await allEvents(await maria.send('Привет', { service: 'claude', agentId: uuid }));
  const [begin] = events;
  const chatUuid = begin?.type === 'started' ? begin.chatUuid : '';
  const hide = (hidden: boolean) => maria.call('POST', '/lab/agent/hideAgent', { json: { uuid, hidden } });
  const remove = () => maria.call('DELETE', `/lab/agent/deleteAgent?agentId=${uuid}`);
  expect(await errorOf(await remove())).toMatchObject({ status: 409 });
  expect((await hide(true)).status).toBe(204);
  expect(await namesIn(maria)).not.toContain('На время');
  expect(await namesIn(maria, '?scope=archive')).toEqual(['На время']);
  const refused = await maria.send('Ещё', { service: 'claude', agentId: uuid, chat: chatUuid });
  expect(await refused.json()).toMatchObject({ status: 409, code: 'agent-archived' });
  const read = () => maria.json<Page<unknown>>('GET', `/history/getListMessage?chatUuid=${chatUuid}`);
  expect((await read()).content).toHaveLength(2);
  await hide(false);
  expect(await namesIn(maria)).toContain('На время');
  await hide(true);
  expect((await remove()).status).toBe(204);
  expect((await read()).content).toHaveLength(2);
  expect((await maria.call('GET', `/lab/agent/getAgent?agentId=${uuid}`)).status).toBe(404);
});

test('agents are pinned by each person alone', async () => {
  const pin = (client: Client, pinned: boolean) =>
    client.call('POST', '/lab/agent/pinAgent', { json: { uuid: CHECKER, pinned } });
  await pin(pavel, true);
  await pin(pavel, true);
  expect(await namesIn(pavel, '?scope=pinned')).toEqual(['Проверяющий расчёты']);
  expect(await readAgent(olga, CHECKER)).toMatchObject({ pinned: false });
  await pin(pavel, false);
  expect(await namesIn(pavel, '?scope=pinned')).toEqual([]);
});

test('the use of an agent counts chats and requests, people from five on, and no tests', async () => {
  const gateway = await openGateway();
  const owner = await new Client(gateway).login('employee@neuro.example');
  const usage = () => owner.json<Schemas['AgentUsage']>('GET', `/lab/agent/getUsage?agentId=${LAWYER}`);
  const before = await usage();
  expect(before.days).toHaveLength(30);
  const { messages } = before;
  await allEvents(await owner.send('Проба', { service: 'claude', agentId: LAWYER, purpose: 'test' }));
  await allEvents(await owner.send('Вопрос', { service: 'claude', agentId: LAWYER }));
  const after = await usage();
  expect(after).toMatchObject({ messages: messages + 1, chats: before.chats + 1 });
  expect(after.days.at(-1)).toMatchObject({ messages: 1, chats: 1 });
  // The seeded chats of six people are of the last months.
  const people = new Set([...gateway.deps.database.chats.values()].map(({ owner: one }) => one)).size;
  expect(people).toBeGreaterThan(4);
  expect(after.people).toBeGreaterThanOrEqual(5);
  const other = await added(owner, { ...fresh, name: 'Редкий' });
  await allEvents(await owner.send('Вопрос', { service: 'claude', agentId: other.uuid }));
  const rare = await owner.json<Schemas['AgentUsage']>('GET', `/lab/agent/getUsage?agentId=${other.uuid}`);
  expect(rare).toMatchObject({ messages: 1, people: null });
});

test('the seeded agents are those of the contract', async () => {
  const gateway = await openGateway();
  const client = await new Client(gateway).login('employee@neuro.example');
  const shown = await client.json<Page<Card>>('GET', '/lab/agent/getAgents');
  // The use is that of the last days.
  const unused = ({ content, ...page }: Page<Card>) => ({
    ...page,
    content: content.map(({ use: _use, ...card }) => card),
  });
  expect(unused(shown)).toEqual(unused(exampleOf('agentList', 'eight') as Page<Card>));
  for (const name of ['lawyer', 'letters', 'sales', 'purchases', 'contracts']) {
    const example = exampleOf('agentRead', name) as Agent;
    expect(await readAgent(client, example.uuid), name).toEqual(example);
  }
});
