/** The sections of the slides of a presentation. */
import { addDeck, type Deck, type DeckChange, readDeck, removeDeck, saveDeck } from '../deck.ts';
import { after, expectRefused } from '../expect.ts';
import { unique } from '../names.ts';
import type { Answer, Journey } from '../run.ts';

type Section = NonNullable<DeckChange['sections']>[number];

const section = (slideId: string | null, title: string): Section => ({
  id: crypto.randomUUID(),
  title,
  slideId,
});

const shown = ({ json }: Answer<'presentationRead'> | Answer<'presentationAdd'>): unknown =>
  json.sections?.map(({ title, slideId }) => `${title}: ${slideId}`);

/** Sections are kept with other changes, and go on to the next slide when their first one is removed. */
async function checkKeeping(deck: Deck): Promise<void> {
  const { run } = deck;
  const [example] = run.example('presentationChange').slides ?? [];
  if (!example) return;
  const slides = ['k1', 'k2', 'k3', 'k4'].map((id) => ({ ...example, id, outlineId: null }));
  const sections = [section('k1', 'Начало'), section('k3', 'Итоги'), section(null, 'Приложение')];
  const expect = async (change: DeckChange, place: string, ...lines: readonly string[]) => {
    const saved = await saveDeck(deck, change);
    run.same(after('presentationChange', saved), { [place]: shown(saved) }, { [place]: lines });
  };
  const all = ['Начало: k1', 'Итоги: k3', 'Приложение: null'];
  await expect({ slides, sections }, 'sections', ...all);
  await expect({ title: unique('Итоги') }, 'sections after another change', ...all);
  const left = ['Начало: k2', 'Итоги: k3', 'Приложение: null'];
  await expect({ removed: ['k1'] }, 'sections without the first slide of one', ...left);
  const copy = await addDeck(run, deck.person, { copyOf: deck.uuid });
  run.same(copy, { 'sections of a copy': shown(copy) }, { 'sections of a copy': left });
  await removeDeck({ ...deck, uuid: copy.json.uuid });
  const empty = ['Начало: null', 'Итоги: null', 'Приложение: null'];
  await expect({ removed: ['k2', 'k3', 'k4'] }, 'sections without slides', ...empty);
}

/** Sections name slides that exist, and each has an id of its own. */
async function checkRefusals(deck: Deck): Promise<void> {
  const { run, person, uuid } = deck;
  const twice = section(null, 'Дважды');
  for (const [place, sections] of [
    ['a section of a missing slide', [section('missing', 'Нигде')]],
    ['two sections with one id', [twice, twice]],
  ] as const) {
    const { version } = (await readDeck(deck)).json;
    const body = { uuid, version, sections: [...sections] };
    expectRefused(run, await run.send(person, 'presentationChange', { body }), {
      statuses: [422],
      place,
      what: `A change with ${place}`,
      says: 'Sections have ids of their own and name slides that the presentation has after the change (422)',
    });
  }
}

export const sectionsOfPresentations: Journey = {
  name: 'Sections of presentations',
  covers: ['presentationAdd', 'presentationRead', 'presentationChange'],
  async run(run) {
    const person = await run.person('employee');
    const { json: made } = await addDeck(run, person);
    const deck: Deck = { run, person, uuid: made.uuid };
    await checkKeeping(deck);
    await checkRefusals(deck);
    await removeDeck(deck);
  },
};
