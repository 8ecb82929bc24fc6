/** What a person does with a presentation by hand: saved, copied, noted, pinned, opened, archived and removed. */
import { addDeck, briefOf, type Deck, type DeckChange, readDeck, removeDeck, saveDeck } from '../deck.ts';
import { after, expectConflict, expectInList, expectRefused } from '../expect.ts';
import { unique } from '../names.ts';
import type { Answer, Journey, Person } from '../run.ts';

type Presentation = Answer<'presentationRead'>['json'];
type Slide = NonNullable<DeckChange['slides']>[number];
type BlockOf<One> = One extends { slots: { block: infer Block }[] } ? Block : never;

/** What a copy takes, whatever ids it gives. */
const content = ({ slides, settings, outline, brief }: Presentation): Readonly<Record<string, unknown>> => ({
  'notes of the slides': slides.map((slide) => Object(slide).notes),
  settings,
  'titles of the plan': outline.map(({ title }) => title),
  'topic of the brief': brief?.topic,
});

/** Slides are put in another order and removed; a change that changes nothing makes no version. */
async function checkSlides(deck: Deck): Promise<void> {
  const { run, person, uuid } = deck;
  const [example] = run.example('presentationChange').slides ?? [];
  if (!example) return;
  const slides = ['k1', 'k2', 'k3'].map((id) => ({ ...example, id, notes: id, outlineId: null }));
  const outline = [{ id: 'p1', title: 'Итоги', layout: 'bullets' as const, points: [], source: null }];
  const brief = await briefOf(deck, 'Итоги года');
  await saveDeck(deck, { slides, outline, brief });
  const expectIds = async (change: DeckChange, ids: readonly string[], place: string) => {
    const saved = await saveDeck(deck, change);
    const found = saved.json.slides.map(({ id }) => id);
    run.same(after('presentationChange', saved), { [place]: found }, { [place]: ids });
  };
  await expectIds({ order: ['k3', 'k1', 'k2'] }, ['k3', 'k1', 'k2'], 'order of slides');
  await expectIds({ removed: ['k1'] }, ['k3', 'k2'], 'slides that stay');
  const { version, title } = (await readDeck(deck)).json;
  const equal = await run.call(person, 'presentationChange', { body: { uuid, version, title } });
  const place = 'version of equal content';
  run.same(equal, { [place]: equal.json.version }, { [place]: version });
}

type ChartType = Extract<BlockOf<Slide>, { kind: 'chart' }>['type'];
const charts: Readonly<Record<ChartType, true>> = {
  column: true,
  bar: true,
  stackedColumn: true,
  stackedBar: true,
  line: true,
  area: true,
  combined: true,
  waterfall: true,
  pie: true,
  doughnut: true,
};

/** A chart of each kind comes back as it was saved. */
async function checkCharts(deck: Deck): Promise<void> {
  const [example] = deck.run.example('presentationChange').slides ?? [];
  if (!example) return;
  const types = Object.keys(charts) as ChartType[];
  const slides = types.map((type) => {
    const series = [{ name: 'Выручка', values: [3, 1, 4] }];
    const data = { unit: 'млн ₽', categories: ['Было', 'Изменение', 'Стало'], series };
    const block = { kind: 'chart' as const, type, ...data };
    const slots = [{ name: 'chart' as const, block }];
    return { ...example, id: `chart-${type}`, layout: 'chart' as const, slots, outlineId: null };
  });
  const saved = await saveDeck(deck, { slides });
  const { slides: kept } = saved.json;
  const found = types.map((type) => {
    const slide: unknown = kept.find(({ id }) => id === `chart-${type}`);
    return Object(Object(slide).slots?.[0]).block?.type;
  });
  const place = 'kinds of charts';
  deck.run.same(after('presentationChange', saved), { [place]: found }, { [place]: types });
  await saveDeck(deck, { removed: slides.map(({ id }) => id) });
}

/** A highlight of a chart is kept. It is refused if the chart has no series or category with its index. */
async function checkHighlights(deck: Deck): Promise<void> {
  const { run, person, uuid } = deck;
  const [example] = run.example('presentationChange').slides ?? [];
  if (!example) return;
  const slideWith = (target: 'series' | 'category', index: number) => {
    const series = [{ name: 'Выручка', values: [3, 1, 4] }];
    const data = { unit: 'млн ₽', categories: ['Июль', 'Август', 'Сентябрь'], series };
    const highlight = { target, index, callout: '+33 % к июлю' };
    const block = { kind: 'chart' as const, type: 'column' as const, ...data, highlight };
    const slots = [{ name: 'chart' as const, block }];
    return { ...example, id: `highlight-${target}`, layout: 'chart' as const, slots, outlineId: null };
  };
  const slides = [slideWith('series', 0), slideWith('category', 2)];
  const saved = await saveDeck(deck, { slides });
  const { slides: kept } = saved.json;
  const highlightOf = (slide: unknown) => Object(Object(slide).slots?.[0]).block?.highlight;
  const found = slides.map(({ id }) => highlightOf(kept.find((one) => one.id === id)));
  const place = 'highlights of charts';
  run.same(after('presentationChange', saved), { [place]: found }, { [place]: slides.map(highlightOf) });
  for (const [target, index] of [
    ['series', 1],
    ['category', 3],
  ] as const) {
    const { version } = (await readDeck(deck)).json;
    const body = { uuid, version, slides: [slideWith(target, index)] };
    expectRefused(run, await run.send(person, 'presentationChange', { body }), {
      statuses: [422],
      place: `highlight of a missing ${target}`,
      what: `A highlight of a ${target} that the chart does not have`,
      says: 'The index of a highlight is that of a series or of a category of its chart (422)',
    });
  }
  await saveDeck(deck, { removed: slides.map(({ id }) => id) });
}

/** The settings are kept, and stay as they are when something else changes; a date may be a day, that of the show, or none. */
async function checkSettings(deck: Deck): Promise<void> {
  const plain = { footer: 'Отдел продаж', hasNumbers: false, transition: 'push' as const };
  for (const settings of [plain, { ...plain, date: '2026-11-30' }, { ...plain, date: null }])
    for (const change of [{ settings }, { title: unique('Итоги') }]) {
      const saved = await saveDeck(deck, change);
      deck.run.same(after('presentationChange', saved), { settings: saved.json.settings }, { settings });
    }
}

/** How a picture is drawn is kept, and refused where it leaves nothing of the picture or cannot be true. */
async function checkPictures(deck: Deck): Promise<void> {
  const { run, person, uuid } = deck;
  const [example] = run.example('presentationChange').slides ?? [];
  if (!example) return;
  const plain = { kind: 'picture', idFile: null, alt: 'Склад', isDecorative: false, fit: 'cover' } as const;
  const slideWith = (id: string, look: Readonly<Record<string, unknown>>) => ({
    ...example,
    id,
    layout: 'pictureFull' as const,
    slots: [{ name: 'picture' as const, block: { ...plain, ...look } }],
    outlineId: null,
  });
  const size = { width: 1600, height: 900 };
  const crop = { left: 0.1, top: 0, right: 0.25, bottom: 0.05 };
  const looks = [
    { ...size, crop, focus: { x: 0.3, y: 0.4 }, tone: 'duotone' },
    { corners: 'circle', tone: 'grey', overlay: { darkest: 4, brightest: 87 } },
    { corners: 'rounded', focus: { x: 0, y: 1 } },
  ];
  const slides = looks.map((look, at) => slideWith(`picture-${at}`, look));
  const saved = await saveDeck(deck, { slides });
  const blockOf = (slide: unknown) => Object(Object(slide).slots?.[0]).block;
  const found = slides.map(({ id }) => blockOf(saved.json.slides.find((one) => one.id === id)));
  const place = 'looks of pictures';
  run.same(after('presentationChange', saved), { [place]: found }, { [place]: slides.map(blockOf) });
  for (const [name, look, says] of [
    ['a crop that leaves nothing', { ...size, crop: { ...crop, left: 0.8 } }, 'at most 0.95 together'],
    ['a crop without the size of the picture', { crop }, 'needs `width` and `height`'],
    [
      'a darkest part that is brighter than the brightest one',
      { overlay: { darkest: 60, brightest: 40 } },
      '`darkest` is at most `brightest`',
    ],
  ] as const) {
    const { version } = (await readDeck(deck)).json;
    const body = { uuid, version, slides: [slideWith('picture-0', look)] };
    expectRefused(run, await run.send(person, 'presentationChange', { body }), {
      statuses: [422],
      place: name,
      what: `A picture with ${name}`,
      says: `Of a picture: ${says} (422)`,
    });
  }
  await saveDeck(deck, { removed: slides.map(({ id }) => id) });
}

/** A copy takes slides, settings, plan and brief. */
async function checkCopy(deck: Deck): Promise<void> {
  const { run, person, uuid } = deck;
  const { json } = await readDeck(deck);
  const copy = await addDeck(run, person, { copyOf: uuid });
  run.same(copy, content(copy.json), content(json));
  await removeDeck({ ...deck, uuid: copy.json.uuid });
}

/** The note of a kept version, and the second one that it gets. */
async function checkNotes(deck: Deck): Promise<void> {
  const { run, person, uuid } = deck;
  const { version } = (await readDeck(deck)).json;
  for (const note of ['До правки', 'Перед показом']) {
    await run.call(person, 'presentationVersionAdd', { body: { uuid, note } });
    const list = await run.call(person, 'presentationVersionList', { query: { presentationId: uuid } });
    const kept = list.json.content.find((one) => one.version === version);
    run.same(after('presentationVersionAdd', list), { note: kept?.note }, { note });
  }
}

/** Pins the presentation and lets it go. */
async function checkPin(deck: Deck): Promise<void> {
  const { run, person, uuid } = deck;
  for (const pinned of [true, false]) {
    await run.call(person, 'presentationPin', { body: { uuid, pinned } });
    const exchange = await readDeck(deck);
    run.same(after('presentationPin', exchange), { pinned: exchange.json.pinned }, { pinned });
    const place = pinned ? 'pinned' : 'pinned no more';
    const expected = { key: uuid, listed: pinned, place, by: 'presentationPin' } as const;
    await expectInList(run, person, 'presentationList', { query: { scope: 'pinned' } }, expected);
  }
}

/** Opens the presentation to the company and to a colleague as an editor. @returns the editor, where there is one */
async function openTo(deck: Deck): Promise<Person | undefined> {
  const { run, person, uuid } = deck;
  const access = { uuid, visibility: 'company' as const, groups: [], editorIds: [], isOpen: false };
  await run.call(person, 'presentationAccessChange', { body: access });
  const opened = await readDeck(deck);
  const { visibility } = opened.json.access;
  run.same(after('presentationAccessChange', opened), { visibility }, { visibility: 'company' });
  const email = run.options.accounts.colleague?.email;
  const editor = await run.other('colleague', 'presentationAccessChange');
  if (!editor || email === undefined) return undefined;
  const { json: people } = await run.call(person, 'userFind', { query: { searchText: email } });
  const id = people.find((one) => one.email?.toLowerCase() === email.toLowerCase())?.id;
  if (id === undefined) return undefined;
  const change = { ...access, editorIds: [id] };
  const given = await run.send(person, 'presentationAccessChange', { body: change });
  // Only colleagues of the company may edit.
  if (given.got.status !== 204) return undefined;
  const seen = await run.send(editor, 'presentationRead', { query: { presentationId: uuid } });
  const { right } = Object(seen.got.json);
  run.same(
    after('presentationAccessChange', seen),
    { 'right of an editor': right },
    { 'right of an editor': 'edit' },
  );
  return editor;
}

/** Only one in the archive is removed, by its owner; it takes no changes there. */
async function checkArchive(deck: Deck, editor: Person | undefined): Promise<void> {
  const { run, person, uuid } = deck;
  const query = { presentationId: uuid };
  const early = await run.send(person, 'presentationRemove', { query });
  const says = 'A presentation that is not in the archive is not deleted: 409 in-use';
  expectConflict(run, early, 'in-use', 'not in the archive', says);
  if (early.got.status < 300) return;
  await run.call(person, 'presentationHide', { body: { uuid, hidden: true } });
  const { version } = (await readDeck(deck)).json;
  const change = { uuid, version, title: unique('Архив') };
  expectRefused(run, await run.send(person, 'presentationChange', { body: change }), {
    statuses: [422],
    place: 'in the archive',
    what: 'A change of a presentation in the archive',
    says: 'One in the archive takes no changes (422)',
  });
  if (editor) {
    const removal = await run.send(editor, 'presentationRemove', { query });
    expectRefused(run, removal, {
      statuses: [403, 404],
      place: 'an editor',
      what: 'A removal by an editor',
      rule: 'other-person',
      says: 'Only the owner may delete a presentation',
    });
    if (removal.got.status < 300) return;
  }
  await run.call(person, 'presentationRemove', { query });
}

export const contentsOfPresentations: Journey = {
  name: 'Contents of presentations',
  covers: [
    ...(['presentationAdd', 'presentationRead', 'presentationChange', 'presentationVersionAdd'] as const),
    ...(['presentationPin', 'presentationAccessChange', 'presentationHide', 'presentationRemove'] as const),
  ],
  async run(run) {
    const person = await run.person('employee');
    const { json: made } = await addDeck(run, person);
    const deck: Deck = { run, person, uuid: made.uuid };
    await checkSlides(deck);
    await checkCharts(deck);
    await checkSettings(deck);
    await checkHighlights(deck);
    await checkPictures(deck);
    await checkCopy(deck);
    await checkNotes(deck);
    await checkPin(deck);
    await checkArchive(deck, await openTo(deck));
  },
};
