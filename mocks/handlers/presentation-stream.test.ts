import { expect, test, vi } from 'vitest';
import type { OutlineItem, Schemas } from '#mocks/store/database.ts';
import { Client } from '#mocks/testing/client.ts';
import {
  added,
  framesOf,
  key,
  outlineIdsIn,
  read,
  resume,
  run,
  type Slide,
  saved,
  send,
  slidesIn,
  started,
  typesOf,
  whole,
} from '#mocks/testing/presentation-runs.ts';

test('[PRES-04][PRES-07] a slide that fails fails alone and is made by the next run; others are not made twice', async () => {
  const { client, uuid } = await started({ topic: 'Ошибка в отчёте' });
  await run(client, uuid, 'outline');
  const { outline } = await read(client, uuid);
  const first = await run(client, uuid, 'slides');
  const failed = first.flatMap((event) => (event.type === 'slideFailed' ? [event.outlineId] : []));
  expect(failed).toEqual([outline[2]?.id]);
  expect(slidesIn(first)).toHaveLength(7);
  expect(first.at(-1)).toMatchObject({ status: 'partial' });
  expect(await read(client, uuid)).toMatchObject({ status: 'failed' });
  const second = await run(client, uuid, 'slides', { outlineIds: failed });
  expect(outlineIdsIn(second)).toEqual(failed);
  const deck = await read(client, uuid);
  expect(deck.status).toBe('ready');
  expect(deck.slides.map((one) => (one as Slide).outlineId)).toEqual(outline.map(({ id }) => id));
  expect(slidesIn(await run(client, uuid, 'slides'))).toEqual([]);
});

test('[PRES-04][PRES-05][PRES-06] only changed items are made again, edited slides only when asked', async () => {
  const { client, uuid } = await started();
  await run(client, uuid, 'outline');
  await run(client, uuid, 'slides');
  const before = await read(client, uuid);
  const changed = (item: OutlineItem | undefined, title: string) => ({ ...item, title }) as OutlineItem;
  const outline = before.outline
    .with(1, changed(before.outline[1], 'Другое начало'))
    .with(3, changed(before.outline[3], 'Другая середина'));
  const edited = { ...(before.slides[3] as Slide), notes: 'Моё', isEdited: true };
  await saved(client, uuid, { outline, slides: [edited] });
  const made = await run(client, uuid, 'slides');
  expect(outlineIdsIn(made)).toEqual([outline[1]?.id]);
  expect(made.find(({ type }) => type === 'started')).toMatchObject({ total: 1 });
  const after = await read(client, uuid);
  expect(after.slides[1]).toMatchObject({ id: before.slides[1]?.id, outlineId: outline[1]?.id });
  expect(after.slides[3]).toEqual(edited);
  expect(after.slides.toSpliced(1, 1)).toEqual(before.slides.with(3, edited).toSpliced(1, 1));
  expect(outlineIdsIn(await run(client, uuid, 'slides', { overwritesEdited: true }))).toEqual([
    outline[3]?.id,
  ]);
});

test('[PRES-03] a broken connection goes on after the last event, without a slide twice or missing', async () => {
  const { client, uuid } = await started({ topic: 'Оборви на середине', slideCount: 10 });
  const plan = await whole(client, uuid, await send(client, uuid, 'outline'));
  expect(plan.filter(({ type }) => type === 'outlineItem')).toHaveLength(10);
  const response = await send(client, uuid, 'slides');
  const made = await whole(client, uuid, response);
  expect(made.map(({ id }) => Number(id))).toEqual(made.map((_, index) => index + 1));
  const { outline, slides } = await read(client, uuid);
  expect(outlineIdsIn(made)).toEqual(outline.map(({ id }) => id));
  expect(slides).toHaveLength(10);
});

test('[PRES-03] a run can be resumed at each event, also after its end; another run ends that', async () => {
  const { client, uuid } = await started();
  const plan = await run(client, uuid, 'outline');
  const [first] = plan;
  const runId = first?.type === 'started' ? first.runId : '';
  for (const last of ['0', '1', '4', '9'])
    expect((await framesOf(await resume(client, uuid, runId, last))).events).toEqual(
      plan.slice(Number(last)),
    );
  expect((await resume(client, uuid, runId, String(plan.length))).status).toBe(204);
  await run(client, uuid, 'slides');
  expect((await resume(client, uuid, runId, '1')).status).toBe(204);
});

test('[PRES-05] a repeated key joins its run and makes nothing twice', async () => {
  const { client, uuid } = await started();
  await run(client, uuid, 'outline');
  const { version } = await read(client, uuid);
  const idempotency = key();
  const again = () =>
    client.call('POST', `/presentation/${uuid}/slides`, {
      json: { version, outlineIds: [], overwritesEdited: false },
      headers: { 'idempotency-key': idempotency },
    });
  const [one, other] = await Promise.all([again(), again()]);
  expect((await framesOf(other)).events).toEqual((await framesOf(one)).events);
  expect((await read(client, uuid)).slides).toHaveLength(8);
  await run(client, uuid, 'slides');
  expect(typesOf((await framesOf(await again())).events)).toEqual(['started', 'finished']);
});

test('[PRES-04] stopping keeps the slides that arrived, and the next run makes the missing ones', async () => {
  const { client, uuid, gateway } = await started({ slideCount: 20 }, { slidePause: 5 });
  await run(client, uuid, 'outline');
  const { presentationRuns } = gateway.deps;
  const response = await send(client, uuid, 'slides');
  await vi.waitUntil(() => (presentationRuns.stateOf(uuid)?.made ?? 0) >= 4, { interval: 2 });
  expect(await read(client, uuid)).toMatchObject({ status: 'generating' });
  const { content } = await client.json<Schemas['PresentationCardPage']>(
    'GET',
    '/presentation/getPresentations',
  );
  expect(content[0]).toMatchObject({ status: 'generating', total: 20 });
  expect((await client.call('DELETE', `/presentation/${uuid}/stream`)).status).toBe(204);
  const { events } = await framesOf(response);
  expect(events.at(-1)).toMatchObject({ type: 'finished', status: 'stopped' });
  const stopped = await read(client, uuid);
  expect(stopped.status).toBe('stopped');
  expect(stopped.slides).toEqual(slidesIn(events));
  const rest = await run(client, uuid, 'slides');
  expect(slidesIn(rest)).toHaveLength(20 - stopped.slides.length);
  const deck = await read(client, uuid);
  expect(deck.slides.map((one) => (one as Slide).outlineId)).toEqual(deck.outline.map(({ id }) => id));
});

test('[PRES-05] editing goes on during a run, and a slide of a removed item is not made', async () => {
  const { client, uuid, gateway } = await started({ slideCount: 30 }, { slidePause: 5 });
  await run(client, uuid, 'outline');
  const response = await send(client, uuid, 'slides');
  await vi.waitUntil(() => (gateway.deps.presentationRuns.stateOf(uuid)?.made ?? 0) >= 2, { interval: 2 });
  const { outline } = await read(client, uuid);
  await saved(client, uuid, { outline: outline.slice(0, -1), title: 'Новое название' });
  const made = slidesIn(await whole(client, uuid, response));
  expect(made.map(({ outlineId }) => outlineId)).toEqual(outline.slice(0, -1).map(({ id }) => id));
  expect(await read(client, uuid)).toMatchObject({ title: 'Новое название' });
});

test('[PRES-01] a presentation has one run, a person two; both need a brief, the version and a right', async () => {
  const { client, uuid, gateway } = await started({ topic: 'Медленно' }, { slidePause: 1000 });
  const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
  const first = await send(client, uuid, 'outline');
  expect(first.status).toBe(200);
  expect(await codeOf(await send(client, uuid, 'outline'))).toBe('generation-running');
  const [second, third] = [await added(client, { topic: 'Медленно' }), await added(client)];
  expect((await send(client, second, 'outline')).status).toBe(200);
  const refused = await send(client, third, 'outline');
  expect([await codeOf(refused), refused.headers.has('retry-after')]).toEqual(['too-many-generations', true]);
  await client.call('DELETE', `/presentation/${uuid}/stream`);
  expect(await codeOf(await send(client, third, 'outline', { version: 1 }))).toBe('version-conflict');
  expect(await codeOf(await send(client, third, 'slides'))).toBe('fields-invalid');
  await client.call('DELETE', `/presentation/${second}/stream`);
  const other = await new Client(gateway).login('company@neuro.example');
  const foreign = await other.call('POST', `/presentation/${third}/outline`, {
    json: { version: 2 },
    headers: { 'idempotency-key': key() },
  });
  expect(foreign.status).toBe(404);
  expect((await other.call('GET', `/presentation/${third}/stream`)).status).toBe(404);
});

test('[LAB-12] a run stops when its editor loses the right to change the presentation', async () => {
  const { client, uuid, gateway } = await started({ slideCount: 20 }, { slidePause: 5 });
  const editor = await new Client(gateway).login('company@neuro.example');
  const access = { uuid, visibility: 'private', groups: [], isOpen: true };
  const share = (editorIds: number[]) =>
    client.call('POST', '/presentation/sharePresentation', { json: { ...access, editorIds } });
  expect((await share([3])).status).toBe(204);
  await run(editor, uuid, 'outline');
  const response = await send(editor, uuid, 'slides');
  const { presentationRuns } = gateway.deps;
  await vi.waitUntil(() => (presentationRuns.stateOf(uuid)?.made ?? 0) >= 2, { interval: 2 });
  expect((await share([])).status).toBe(204);
  const { events } = await framesOf(response);
  expect(events.at(-1)).toMatchObject({ type: 'finished', status: 'stopped' });
  const { slides, status } = await read(client, uuid);
  expect(status).toBe('stopped');
  expect(slides).toEqual(slidesIn(events));
});
