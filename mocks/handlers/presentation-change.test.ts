import { expect, test, vi } from 'vitest';
import type { Schemas, StoredPresentation, StoredSlide } from '#mocks/store/database.ts';
import { read, type Slide } from '#mocks/testing/presentation-runs.ts';
import { add, change, type Deck, fieldsOf, people, post, quarter } from '#mocks/testing/presentations.ts';

const textBlock = (text: string, link: string | null = null) => ({
  kind: 'text' as const,
  paragraphs: [{ level: 0, list: 'none' as const, runs: [{ text, isBold: false, isItalic: false, link }] }],
});
const slide = (id: string, rest: Partial<Slide> = {}): Slide => ({
  id,
  layout: 'bullets',
  notes: '',
  isSkipped: false,
  isEdited: true,
  isPictureRight: false,
  outlineId: null,
  slots: [{ name: 'title', block: textBlock('Слайд') }],
  ...rest,
});

test('[PRES-17] a change makes a version, none without a change; an old version is refused and changes nothing', async () => {
  const { maria } = await people();
  const { uuid } = await add(maria, {});
  const slides = [slide('a'), slide('b')];
  expect(await (await change(maria, { uuid, version: 1, slides })).json()).toMatchObject({ version: 2 });
  expect(await (await change(maria, { uuid, version: 2, title: ' План ', slides })).json()).toMatchObject({
    version: 2,
  });
  const late = await change(maria, { uuid, version: 1, title: 'Другой' });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: 'version-conflict' });
  const moved = { uuid, version: 2, slides: [slide('c')], removed: ['a'], order: ['c', 'b'], theme: 'sea' };
  expect((await change(maria, moved)).status).toBe(200);
  const deck = await read(maria, uuid);
  expect(deck).toMatchObject({ version: 3, title: 'План', theme: 'sea', status: 'ready' });
  expect(deck.slides).toEqual([slide('c'), slide('b')]);
});

test('[PRES-51] settings are absent until they are set; a change of something else, a version and a copy keep them', async () => {
  const { maria } = await people();
  const { uuid } = await add(maria, {});
  expect(await read(maria, uuid)).not.toHaveProperty('settings');
  const settings = { footer: '', hasNumbers: false, transition: 'push' };
  expect((await change(maria, { uuid, version: 1, settings })).status).toBe(200);
  expect((await change(maria, { uuid, version: 2, title: 'Другой' })).status).toBe(200);
  expect(await read(maria, uuid)).toMatchObject({ settings, version: 3 });
  expect(await add(maria, { copyOf: uuid })).toMatchObject({ settings });
});

test('[PRES-91] the date of slides is a day or that of the show; what is no day is refused', async () => {
  const { maria } = await people();
  const { uuid } = await add(maria, {});
  const settings = { footer: null, hasNumbers: true, transition: 'none' };
  for (const [at, date] of ['2026-11-30', null].entries()) {
    expect((await change(maria, { uuid, version: at + 1, settings: { ...settings, date } })).status).toBe(
      200,
    );
    expect((await read(maria, uuid)).settings).toEqual({ ...settings, date });
  }
  for (const date of ['2026-02-30', '30.11.2026', ''])
    expect((await change(maria, { uuid, version: 3, settings: { ...settings, date } })).status).toBe(400);
});

test('[PRES-65] sections are kept by a copy, a version and other changes, and begin at the next slide when their first one goes', async () => {
  const { maria } = await people();
  const { uuid } = await add(maria, {});
  expect(await read(maria, uuid)).not.toHaveProperty('sections');
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  const sections = [
    { id: one, title: 'Начало', slideId: 'a' },
    { id: two, title: 'Итоги', slideId: 'c' },
  ];
  const slides = ['a', 'b', 'c'].map((id) => slide(id));
  expect((await change(maria, { uuid, version: 1, slides, sections })).status).toBe(200);
  expect((await change(maria, { uuid, version: 2, removed: ['a', 'c'] })).status).toBe(200);
  const moved = [{ slideId: 'b' }, { slideId: null }];
  expect(await read(maria, uuid)).toMatchObject({ sections: moved });
  expect(await add(maria, { copyOf: uuid })).toMatchObject({ sections: moved });
  const wrong = [
    { id: one, title: 'Начало', slideId: 'b' },
    { id: one, title: 'Итоги', slideId: 'a' },
  ];
  expect(await fieldsOf(await change(maria, { uuid, version: 3, sections: wrong }))).toEqual([
    'sections[1].id',
    'sections[1].slideId',
  ]);
});

test('[PRES-14] a change that breaks a rule is refused with the paths of its fields', async () => {
  const { maria } = await people();
  const { uuid } = await add(maria, {});
  const block = (name: string, one: object) => slide('a', { slots: [{ name, block: one } as never] });
  const table = { kind: 'table', hasHeader: true, rows: [['А'], ['Б', 'В']] };
  const pie = {
    kind: 'chart',
    type: 'pie',
    unit: '',
    categories: ['А', 'Б'],
    series: [
      { name: '', values: [1, 2] },
      { name: '', values: [1] },
    ],
  };
  const column = { ...pie, type: 'column', series: [{ name: '', values: [1, 2] }] };
  const lit = (target: string, index: number) => ({
    ...block('chart', { ...column, highlight: { target, index, callout: '' } }),
    layout: 'chart',
  });
  const picture = { kind: 'picture', idFile: crypto.randomUUID(), alt: '', isDecorative: true, fit: 'cover' };
  const looking = (look: object) => ({
    ...block('picture', { ...picture, idFile: null, ...look }),
    layout: 'pictureText',
  });
  const size = { width: 800, height: 600 };
  const side = (left: number, right: number) => ({ left, top: 0, right, bottom: 0 });
  const at = 'slides[0].slots[0]';
  for (const [json, field] of [
    [{ slides: [block('title', textBlock('я'.repeat(121)))] }, `${at}.block.paragraphs`],
    [
      { slides: [block('body', textBlock('я', 'javascript:alert(1)'))] },
      `${at}.block.paragraphs[0].runs[0].link`,
    ],
    [
      { slides: [block('body', textBlock('я', 'http://neuro.example'))] },
      `${at}.block.paragraphs[0].runs[0].link`,
    ],
    [{ slides: [block('quote', textBlock('я'))] }, `${at}.name`],
    [{ slides: [block('body', table)] }, `${at}.block.kind`],
    [{ slides: [{ ...block('table', table), layout: 'table' }] }, `${at}.block.rows`],
    [{ slides: [{ ...block('chart', pie), layout: 'chart' }] }, `${at}.block.series`],
    [{ slides: [lit('series', 1)] }, `${at}.block.highlight.index`],
    [{ slides: [lit('category', 2)] }, `${at}.block.highlight.index`],
    [{ slides: [{ ...block('picture', picture), layout: 'pictureText' }] }, `${at}.block.idFile`],
    [{ slides: [looking({ crop: side(0.5, 0.46), ...size })] }, `${at}.block.crop`],
    [{ slides: [looking({ crop: side(0.5, 0) })] }, `${at}.block.crop`],
    [{ slides: [looking({ overlay: { darkest: 61, brightest: 60 } })] }, `${at}.block.overlay.darkest`],
    [{ slides: [slide('a'), slide('a')] }, 'slides[1].id'],
    [{ slides: [slide('a')], order: ['b'] }, 'order'],
    [{ removed: ['z'] }, 'removed[0]'],
    [
      {
        brief: {
          topic: 'Тема',
          audience: '',
          style: 'report',
          slideCount: 5,
          language: 'ru',
          model: null,
          idFiles: [crypto.randomUUID()],
          isOnlySources: false,
          pictures: 'none',
          serviceType: 'claude',
        },
      },
      'brief.idFiles[0]',
    ],
  ] as const) {
    const refused = await change(maria, { uuid, version: 1, ...json });
    expect(refused.status, field).toBe(422);
    expect(await fieldsOf(refused)).toContain(field);
  }
  expect(await read(maria, uuid)).toMatchObject({ version: 1, slides: [] });
  const links = slide('a', { slots: [{ name: 'body', block: textBlock('я', 'mailto:info@neuro.example') }] });
  expect((await change(maria, { uuid, version: 1, slides: [links] })).status).toBe(200);
  const many = Array.from({ length: 60 }, (_, index) => slide(`n${index}`));
  const full = await change(maria, { uuid, version: 2, slides: many });
  expect(await fieldsOf(full)).toContain('slides');
});

test('[PRES-19] a slide of a later version is kept as it is, moved and removed, and never overwritten', async () => {
  const { maria, gateway } = await people();
  const { database } = gateway.deps;
  const later = {
    id: 'x',
    layout: 'hologram',
    depth: 3,
    slots: [{ name: 'stage', block: { kind: 'film' } }],
  };
  const { uuid } = await add(maria, {});
  const stored = database.presentations.get(uuid) as StoredPresentation;
  const slides = [later as StoredSlide, slide('a')];
  database.store.write((transaction) =>
    transaction.put(database.presentations, { ...stored, content: { ...stored.content, slides } }),
  );
  expect((await read(maria, uuid)).slides[0]).toEqual(later);
  expect((await change(maria, { uuid, version: 1, order: ['a', 'x'], theme: 'dark' })).status).toBe(200);
  const deck = await read(maria, uuid);
  expect(deck.slides[1]).toEqual(later);
  const overwritten = await change(maria, { uuid, version: deck.version, slides: [slide('x')] });
  expect(await fieldsOf(overwritten)).toEqual(['slides[0].id']);
  expect((await add(maria, { copyOf: uuid })).slides[1]).toEqual(later);
  expect((await change(maria, { uuid, version: deck.version, removed: ['x'] })).status).toBe(200);
});

test('[PRES-18] a restored version equals the kept one, and another restore takes it back', async () => {
  const { maria } = await people();
  const restore = (version: number, target: number) =>
    post(maria, 'restoreVersion', { uuid: quarter, version, target });
  const before = await read(maria, quarter);
  const kept = await maria.json<Deck>('GET', `/presentation/getVersion?presentationId=${quarter}&version=4`);
  expect((await restore(6, 4)).status).toBe(409);
  expect((await restore(7, 5)).status).toBe(404);
  const restored = (await (await restore(7, 4)).json()) as Deck;
  expect(restored).toEqual({ ...kept, version: 8, date: restored.date });
  const back = (await (await restore(8, 7)).json()) as Deck;
  expect(back).toEqual({ ...before, version: 9, date: back.date });
});

test('[PRES-18] no version is restored while slides are made', async () => {
  const { maria, gateway } = await people();
  const running = { status: 'generating', made: 1, total: 3 } as const;
  vi.spyOn(gateway.deps.presentationRuns, 'stateOf').mockReturnValue(running);
  const refused = await post(maria, 'restoreVersion', { uuid: quarter, version: 7, target: 4 });
  expect(await refused.json()).toMatchObject({ status: 409, code: 'generation-running' });
});

test('[PRES-18] versions are kept by hand with a note and after ten minutes of work, the last 50', async () => {
  let moment = Date.parse('2026-11-24T09:00:00Z');
  const { maria } = await people({ now: () => new Date(moment) });
  const { uuid } = await add(maria, {});
  const versions = async () =>
    (
      await maria.json<Schemas['PresentationVersionPage']>(
        'GET',
        `/presentation/getVersions?presentationId=${uuid}&size=100`,
      )
    ).content.map(({ version, reason, note }) => [version, reason, note]);
  await change(maria, { uuid, version: 1, title: 'План 1' });
  expect(await versions()).toEqual([]);
  moment += 10 * 60_000;
  await change(maria, { uuid, version: 2, title: 'План 2' });
  expect(await versions()).toEqual([[2, 'auto', '']]);
  await post(maria, 'addVersion', { uuid, note: 'Готово' });
  expect(await versions()).toEqual([
    [3, 'manual', 'Готово'],
    [2, 'auto', ''],
  ]);
  for (let version = 3; version < 60; version++) {
    await change(maria, { uuid, version, title: `План ${version}` });
    await post(maria, 'addVersion', { uuid, note: '' });
  }
  const all = await versions();
  expect(all).toHaveLength(50);
  expect(all.at(-1)?.[0]).toBe(11);
});
