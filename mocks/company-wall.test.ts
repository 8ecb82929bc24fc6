/** Two companies and a person without one: who finds whom, and who may be given what. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateway } from './gateway.ts';
import type { Schemas, User } from './store/database.ts';
import { Client, openGateway } from './testing/client.ts';
import { neuro } from './testing/company-area.ts';
import { niva } from './testing/company-keys.ts';

const CHAT = '0c5e2d3a-6f1b-4e0a-9d58-0000000000a1';
/** A colleague of the owner: both work at «Нейро». */
const colleague = 'company@neuro.example';
/** Moved to the company «Нива». */
const stranger = 'commerce@neuro.example';
/** Without a company. */
const nobodys = 'noemail@neuro.example';
const loner = 'student@neuro.example';

let gateway: Gateway;
let owner: Client;

function change(email: string, changeOf: (user: User) => Partial<User>): void {
  const { store, users } = gateway.deps.database;
  const user = users.get(email);
  if (!user) throw new Error(`No account ${email}`);
  store.put(users, { ...user, ...changeOf(user) });
}

const move = (email: string, companyUuid: string | null): void => change(email, () => ({ companyUuid }));

/** Sets whether a company may share with other companies. */
function allow(uuid: string, isSharingOutside: boolean): void {
  const { store, companies } = gateway.deps.database;
  const company = companies.get(uuid);
  if (!company) throw new Error(`No company ${uuid}`);
  store.put(companies, { ...company, isSharingOutside });
}

const idOf = (email: string): number => gateway.deps.database.users.get(email)?.profile.id ?? 0;

async function find(client: Client, searchText: string): Promise<Schemas['FoundUser'][]> {
  return client.json('GET', `/data/searchUsersByEmailNameDescription?${new URLSearchParams({ searchText })}`);
}

const shareWith = (client: Client, id: number): Promise<Response> =>
  client.call('POST', '/history/share', { json: { chatUuid: CHAT, userIds: [id], withFiles: true } });

/** The codes of a refusal by field. */
async function codesOf(response: Response): Promise<string[]> {
  const { errors = [] }: Schemas['ErrorResponse'] = await response.json();
  return errors.map(({ field, code }) => `${field} ${code}`);
}

beforeEach(async () => {
  gateway = await openGateway();
  move(stranger, niva);
  move(loner, null);
  // The owner has the group of the stranger.
  const groups = gateway.deps.database.users.get(stranger)?.profile.groups ?? [];
  change('employee@neuro.example', ({ profile }) => ({ profile: { ...profile, groups } }));
  owner = await new Client(gateway).login('employee@neuro.example');
});

describe('[COMP-06] people of other companies', () => {
  test('are found by the whole address only, and without their post', async () => {
    for (const text of ['Полевая', 'анна', 'commerce', 'commerce@neuro.exampl', stranger.slice(1)])
      expect([text, await find(owner, text)]).toEqual([text, []]);
    const [found, ...more] = await find(owner, ` ${stranger.toUpperCase()} `);
    expect(more).toEqual([]);
    expect(found).toEqual({ id: idOf(stranger), email: stranger, name: 'Анна Полевая', description: '' });
  });

  test('neither are listed by a part of a domain, nor together with colleagues', async () => {
    const found = await find(owner, 'neuro.example');
    expect(found.map(({ email }) => email)).not.toContain(stranger);
    expect(found.map(({ email }) => email)).toContain(colleague);
  });

  test('and people without a company find each other by the whole address only', async () => {
    move('admin@neuro.example', null);
    const lonely = await new Client(gateway).login(loner);
    expect((await find(lonely, 'neuro')).map(({ email }) => email)).toEqual([loner]);
    expect((await find(lonely, colleague)).map(({ email }) => email)).toEqual([colleague]);
    expect((await find(owner, loner)).map(({ email }) => email)).toEqual([loner]);
  });

  test('hide their address by having none to show', async () => {
    move(nobodys, niva);
    expect(await find(owner, nobodys)).toEqual([]);
    expect(await find(owner, 'без почты')).toEqual([]);
  });

  test('are found by a part by an administrator of the portal', async () => {
    const admin = await new Client(gateway).login('admin@neuro.example');
    expect((await find(admin, 'полевая')).map(({ email }) => email)).toEqual([stranger]);
  });
});

describe('[COMP-06] the search', () => {
  const searched = async (times: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let count = 0; count < times; count++) {
      const response = await owner.call('GET', '/data/searchUsersByEmailNameDescription?searchText=орлова');
      statuses.push(response.status);
    }
    return statuses;
  };

  test('is answered 120 times a minute, and again afterwards', async () => {
    let moment = Date.now();
    gateway = await openGateway({ now: () => new Date(moment) });
    owner = await new Client(gateway).login('employee@neuro.example');
    expect(new Set(await searched(120))).toEqual(new Set([200]));
    const refused = await owner.call('GET', '/data/searchUsersByEmailNameDescription?searchText=орлова');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    moment += 60_000;
    expect(await searched(1)).toEqual([200]);
  });

  test('counts people of other companies that are named by their numbers, and no colleagues', async () => {
    const named = (ids: readonly number[]): Promise<Response> =>
      owner.call('POST', '/history/share', { json: { chatUuid: CHAT, userIds: ids, withFiles: false } });
    const numbers = (from: number): number[] => Array.from({ length: 50 }, (_, index) => from + index);
    for (const from of [5000, 5050, 5100]) expect((await named(numbers(from))).status).toBe(422);
    expect((await named(numbers(5150))).status).toBe(429);
    expect(await searched(1)).toEqual([429]);
    expect((await named([idOf(colleague)])).status).toBe(200);
  });
});

describe('[COMP-06] a chat', () => {
  test('is shared outside the company only while both companies allow it', async () => {
    for (const [own, foreign, status] of [
      [false, false, 422],
      [true, false, 422],
      [false, true, 422],
      [true, true, 200],
    ] as const) {
      allow(neuro, own);
      allow(niva, foreign);
      const response = await shareWith(owner, idOf(stranger));
      expect([own, foreign, response.status]).toEqual([own, foreign, status]);
      if (status === 422) expect(await codesOf(response)).toEqual(['userIds other-company']);
    }
  });

  test('is refused for an account that does not exist as for one of another company', async () => {
    const refused = async (id: number) => {
      const body: Schemas['ErrorResponse'] = await (await shareWith(owner, id)).json();
      return [body.code, body.message, body.errors];
    };
    expect(await refused(999_999)).toEqual(await refused(idOf(stranger)));
  });

  test('is never shared with people without a company', async () => {
    allow(neuro, true);
    expect(await codesOf(await shareWith(owner, idOf(loner)))).toEqual(['userIds other-company']);
  });

  test('is closed with its files and its notice when one company takes its consent back, and opens again', async () => {
    allow(neuro, true);
    allow(niva, true);
    const reader = await new Client(gateway).login(stranger);
    const { uuid }: Schemas['ChatShare'] = await (await shareWith(owner, idOf(stranger))).json();
    const { content }: Schemas['SharedChat'] = await reader.json('GET', `/history/share/${uuid}`);
    const file = content.flatMap(({ files }) => files)[0]?.idFile;
    const state = async () => ({
      read: (await reader.call('GET', `/history/share/${uuid}`)).status,
      continued: (await reader.call('POST', `/history/share/${uuid}/accept`)).status,
      file: (await reader.call('GET', `/download?idFile=${file}`)).status,
      isTold: (await reader.json<Schemas['Notification'][]>('GET', '/notification/getNotificationUser')).some(
        (notice) => notice.uuid === uuid,
      ),
      recipients: (
        await owner.json<Schemas['ChatSharePage']>('GET', '/history/share')
      ).content[0]?.recipients.map(({ email }) => email),
    });
    const open = { read: 200, continued: 200, file: 200, isTold: true, recipients: [stranger] };
    expect(await state()).toEqual(open);
    allow(niva, false);
    expect(await state()).toEqual({ read: 404, continued: 404, file: 404, isTold: false, recipients: [] });
    allow(niva, true);
    expect(await state()).toEqual(open);
  });

  test('is shared with anybody by an administrator of the portal', async () => {
    const admin = await new Client(gateway).login('admin@neuro.example');
    const sent = await admin.send('Вопрос');
    await sent.text();
    const [chat] = gateway.deps.database.chats.group('admin@neuro.example');
    const json = { chatUuid: chat?.uuid, userIds: [idOf(stranger)], withFiles: false };
    const { uuid }: Schemas['ChatShare'] = await (
      await admin.call('POST', '/history/share', { json })
    ).json();
    const reader = await new Client(gateway).login(stranger);
    expect((await reader.call('GET', `/history/share/${uuid}`)).status).toBe(200);
  });
});

type Owned = Iterable<{ readonly uuid: string; readonly ownerId: number }>;
type Rows = Gateway['deps']['database'];

/** Kinds of objects: where they are stored, their calls, and the name of their key. */
const kinds: readonly (readonly [string, (rows: Rows) => Owned, access: string, read: string])[] = [
  ['an agent', ({ agents }) => agents.values(), '/lab/agent/shareAgent', '/lab/agent/getAgent?agentId='],
  [
    'a function',
    ({ functions }) => functions.values(),
    '/lab/function/shareFunction',
    '/lab/function/getFunction?functionId=',
  ],
  [
    'a template',
    ({ labTemplates }) => labTemplates.values(),
    '/lab/template/shareTemplate',
    '/lab/template/getTemplate?templateId=',
  ],
  [
    'a presentation',
    ({ presentations }) => presentations.values(),
    '/presentation/sharePresentation',
    '/presentation/getPresentation?presentationId=',
  ],
];

describe.each(kinds)('[COMP-06] %s', (_name, rows, access, read) => {
  const own = () => [...rows(gateway.deps.database)].find(({ ownerId }) => ownerId === 1)?.uuid ?? '';
  const open = async (change: object): Promise<Response> =>
    owner.call('POST', access, {
      json: { uuid: own(), visibility: 'private', groups: [], editorIds: [], isOpen: false, ...change },
    });

  test('has editors of other companies only while both allow it, and keeps them out when one does not any more', async () => {
    const editorIds = [idOf(stranger)];
    expect(await codesOf(await open({ editorIds }))).toEqual(['editorIds other-company']);
    allow(neuro, true);
    allow(niva, true);
    expect((await open({ editorIds })).status).toBe(204);
    const reader = await new Client(gateway).login(stranger);
    const status = async () => (await reader.call('GET', `${read}${own()}`)).status;
    expect(await status()).toBe(200);
    allow(neuro, false);
    expect(await status()).toBe(404);
  });

  test('reaches no members of its group in another company, but while both allow it', async () => {
    expect((await open({ visibility: 'group', groups: ['COMMERCE'] })).status).toBe(204);
    const reader = await new Client(gateway).login(stranger);
    const status = async () => (await reader.call('GET', `${read}${own()}`)).status;
    expect(await status()).toBe(404);
    allow(neuro, true);
    allow(niva, true);
    expect(await status()).toBe(200);
    expect((await open({ visibility: 'company' })).status).toBe(204);
    expect(await status()).toBe(404);
  });

  test('ends with the company for an editor who leaves it', async () => {
    expect((await open({ editorIds: [idOf(colleague)] })).status).toBe(204);
    const editor = await new Client(gateway).login(colleague);
    const status = async () => (await editor.call('GET', `${read}${own()}`)).status;
    expect(await status()).toBe(200);
    move(colleague, niva);
    expect(await status()).toBe(404);
  });
});
