import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { type Client, moveOn } from '#mocks/testing/client.ts';
import { saved } from '#mocks/testing/presentation-runs.ts';
import { add, fieldsOf, key, people, post, quarter } from '#mocks/testing/presentations.ts';

type Thread = Schemas['PresentationThread'];
const MARIA = 1;
const OLGA = 3;
const DAY = 24 * 60 * 60;

let maria: Client;
let olga: Client;
let pupil: Client;

/** Opens «Итоги третьего квартала», of which Maria is the owner, to Olga as a reader or an editor. */
const open = (as: 'reader' | 'editor' | 'nobody') =>
  post(maria, 'sharePresentation', {
    uuid: quarter,
    visibility: as === 'reader' ? 'company' : 'private',
    groups: [],
    editorIds: as === 'editor' ? [OLGA] : [],
    isOpen: false,
  });
const list = (client: Client): Promise<Thread[]> =>
  client.json('GET', `/presentation/getComments?presentationId=${quarter}`);
const send = (client: Client, json: object): Promise<Response> =>
  client.call('POST', '/presentation/addComment', {
    json: { uuid: quarter, mentionIds: [], text: 'Проверить', ...json },
    headers: key(),
  });
const write = async (client: Client, json: object): Promise<Thread> =>
  (await send(client, json)).json() as Promise<Thread>;
const remove = (client: Client, uuid: string | undefined) =>
  client.call('DELETE', `/presentation/deleteComment?commentId=${uuid}`);
const notices = async (client: Client): Promise<string[]> =>
  (await client.json<Schemas['Notification'][]>('GET', '/notification/getNotificationUser'))
    .filter(({ title }) => title.startsWith('Вас упомянули'))
    .map(({ text }) => text);
const findReaders = async (client: Client, searchText: string): Promise<number[]> =>
  (
    await client.json<Schemas['PresentationReader'][]>(
      'GET',
      `/presentation/findReaders?presentationId=${quarter}${searchText && `&searchText=${encodeURIComponent(searchText)}`}`,
    )
  ).map(({ id }) => id);

beforeEach(async () => {
  ({ maria, olga, pupil } = await people());
  const { database } = maria.gateway.deps;
  database.store.write((transaction) => {
    for (const { uuid } of database.presentationThreads.values())
      transaction.delete(database.presentationThreads, uuid);
  });
});

describe('[PRES-70] comments on slides', () => {
  test('are written and read by readers and editors, and by nobody else', async () => {
    await open('nobody');
    expect((await send(olga, { slideId: 's2' })).status).toBe(404);
    await open('reader');
    const { uuid } = await write(olga, { slideId: 's2', slot: 'title', text: ' Короче? ' });
    await write(maria, { threadUuid: uuid, text: 'Да' });
    const [thread] = await list(olga);
    expect(thread).toMatchObject({ uuid, slideId: 's2', slot: 'title', isResolved: false });
    expect(thread?.comments.map(({ author, text }) => [author.id, text])).toEqual([
      [OLGA, ' Короче? '],
      [MARIA, 'Да'],
    ]);
    await open('editor');
    const answers = await Promise.all([
      pupil.call('GET', `/presentation/getComments?presentationId=${quarter}`),
      pupil.call('GET', `/presentation/findReaders?presentationId=${quarter}`),
      send(pupil, { threadUuid: uuid }),
      post(pupil, 'changeThread', { uuid, isResolved: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    await open('nobody');
    expect((await post(olga, 'changeThread', { uuid, isResolved: true })).status).toBe(404);
    expect((await remove(olga, thread?.comments[0]?.uuid)).status).toBe(404);
  });

  test('are changed and removed by their authors only; answers of others stay', async () => {
    await open('editor');
    const { uuid } = await write(olga, { slideId: 's2' });
    const answered = await write(maria, { threadUuid: uuid, text: 'Да' });
    const [first, second] = answered.comments.map((one) => one.uuid);
    const text = { text: 'Иначе', mentionIds: [] };
    expect((await post(maria, 'changeComment', { uuid: first, ...text })).status).toBe(404);
    expect((await remove(maria, first)).status).toBe(404);
    const changed = (await (await post(olga, 'changeComment', { uuid: first, ...text })).json()) as Thread;
    expect(changed.comments[0]).toMatchObject({ text: 'Иначе', edited: expect.any(String) });
    expect((await remove(olga, first)).status).toBe(204);
    expect((await list(maria)).map(({ comments }) => comments.map((one) => one.uuid))).toEqual([[second]]);
    await remove(maria, second);
    expect(await list(maria)).toEqual([]);
  });

  test('an answer opens a resolved thread again', async () => {
    const { uuid } = await write(maria, { slideId: 's2' });
    await post(maria, 'changeThread', { uuid, isResolved: true });
    expect((await list(maria))[0]?.isResolved).toBe(true);
    expect(await write(maria, { threadUuid: uuid })).toMatchObject({ isResolved: false });
  });

  test('belong to an existing slide and place, and not to an archive', async () => {
    for (const [field, json] of [
      ['slideId', { slideId: 'none' }],
      ['slot', { slideId: 's2', slot: 'timeline' }],
    ] as const)
      expect(await fieldsOf(await send(maria, json))).toEqual([field]);
    expect((await send(maria, { threadUuid: crypto.randomUUID() })).status).toBe(404);
    await post(maria, 'hidePresentation', { uuid: quarter, hidden: true });
    expect(await fieldsOf(await send(maria, { slideId: 's2' }))).toEqual(['uuid']);
  });

  test('make no version, and are in no copy and in no restored version', async () => {
    const before = await maria.json<Schemas['Presentation']>(
      'GET',
      `/presentation/getPresentation?presentationId=${quarter}`,
    );
    await write(maria, { slideId: 's2' });
    const after = await maria.json('GET', `/presentation/getPresentation?presentationId=${quarter}`);
    expect(after).toEqual(before);
    const copy = await add(maria, { copyOf: quarter });
    expect(await maria.json('GET', `/presentation/getComments?presentationId=${copy.uuid}`)).toEqual([]);
  });

  test('a presentation has 500 at most', async () => {
    const { database } = maria.gateway.deps;
    const thread = await write(maria, { slideId: 's2' });
    const stored = database.presentationThreads.get(thread.uuid);
    const [comment] = stored?.comments ?? [];
    if (!stored || !comment) throw new Error('not stored');
    const comments = Array.from({ length: 500 }, () => ({ ...comment, uuid: crypto.randomUUID() }));
    database.store.put(database.presentationThreads, { ...stored, comments });
    const refused = await send(maria, { slideId: 's3' });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'limit-reached' }]);
  });
});

describe('[PRES-71] mentions', () => {
  test('offer people with access only', async () => {
    await open('nobody');
    expect(await findReaders(maria, 'Ольга')).toEqual([]);
    expect(await fieldsOf(await send(maria, { slideId: 's2', mentionIds: [OLGA] }))).toEqual([
      'mentionIds[0]',
    ]);
    await open('editor');
    expect(await findReaders(maria, '')).toEqual([OLGA]);
    expect(await findReaders(maria, 'ольга')).toEqual([OLGA]);
    expect(await findReaders(olga, 'мария')).toEqual([MARIA]);
    await open('reader');
    expect(await findReaders(maria, 'Ольга')).toEqual([OLGA]);
  });

  test('[COMP-06] an editor of another company is offered only who is named in the presentation', async () => {
    const { database } = maria.gateway.deps;
    const [own, other] = [...database.companies.values()];
    const user = database.users.get('company@neuro.example');
    if (!own || !other || !user) throw new Error('no companies');
    database.store.write((transaction) => {
      for (const one of database.companies.values())
        transaction.put(database.companies, { ...one, isSharingOutside: true });
      transaction.put(database.users, { ...user, companyUuid: other.uuid });
    });
    await post(maria, 'sharePresentation', {
      uuid: quarter,
      visibility: 'company',
      groups: [],
      editorIds: [OLGA],
      isOpen: false,
    });
    expect(await findReaders(olga, '')).toEqual([MARIA]);
    const all = await findReaders(maria, '');
    expect(all.length).toBeGreaterThan(1);
    const [hidden = 0] = all.filter((id) => id !== OLGA);
    expect((await send(olga, { slideId: 's2', mentionIds: [hidden] })).status).toBe(422);
    await send(maria, { slideId: 's2', mentionIds: [hidden] });
    expect((await send(olga, { slideId: 's2', mentionIds: [hidden] })).status).toBe(422);
  });

  test('tell the mentioned person once, with the thread, as long as the presentation is open to them', async () => {
    await open('editor');
    const { uuid, comments } = await write(maria, {
      slideId: 's2',
      text: '@Ольга Зимина, *верно*?',
      mentionIds: [OLGA],
    });
    const told = await notices(olga);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`/pres-editor/${quarter}?slide=s2&panel=comments&thread=${uuid}`);
    expect(told[0]).toContain('\\*верно\\*');
    expect(await notices(maria)).toEqual([]);
    await saved(maria, quarter, { removed: ['s2'] });
    expect(await notices(olga)).toEqual([]);
    expect(await list(olga)).toHaveLength(1);
    const [version] = (
      await maria.json<Schemas['PresentationVersionPage']>(
        'GET',
        `/presentation/getVersions?presentationId=${quarter}`,
      )
    ).content;
    const { version: now } = await maria.json<Schemas['Presentation']>(
      'GET',
      `/presentation/getPresentation?presentationId=${quarter}`,
    );
    await post(maria, 'restoreVersion', { uuid: quarter, version: now, target: version?.version });
    expect(await notices(olga)).toHaveLength(1);
    await open('nobody');
    expect(await notices(olga)).toEqual([]);
    await open('editor');
    await remove(maria, comments[0]?.uuid);
    expect(await notices(olga)).toEqual([]);
  });
});

describe('[PROF-10] comments are erased', () => {
  test('with their presentation', async () => {
    await write(maria, { slideId: 's2' });
    await post(maria, 'hidePresentation', { uuid: quarter, hidden: true });
    await maria.call('DELETE', `/presentation/deletePresentation?presentationId=${quarter}`);
    expect(maria.gateway.deps.database.presentationThreads.size).toBe(0);
  });

  test('a day after their slide is in no version any more', async () => {
    const { gateway } = maria;
    const { database } = gateway.deps;
    await write(maria, { slideId: 's2' });
    await saved(maria, quarter, { removed: ['s2'] });
    moveOn(gateway, 2 * DAY);
    expect(database.presentationThreads.size).toBe(1);
    database.store.write((transaction) => {
      for (const one of database.presentationVersions.group(quarter))
        transaction.delete(database.presentationVersions, database.presentationVersions.keyOf(one));
    });
    moveOn(gateway, 60);
    expect(database.presentationThreads.size).toBe(1);
    moveOn(gateway, 2 * DAY);
    expect(database.presentationThreads.size).toBe(0);
  });

  test('with the account of their author; answers of others stay', async () => {
    const { gateway } = maria;
    const { database } = gateway.deps;
    await open('editor');
    const { uuid } = await write(olga, { slideId: 's2', mentionIds: [MARIA] });
    await write(maria, { threadUuid: uuid, text: 'Да', mentionIds: [OLGA] });
    await write(olga, { slideId: 's3' });
    database.store.put(database.retiredIds, { id: OLGA });
    moveOn(gateway, 60);
    const left = [...database.presentationThreads.values()].flatMap(({ comments }) => comments);
    expect(left).toMatchObject([{ authorId: MARIA, text: 'Да', mentions: [] }]);
  });
});

describe('[PRES-72] who has a presentation open', () => {
  const track = async (client: Client, json: object): Promise<Schemas['PresentPerson'][]> => {
    const answer = await post(client, 'trackPresence', { uuid: quarter, isLeft: false, ...json });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as Schemas['PresentationPresence']).people;
  };

  test('is told to the others for 30 s, with the slide, and not after they have left', async () => {
    await open('editor');
    expect(await track(maria, { slideId: 's4' })).toEqual([]);
    expect(await track(olga, { slideId: 's2' })).toEqual([
      { id: MARIA, name: 'Мария Орлова', slideId: 's4' },
    ]);
    expect(await track(maria, {})).toEqual([{ id: OLGA, name: 'Ольга Зимина', slideId: 's2' }]);
    expect(await track(olga, { isLeft: true })).toEqual([{ id: MARIA, name: 'Мария Орлова' }]);
    expect(await track(maria, {})).toEqual([]);
    await track(olga, {});
    moveOn(maria.gateway, 31);
    expect(await track(maria, {})).toEqual([]);
  });

  test('is told to people with access only, and of them', async () => {
    await open('editor');
    await track(olga, { slideId: 's2' });
    expect((await post(pupil, 'trackPresence', { uuid: quarter, isLeft: false })).status).toBe(404);
    await open('nobody');
    expect(await track(maria, {})).toEqual([]);
    expect((await post(olga, 'trackPresence', { uuid: quarter, isLeft: false })).status).toBe(404);
  });
});
