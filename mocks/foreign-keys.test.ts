/** Every operation of an employee, called with keys of objects of another company: it answers as if they did not exist. */
import { beforeAll, expect, test } from 'vitest';
import { type Operation, operations } from './contract/contract.ts';
import { isPictureFile } from './domain/presentations/files.ts';
import type { Database, User } from './store/database.ts';
import { callTo } from './testing/calls.ts';
import { Client, openGateway } from './testing/client.ts';
import { niva } from './testing/company-keys.ts';
import { brief } from './testing/presentation-runs.ts';

const OWNER = 'employee@neuro.example';
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const missing = '5a1e0000-0000-4000-8000-0000000000ff';

interface Owned {
  readonly owner?: string;
  readonly ownerId?: number;
  readonly isErased?: true;
}

/** The rows of a person, by the name of their collection. */
function rowsOf({ store: _store, ...collections }: Database, { email, profile }: User): Map<string, Owned[]> {
  const found = new Map<string, Owned[]>();
  for (const [name, collection] of Object.entries(collections)) {
    const rows = [...(collection as { values(): Iterable<Owned> }).values()];
    const own = rows.filter(({ owner, ownerId }) => owner === email || ownerId === profile.id);
    if (own.length > 0) found.set(name, own);
  }
  return found;
}

let stranger: Client;
let before: string;
/** A picture of the person. */
let picture: string;
const stored = (): string =>
  JSON.stringify([...rowsOf(stranger.gateway.deps.database, owner)].map(([name, rows]) => [name, rows]));
let owner: User;
/** A key of each collection. */
const keys = new Map<string, string>();

beforeAll(async () => {
  const gateway = await openGateway();
  const { database } = gateway.deps;
  const [found, other] = [database.users.get(OWNER), database.users.get('commerce@neuro.example')];
  if (!found || !other) throw new Error('no such account');
  owner = found;
  database.store.put(database.users, {
    ...other,
    companyUuid: niva,
    profile: { ...other.profile, groups: [] },
  });
  // Their company has an agreement, without which a service refuses every request.
  database.store.delete(database.agreementRecords, '7');
  stranger = await new Client(gateway).login(other.email);
  for (const [name, rows] of rowsOf(database, owner)) {
    const collection = database[name as 'chats'];
    const key = rows.map((row) => collection.keyOf(row as never)).find((one) => one.search(uuid) === 0);
    if (key) keys.set(name, key.slice(0, 36));
  }
  picture =
    [...database.files.values()].find((file) => file.owner === OWNER && isPictureFile(file))?.idFile ?? '';
  before = stored();
});

/** The call of an operation with this key in place of each key of its example. */
function callWith(operation: Operation, key: string): [string, string, object] {
  const { body } = operation;
  const example = body && JSON.parse(JSON.stringify(body.example ?? null).replace(uuid, key));
  const { method, path, headers, ...call } = callTo({ ...operation, body: body && { ...body, example } });
  return [
    method,
    path.replace(uuid, key),
    { ...call, headers: { ...headers, 'idempotency-key': crypto.randomUUID() } },
  ];
}

async function answerOf(operation: Operation, key: string): Promise<string> {
  const response = await stranger.call(...callWith(operation, key));
  const text = response.headers.get('content-type')?.includes('json') ? await response.text() : '';
  return `${response.status} ${text
    .replaceAll(key, 'KEY')
    .replace(uuid, 'UUID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT')}`;
}

const keyed = operations.filter((operation) => {
  const { path, body } = operation;
  const example = JSON.stringify(body?.example ?? '') + callTo(operation).path;
  return operation.access.includes('employee') && `${path}${example}`.search(uuid) >= 0;
});

/** They list the own chats with an agent or a template, which stay after the access to it has ended. */
const ofOwnChats = new Set(['historyAgentList', 'historyTemplateList']);

test.each(
  keyed.filter(({ id }) => !ofOwnChats.has(id)).map((operation) => [operation.id, operation] as const),
)('[CON-06] %s does not know what another company’s person has', async (_id, operation) => {
  const nothing = await answerOf(operation, missing);
  for (const [name, key] of keys)
    expect(`${name}: ${await answerOf(operation, key)}`).toBe(`${name}: ${nothing}`);
});

const keyOf = (name: string): string => keys.get(name) ?? '';
const post = (path: string, json: object) =>
  stranger.call('POST', path, { json, headers: { 'idempotency-key': crypto.randomUUID() } });

/** Sends the example of an operation, changed. */
function sendExample(id: string, change: object): Promise<Response> {
  const operation = operations.find((one) => one.id === id);
  return post(operation?.path ?? '', { ...(operation?.body?.example as object), ...change });
}

/** Changes a new presentation of the stranger. */
async function changed(change: object): Promise<Response> {
  const added = await post('/presentation/addPresentation', { title: 'Моя', language: 'ru', theme: 'light' });
  const { uuid, version } = (await added.json()) as { uuid: string; version: number };
  return post('/presentation/changePresentation', { uuid, version, ...change });
}

const slideWith = (idFile: string) => ({
  id: 's1',
  layout: 'pictureText',
  slots: [
    {
      name: 'picture',
      block: { kind: 'picture', idFile, alt: 'Чужая', isDecorative: false, fit: 'contain' },
    },
  ],
  notes: '',
  outlineId: null,
  isSkipped: false,
  isEdited: true,
  isPictureRight: false,
});

const references: Readonly<Record<string, () => Promise<Response>>> = {
  'a file in a message': () => stranger.send('Прочитай', { idFiles: [keyOf('files')] }),
  'a message before a message': () => stranger.send('Дальше', { parentId: keyOf('messages') }),
  'a chat of a message': () => stranger.send('Дальше', { chat: keyOf('chats') }),
  'a file of an agent': () => sendExample('agentAdd', { idFiles: [keyOf('files')] }),
  'a function of an agent': () => sendExample('agentAdd', { functionIds: [keyOf('functions')] }),
  'a material of a presentation': () => changed({ brief: { ...brief, idFiles: [keyOf('files')] } }),
  'a picture of a slide': () => changed({ slides: [slideWith(picture)] }),
  'an agent of a template': () => sendExample('templateAdd', { agentId: keyOf('agents') }),
};

test.each(Object.entries(references))(
  '[CON-06] %s cannot be that of another company’s person',
  async (_, ask) => {
    const response = await ask();
    const text = await response.text();
    expect(text).toMatch(
      response.status === 404 ? /"code":"not-found"/ : /"errors":\[\{"field":"[^"]+","code":"unknown"/,
    );
  },
);

test('[CON-06] what the person has is as it was', () => {
  expect(keys.size).toBeGreaterThan(8);
  expect(picture).not.toBe('');
  expect(stored()).toBe(before);
});
