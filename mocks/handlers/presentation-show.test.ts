import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas, StoredPresentation, User } from '#mocks/store/database.ts';
import { Client, moveOn } from '#mocks/testing/client.ts';
import { companyAdministrator, keyed, neuro } from '#mocks/testing/company-area.ts';

const DAY = 24 * 60 * 60;
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

let administrator: Client;
let owner: Client;
let uuid: string;

const database = () => administrator.gateway.deps.database;
const visitor = () => new Client(administrator.gateway);
const deck = (): StoredPresentation => {
  const found = database().presentations.get(uuid);
  if (!found) throw new Error('No presentation');
  return found;
};
const put = (change: Partial<StoredPresentation>): void =>
  database().store.put(database().presentations, { ...deck(), ...change });

async function allow(isShowingByLink: boolean): Promise<Schemas['CompanySettings']> {
  const area = '/user/company/settings';
  const { version } = await administrator.json<Schemas['CompanySettings']>('GET', `${area}/getSettings`);
  const json = { version, isSharingOutside: false, isShowingByLink };
  return administrator.json('POST', `${area}/changeSettings`, { json });
}
const add = (days = 7, headers = keyed(), client = owner): Promise<Response> =>
  client.call('POST', '/presentation/addLink', { json: { uuid, days }, headers });
async function added(days?: number): Promise<string> {
  const { secret } = (await (await add(days)).json()) as Schemas['PresentationLinkSecret'];
  if (!secret) throw new Error('No secret');
  return secret;
}
const state = () =>
  owner.json<Schemas['PresentationLinkState']>('GET', `/presentation/getLink?presentationId=${uuid}`);
const show = (token: string): Promise<Response> =>
  visitor().call('GET', '/presentation/getShow', { headers: { 'show-token': token } });
const picture = (token: string, idFile: string): Promise<Response> =>
  visitor().call('GET', `/presentation/downloadShowPicture?idFile=${idFile}`, {
    headers: { 'show-token': token },
  });
const stop = () => owner.call('DELETE', `/presentation/deleteLink?presentationId=${uuid}`);

/** Changes the account of the owner. */
function changeOwner(change: Partial<User>): void {
  const { store, users } = database();
  const user = users.get('employee@neuro.example');
  if (user) store.put(users, { ...user, ...change });
}

async function uploaded(name: string, bytes: BlobPart): Promise<string> {
  const body = new FormData();
  const request = JSON.stringify({ serviceType: 'chatGpt', presentation: true });
  body.append('request', new Blob([request], { type: 'application/json' }));
  body.append('files', new File([bytes], name));
  const [file] = await owner.json<Schemas['MessageFile'][]>('POST', '/upload', { body });
  if (!file) throw new Error('No file was stored');
  return file.idFile;
}

beforeEach(async () => {
  administrator = await companyAdministrator(0);
  owner = await new Client(administrator.gateway).login();
  const { content } = await owner.json<Schemas['PresentationCardPage']>(
    'GET',
    '/presentation/getPresentations',
  );
  uuid = content.find(({ right }) => right === 'owner')?.uuid ?? '';
});

describe('[PRES-73] whether a company allows links to shows', () => {
  test('is decided by its administrator; nobody has allowed it before', async () => {
    expect(await state()).toEqual({ isAllowed: false, link: null });
    expect((await add()).status).toBe(403);
    expect(await allow(true)).toMatchObject({ isShowingByLink: true, showLinks: 0 });
    expect([...database().audit.values()].at(-1)).toMatchObject({
      entity: 'company',
      key: neuro,
      changes: [{ field: 'isShowingByLink', before: 'false', after: 'true' }],
    });
    expect(await state()).toEqual({ isAllowed: true, link: null });
    expect((await add()).status).toBe(200);
    expect(await allow(true)).toMatchObject({ showLinks: 1 });
  });

  test('and the end of it stops all links for good', async () => {
    await allow(true);
    const token = await added();
    expect((await show(token)).status).toBe(200);
    expect(await allow(false)).toMatchObject({ isShowingByLink: false, showLinks: 0 });
    expect((await show(token)).status).toBe(404);
    await allow(true);
    expect((await show(token)).status).toBe(404);
    expect(await state()).toEqual({ isAllowed: true, link: null });
  });
});

describe('[PRES-74] a link to a show', () => {
  beforeEach(() => allow(true));

  test('opens the newest saved slides without notes, skipped slides and names, and opens no session', async () => {
    const token = await added();
    const [first, second] = deck().content.slides;
    const skipped = { ...second, isSkipped: true } as typeof first & {};
    const slides = [
      { ...first, notes: 'Тайна' } as typeof first & {},
      skipped,
      { id: 'later', secret: 'Тайна' },
    ];
    put({ content: { ...deck().content, title: 'Новое название', slides } });
    const answer = await show(token);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const text = await answer.text();
    const shown = JSON.parse(text) as Schemas['PresentationShow'];
    expect(shown.title).toBe('Новое название');
    expect(shown.slides).toEqual([
      { ...first, notes: '', isEdited: false, outlineId: null },
      { id: 'later' },
    ]);
    expect(text).not.toMatch(/Тайна|Мария|@/);
    expect(Object.keys(shown).toSorted()).toEqual(['brand', 'language', 'slides', 'theme', 'title']);
  });

  test('sends the pictures of its slides and no other file', async () => {
    const [shown, skipped, other] = [
      await uploaded('план.png', png),
      await uploaded('черновик.jpg', jpeg),
      await uploaded('чужое.png', png),
    ];
    const [first] = deck().content.slides;
    const slide = (id: string, idFile: string, isSkipped: boolean) => {
      const block = { kind: 'picture', idFile, alt: '', isDecorative: true, fit: 'cover' };
      return { ...first, id, isSkipped, layout: 'pictureText', slots: [{ name: 'picture', block }] };
    };
    const slides = [slide('a', shown, false), slide('b', skipped, true)] as Schemas['Slide'][];
    put({ content: { ...deck().content, slides } });
    const token = await added();
    const answer = await picture(token, shown.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-disposition')).not.toContain('план');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png);
    expect((await picture(token, skipped)).status).toBe(404);
    expect((await picture(token, other)).status).toBe(404);
    await stop();
    expect((await picture(token, shown)).status).toBe(404);
  });

  test('is 404 while its owner or company is blocked, or the presentation is in the archive', async () => {
    const token = await added();
    const statuses = async (): Promise<number> => (await show(token)).status;
    changeOwner({ blocked: true });
    expect(await statuses()).toBe(404);
    changeOwner({ blocked: false, companyUuid: null });
    expect(await statuses()).toBe(404);
    changeOwner({ companyUuid: neuro });
    const { companies, store } = database();
    const company = companies.get(neuro);
    if (company) store.put(companies, { ...company, blockReason: 'Долг' });
    expect(await statuses()).toBe(404);
    if (company) store.put(companies, company);
    put({ hidden: true });
    expect(await statuses()).toBe(404);
    put({ hidden: false });
    expect(await statuses()).toBe(200);
  });

  test('is over at its end', async () => {
    const token = await added(1);
    moveOn(administrator.gateway, DAY - 60);
    expect((await show(token)).status).toBe(200);
    moveOn(administrator.gateway, 120);
    const over = await show(token);
    expect(over.status).toBe(410);
    expect(await over.json()).toMatchObject({ code: 'show-over' });
    expect((await picture(token, uuid)).status).toBe(410);
    owner = await new Client(administrator.gateway).login();
    expect((await state()).link).toMatchObject({ opened: 1 });
  });

  test('is erased with its presentation', async () => {
    const token = await added();
    put({ hidden: true });
    await owner.call('DELETE', `/presentation/deletePresentation?presentationId=${uuid}`);
    expect(database().showLinks.size).toBe(0);
    expect((await show(token)).status).toBe(404);
  });
});

describe('[PRES-75] the owner of a presentation', () => {
  beforeEach(() => allow(true));

  test('makes one link, whose secret is said once and kept as a digest', async () => {
    const headers = keyed();
    const { secret, link } = (await (await add(7, headers)).json()) as Schemas['PresentationLinkSecret'];
    expect(Date.parse(link.expires) - Date.parse(link.created)).toBe(7 * DAY * 1000);
    expect(await (await add(7, headers)).json()).toEqual({ secret: null, link });
    expect(JSON.stringify([...database().showLinks.values(), ...database().audit.values()])).not.toContain(
      secret,
    );
    const [note] = [...database().audit.values()].slice(-1);
    expect(note).toMatchObject({ entity: 'presentation', action: 'add', key: uuid });
    expect(JSON.stringify(note)).not.toContain(deck().content.title);
    const next = await added();
    expect((await show(secret ?? '')).status).toBe(404);
    expect((await show(next)).status).toBe(200);
  });

  test('sees how often it was opened, and stops it', async () => {
    const token = await added();
    await show(token);
    await show(token);
    const { lastOpened } = (await state()).link ?? {};
    expect((await state()).link).toMatchObject({ opened: 2, lastOpened: expect.any(String) });
    expect(lastOpened).not.toBeNull();
    expect((await stop()).status).toBe(204);
    expect([...database().audit.values()].at(-1)).toMatchObject({ entity: 'presentation', action: 'remove' });
    expect((await show(token)).status).toBe(404);
    expect((await stop()).status).toBe(404);
  });

  test('is the only one who may; an editor gets 404', async () => {
    const editorIds = [Number(database().users.get('company@neuro.example')?.profile.id)];
    put({ access: { ...deck().access, editorIds } });
    expect((await add(7, keyed(), administrator)).status).toBe(404);
    put({ hidden: true });
    expect((await add()).status).toBe(404);
    expect((await add(91)).status).toBe(400);
  });
});

test('[PRES-76] openings from one network are limited', async () => {
  await allow(true);
  const token = await added();
  const { limits, now } = administrator.gateway.deps;
  limits.shows.note('', now().getTime(), 600);
  const answer = await show(token);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).not.toBeNull();
});
