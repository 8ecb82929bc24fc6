import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import type { Client } from '#mocks/testing/client.ts';
import { read } from '#mocks/testing/presentation-runs.ts';
import {
  add,
  change,
  type Deck,
  fieldsOf,
  key,
  people,
  post,
  quarter,
} from '#mocks/testing/presentations.ts';

const warehouse = '7c2e9f10-7777-4a3b-8c4d-000000000003';
const titlesOf = async (client: Client, query = ''): Promise<string[]> => {
  const page = await client.json<Schemas['PresentationCardPage']>(
    'GET',
    `/presentation/getPresentations${query}`,
  );
  return page.content.map(({ title }) => title);
};

test('[PRES-01] each account has three presentations, and finds them by title and by the text of slides', async () => {
  const { maria, pupil } = await people();
  const all = [
    'Итоги третьего квартала',
    'Вводный курс для новых сотрудников',
    'Запуск склада: план проекта',
  ];
  expect(await titlesOf(maria)).toEqual(all);
  expect(await titlesOf(pupil)).toEqual(all);
  expect(await titlesOf(maria, '?sort=title,asc')).toEqual([all[1], all[2], all[0]]);
  expect(await titlesOf(maria, '?scope=pinned')).toEqual([all[0]]);
  expect(await titlesOf(maria, `?searchText=${encodeURIComponent('бюро пропусков')}`)).toEqual([all[1]]);
  expect(await titlesOf(maria, `?searchText=${encodeURIComponent('ЗАПУСК')}`)).toEqual([all[2]]);
});

test('[LAB-12] others find a presentation by its access; editors change it, viewers copy it, the owner archives it', async () => {
  const { maria, olga, pupil } = await people();
  const shared = { uuid: quarter, groups: [], isOpen: true };
  expect((await olga.call('GET', `/presentation/getPresentation?presentationId=${quarter}`)).status).toBe(
    404,
  );
  await post(maria, 'sharePresentation', { ...shared, visibility: 'company', editorIds: [] });
  expect(await read(olga, quarter)).toMatchObject({ right: 'use', pinned: false });
  expect((await change(olga, { uuid: quarter, version: 7, title: 'Чужое' })).status).toBe(404);
  expect((await olga.call('GET', `/presentation/getVersions?presentationId=${quarter}`)).status).toBe(404);
  const copy = await add(olga, { copyOf: quarter });
  expect(copy).toMatchObject({ right: 'owner', version: 1, title: 'План' });
  expect(copy.slides).toHaveLength(12);
  expect(await titlesOf(olga, '?scope=shared')).toEqual(['Итоги третьего квартала']);
  await post(maria, 'sharePresentation', { ...shared, visibility: 'private', editorIds: [3] });
  expect(await read(olga, quarter)).toMatchObject({ right: 'edit' });
  expect((await change(olga, { uuid: quarter, version: 7, title: 'Правка' })).status).toBe(200);
  expect((await post(olga, 'hidePresentation', { uuid: quarter, hidden: true })).status).toBe(404);
  await post(maria, 'hidePresentation', { uuid: quarter, hidden: true });
  expect(await fieldsOf(await change(olga, { uuid: quarter, version: 8, title: 'Ещё' }))).toEqual(['uuid']);
  expect(await titlesOf(maria, '?scope=archive')).toEqual(['Правка']);
  const remove = (id: string) =>
    maria.call('DELETE', `/presentation/deletePresentation?presentationId=${id}`);
  expect((await remove(warehouse)).status).toBe(409);
  expect((await remove(quarter)).status).toBe(204);
  expect((await remove(quarter)).status).toBe(404);
  expect((await pupil.call('GET', `/presentation/getPresentation?presentationId=${warehouse}`)).status).toBe(
    404,
  );
});

test('[PRES-01] whoever sees a presentation fetches its pictures; nobody else does', async () => {
  const { maria, olga } = await people();
  const picture = '7c2e9f10-7777-4a3b-8c4d-0000000000f3';
  const fetched = async (client: Client) => (await client.call('GET', `/download?idFile=${picture}`)).status;
  expect([await fetched(maria), await fetched(olga)]).toEqual([200, 404]);
  const access = { visibility: 'company', groups: [], editorIds: [], isOpen: false };
  await post(maria, 'sharePresentation', { uuid: warehouse, ...access });
  expect(await fetched(olga)).toBe(200);
  const copy = await add(olga, { copyOf: warehouse });
  await post(maria, 'sharePresentation', { uuid: warehouse, ...access, visibility: 'private' });
  expect([copy.slides.length, await fetched(olga)]).toEqual([8, 200]);
});

test('[PRES-15] files of presentations are PNG and JPEG pictures and the named materials', async () => {
  const { maria } = await people();
  const upload = async (...files: File[]) => {
    const body = new FormData();
    const request = JSON.stringify({ serviceType: 'chatGpt', presentation: true });
    body.append('request', new Blob([request], { type: 'application/json' }));
    for (const file of files) body.append('files', file);
    return (await maria.call('POST', '/upload', { body })).status;
  };
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
    'base64',
  );
  expect(await upload(new File([png], 'снимок.png'), new File(['Отчёт'], 'отчёт.md'))).toBe(200);
  expect(await upload(new File(['<svg/>'], 'снимок.svg'))).toBe(422);
  expect(await upload(new File(['не картинка'], 'снимок.png'))).toBe(422);
  expect(await upload(new File([new Uint8Array(11 * 1024 * 1024)], 'снимок.png'))).toBe(413);
});

test('[PRE-05] a repeated key adds one presentation', async () => {
  const { maria } = await people();
  const call = { json: { title: 'План', language: 'ru', theme: 'light' }, headers: key() };
  const first = await maria.json<Deck>('POST', '/presentation/addPresentation', call);
  expect(await maria.json('POST', '/presentation/addPresentation', call)).toEqual(first);
  expect(await titlesOf(maria)).toHaveLength(4);
});
