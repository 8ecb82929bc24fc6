/** The objects at free positions of the slides of a presentation. */
import { addDeck, type Deck, type DeckChange, readDeck, removeDeck, saveDeck } from '../deck.ts';
import { after, expectRefused } from '../expect.ts';
import type { Journey } from '../run.ts';

type Slide = NonNullable<DeckChange['slides']>[number];
type SlideObject = NonNullable<Slide['objects']>[number];

const object = (id: string, more: Partial<SlideObject> = {}): SlideObject => ({
  id,
  kind: 'rectangle',
  x: 96,
  y: 200,
  w: 320,
  h: 120,
  ...more,
});
const text = (words: string): SlideObject['block'] => ({
  kind: 'text',
  paragraphs: [
    { level: 0, list: 'none', runs: [{ text: words, isBold: false, isItalic: false, link: null }] },
  ],
});

const objectsOf = (json: { readonly slides: readonly object[] }): unknown =>
  json.slides.map((slide) => ('objects' in slide ? slide.objects : []));

/** Objects are read back as they were saved, the lowest layer first; a copy has them too. */
async function checkKeeping(deck: Deck, example: Slide): Promise<void> {
  const { run, person } = deck;
  const objects = [
    object('o2', { kind: 'ellipse', colour: 'surface', outline: 'none', block: text('Главное') }),
    object('o1', { kind: 'arrow', start: 'bottomLeft', w: 0 }),
    object('o3', { kind: 'text', colour: 'muted', x: 960, y: 600, block: text('Подпись') }),
  ];
  const saved = await saveDeck(deck, { slides: [{ ...example, objects }] });
  run.same(after('presentationChange', saved), { objects: objectsOf(saved.json) }, { objects: [objects] });
  const copy = await addDeck(run, person, { copyOf: deck.uuid });
  run.same(copy, { 'objects of a copy': objectsOf(copy.json) }, { 'objects of a copy': [objects] });
  await removeDeck({ ...deck, uuid: copy.json.uuid });
}

/** Objects stand within the slide, have ids of their own and contain what their kind has. */
async function checkRefusals(deck: Deck, example: Slide): Promise<void> {
  const { run, person, uuid } = deck;
  for (const [place, objects] of [
    ['an object outside of its slide', [object('o1', { x: 961 })]],
    ['two objects with one id', [object('o1'), object('o1')]],
    ['an arrow with a text', [object('o1', { kind: 'arrow', block: text('Да') })]],
    ['a text without words', [object('o1', { kind: 'text' })]],
  ] as const) {
    const { version } = (await readDeck(deck)).json;
    const body = { uuid, version, slides: [{ ...example, objects: [...objects] }] };
    expectRefused(run, await run.send(person, 'presentationChange', { body }), {
      statuses: [422],
      place,
      what: `A change with ${place}`,
      says: 'Objects stand within their slide, have ids of their own and contain what their kind has (422)',
    });
  }
}

export const objectsOfSlides: Journey = {
  name: 'Objects of slides',
  covers: ['presentationAdd', 'presentationRead', 'presentationChange'],
  async run(run) {
    const person = await run.person('employee');
    const { json: made } = await addDeck(run, person);
    const deck: Deck = { run, person, uuid: made.uuid };
    const [first] = run.example('presentationChange').slides ?? [];
    if (first) {
      const example = { ...first, id: 'k1', outlineId: null };
      await checkKeeping(deck, example);
      await checkRefusals(deck, example);
    }
    await removeDeck(deck);
  },
};
