import { createParser } from 'eventsource-parser';
import { expect, test, vi } from 'vitest';
import { toXlsx } from '#lib/office/xlsx.ts';
import { fitted } from '#mocks/domain/presentations/fitted.ts';
import type { OutlineItem, Schemas } from '#mocks/store/database.ts';
import { Client, openGateway, validate } from '#mocks/testing/client.ts';

type Deck = Schemas['Presentation'];
type Event = Schemas['PresentationEvent'];
type Slide = Schemas['Slide'];

const key = () => crypto.randomUUID();
const brief: Schemas['PresentationBrief'] = {
  topic: 'Переход на электронный документооборот',
  audience: 'Руководители',
  style: 'business',
  slideCount: 8,
  language: 'ru',
  idFiles: [],
  isOnlySources: false,
  pictures: 'none',
  serviceType: 'chatGpt',
  model: null,
};

/** A client with a new presentation that has this brief. */
async function started(change: Partial<typeof brief> = {}, options?: Parameters<typeof openGateway>[0]) {
  const gateway = await openGateway(options);
  const client = await new Client(gateway).login();
  return { gateway, client, uuid: await added(client, change) };
}

async function added(client: Client, change: Partial<typeof brief> = {}): Promise<string> {
  const { uuid } = await client.json<Deck>('POST', '/presentation/addPresentation', {
    json: { title: 'Документооборот', language: 'ru', theme: 'light' },
    headers: { 'idempotency-key': key() },
  });
  await saved(client, uuid, { brief: { ...brief, ...change } });
  return uuid;
}

const read = (client: Client, uuid: string): Promise<Deck> =>
  client.json('GET', `/presentation/getPresentation?presentationId=${uuid}`);

async function saved(client: Client, uuid: string, json: object): Promise<void> {
  const { version } = await read(client, uuid);
  await client.json('POST', '/presentation/changePresentation', { json: { uuid, version, ...json } });
}

/** The frames of a stream as far as it comes, each checked against the contract; `isBroken` when it breaks off. */
async function framesOf(response: Response): Promise<{ events: Event[]; isBroken: boolean }> {
  const events: Event[] = [];
  const parser = createParser({
    onEvent: ({ data, id }) => {
      const event = JSON.parse(data) as Event;
      expect(validate({ $ref: '#/components/schemas/PresentationEvent' }, event)).toBeNull();
      expect(event.id).toBe(id);
      events.push(event);
    },
  });
  const decoder = new TextDecoder();
  try {
    for await (const bytes of response.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }));
    return { events, isBroken: false };
  } catch {
    return { events, isBroken: true };
  }
}

async function send(
  client: Client,
  uuid: string,
  stage: 'outline' | 'slides',
  json: object = {},
  idempotency = key(),
) {
  const { version } = await read(client, uuid);
  const rest = stage === 'slides' ? { outlineIds: [], overwritesEdited: false } : {};
  return client.call('POST', `/presentation/${uuid}/${stage}`, {
    json: { version, ...rest, ...json },
    headers: { 'idempotency-key': idempotency },
  });
}

async function run(
  client: Client,
  uuid: string,
  stage: 'outline' | 'slides',
  json?: object,
): Promise<Event[]> {
  return (await framesOf(await send(client, uuid, stage, json))).events;
}

const resume = (client: Client, uuid: string, runId: string, last: string): Promise<Response> =>
  client.call('GET', `/presentation/${uuid}/stream?runId=${runId}`, { headers: { 'last-event-id': last } });

/** All events of a run, resumed as often as its connections break. */
async function whole(client: Client, uuid: string, response: Response): Promise<Event[]> {
  const all: Event[] = [];
  for (let part = await framesOf(response); ; ) {
    all.push(...part.events);
    const [first] = all;
    if (!part.isBroken || first?.type !== 'started') return all;
    part = await framesOf(await resume(client, uuid, first.runId, all.at(-1)?.id ?? '0'));
  }
}

const typesOf = (events: readonly Event[]): string[] => [...new Set(events.map(({ type }) => type))];
const slidesIn = (events: readonly Event[]): Slide[] =>
  events.flatMap((event) => (event.type === 'slide' ? [event.slide as Slide] : []));
const outlineIdsIn = (events: readonly Event[]): (string | null)[] =>
  slidesIn(events).map(({ outlineId }) => outlineId);

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

test.each([
  ['business', 3],
  ['friendly', 12],
  ['teaching', 25],
  ['report', 40],
] as const)('[PRES-08] a plan in the style %s and its slides are exactly %i', async (style, slideCount) => {
  const { client, uuid } = await started({ style, slideCount, pictures: 'suggest' });
  const plan = await run(client, uuid, 'outline');
  expect(plan.filter(({ type }) => type === 'outlineItem')).toHaveLength(slideCount);
  const made = await run(client, uuid, 'slides');
  expect(slidesIn(made)).toHaveLength(slideCount);
  expect(made.at(-1)).toMatchObject({ type: 'finished', status: 'complete' });
  const deck = await read(client, uuid);
  expect(deck).toMatchObject({ status: 'ready', version: (made.at(-1) as { version: number }).version });
  expect(deck.slides.map((one) => (one as Slide).outlineId)).toEqual(deck.outline.map(({ id }) => id));
  const titles = deck.outline.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect([titles[0], deck.outline.at(-1)?.layout]).toEqual([brief.topic, 'thanks']);
  // What the stand-in makes may also be saved by a person.
  const edited = deck.slides.map((slide) => ({ ...(slide as Slide), isEdited: true }));
  await saved(client, uuid, { slides: edited });
});

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

test('[PRES-09] texts of a plan and of slides end at the end of a word', async () => {
  const words = Array.from({ length: 150 }, (_, index) => `слово${index}конец`);
  const { client, uuid } = await started({ topic: words.join(' '), audience: words.slice(0, 12).join(' ') });
  await run(client, uuid, 'outline');
  await run(client, uuid, 'slides');
  const { outline, slides } = await read(client, uuid);
  const cut = textsIn({ outline, slides }).flatMap((text) => text.match(/слово\d+\S*/gu) ?? []);
  expect(cut.length).toBeGreaterThan(5);
  expect(cut.filter((word) => !/^слово\d+конец[^а-яё]*$/u.test(word))).toEqual([]);
  expect(fitted('Длинное название, которое не помещается', 17)).toBe('Длинное название');
});

test('[PRES-08] headings of materials become items with sources, a table becomes table and chart', async () => {
  const { client } = await started();
  const body = new FormData();
  const request = JSON.stringify({ serviceType: 'chatGpt', presentation: true });
  body.append('request', new Blob([request], { type: 'application/json' }));
  const notes =
    '# Сроки\n\n- Договор в\u00a0декабре\n- Запуск в\u00a0июле\n\n# Бюджет\n\nВсего 86 млн рублей. Резерв 7 млн.\n';
  body.append('files', new File([notes], 'Склад.md'));
  body.append('files', new File(['Месяц;Заказы;Ошибки\nМай;200;9\nИюнь;900;12\n'], 'Заказы.csv'));
  const table = [
    ['Склад', 'Смены'],
    ['Север', 3],
  ];
  body.append('files', new File([await toXlsx('Смены', table)], 'Смены.xlsx'));
  body.append('files', new File(['нет'], 'Битый.xlsx'));
  const files = await client.json<{ idFile: string }[]>('POST', '/upload', { body });
  const own = await added(client, {
    idFiles: files.map(({ idFile }) => idFile),
    isOnlySources: true,
    slideCount: 8,
  });
  await run(client, own, 'outline');
  await run(client, own, 'slides');
  const { outline, slides } = await read(client, own);
  expect(outline.slice(1, -1).map(({ title, layout, source }) => [title, layout, source])).toEqual([
    ['Сроки', 'bullets', 'Склад.md, «Сроки»'],
    ['Бюджет', 'bullets', 'Склад.md, «Бюджет»'],
    ['Заказы', 'table', 'Заказы.csv'],
    ['Заказы: на\u00a0диаграмме', 'chart', 'Заказы.csv'],
    ['Смены', 'table', 'Смены.xlsx'],
    ['Смены: на\u00a0диаграмме', 'chart', 'Смены.xlsx'],
  ]);
  const blocks = slides.map((slide) => (slide as Slide).slots[1]?.block);
  expect(blocks[3]).toMatchObject({
    kind: 'table',
    rows: [
      ['Месяц', 'Заказы', 'Ошибки'],
      ['Май', '200', '9'],
      ['Июнь', '900', '12'],
    ],
  });
  expect(blocks[6]).toMatchObject({ categories: ['Север'], series: [{ name: 'Смены', values: [3] }] });
  expect(blocks[4]).toMatchObject({
    kind: 'chart',
    categories: ['Май', 'Июнь'],
    series: [
      { name: 'Заказы', values: [200, 900] },
      { name: 'Ошибки', values: [9, 12] },
    ],
  });
});

test('[PRES-08] a brief in English yields an English plan and slides', async () => {
  const topic = 'Moving the archive to the new building';
  const change = { topic, audience: 'Managers', language: 'en', pictures: 'draw', slideCount: 40 } as const;
  const { client, uuid } = await started(change);
  await run(client, uuid, 'outline');
  await run(client, uuid, 'slides');
  const { outline, slides } = await read(client, uuid);
  expect([outline.length, slides.length]).toEqual([40, 40]);
  expect(textsIn({ outline, slides }).filter((text) => /[а-яё]/iu.test(text))).toEqual([]);
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

test('[PRES-01] pictures are suggested with a description, or drawn for those who see the presentation', async () => {
  const { client, uuid } = await started({ pictures: 'draw', slideCount: 5 });
  await run(client, uuid, 'outline');
  const made = await run(client, uuid, 'slides');
  const pictures = made.flatMap((event) => (event.type === 'picture' ? [event] : []));
  expect(pictures).toHaveLength(1);
  const { slides } = await read(client, uuid);
  const block = slides
    .flatMap((slide) => (slide as Slide).slots)
    .map((slot) => slot.block)
    .find(({ kind }) => kind === 'picture');
  expect(block).toMatchObject({ idFile: pictures[0]?.idFile, alt: pictures[0]?.alt });
  const file = await client.call('GET', `/download?idFile=${pictures[0]?.idFile}`);
  expect(file.headers.get('content-type')).toBe('image/png');
});

test('[PRES-08] a presentation that is full takes no further slide, and the run says which are missing', async () => {
  const { client, uuid } = await started({ slideCount: 3 });
  await run(client, uuid, 'outline');
  const own = Array.from({ length: 58 }, (_, index) => ({
    id: `own${index}`,
    layout: 'bullets',
    slots: [],
    notes: '',
    isSkipped: false,
    isEdited: true,
    isPictureRight: false,
    outlineId: null,
  }));
  await saved(client, uuid, { slides: own });
  const made = await run(client, uuid, 'slides');
  expect([slidesIn(made).length, made.filter(({ type }) => type === 'slideFailed').length]).toEqual([2, 1]);
  expect((await read(client, uuid)).slides).toHaveLength(60);
});
