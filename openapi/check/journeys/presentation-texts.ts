/** Texts of a slide that a model writes anew. */
import { addDeck, type Deck, readDeck, removeDeck } from '../deck.ts';
import { expectHidden, expectRefused } from '../expect.ts';
import type { BodyOf } from '../request.ts';
import type { Journey } from '../run.ts';

type Request = BodyOf<'presentationTextSend'>;
type Paragraph = Request['texts'][number]['paragraphs'][number];

const paragraph = (list: Paragraph['list'], text: string): Paragraph => ({
  level: 0,
  list,
  runs: [{ text, isBold: false, isItalic: false, link: null }],
});
const texts = [
  { paragraphs: [paragraph('none', 'Выручка выросла на 12 % по сравнению с планом')] },
  {
    paragraphs: [
      paragraph('bullet', 'Розница даёт 387 млн ₽'),
      paragraph('number', 'Опт ждёт поставку до ноября'),
    ],
  },
];

/** The form of texts: how many there are, and the depth and the list of each paragraph. */
const formOf = (list: Request['texts']): unknown =>
  list.map(({ paragraphs }) => paragraphs.map((one) => [one.level, one.list]));

const numbersOf = (list: Request['texts']): string[] =>
  list.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(
      ({ runs }) =>
        runs
          .map(({ text }) => text)
          .join('')
          .match(/\d+/g) ?? [],
    ),
  );

async function checkProposals(deck: Deck): Promise<void> {
  const { run, person, uuid } = deck;
  const known = new Set(numbersOf(texts));
  for (const action of ['rewrite', 'translate', 'shorten', 'expand'] as const) {
    const body: Request = { uuid, action, texts, ...(action === 'translate' && { language: 'en' }) };
    const { json, ...exchange } = await run.call(person, 'presentationTextSend', { body });
    run.same(
      exchange,
      {
        texts: json.texts.length,
        'numbers of its own': numbersOf(json.texts).filter((one) => !known.has(one)),
      },
      { texts: texts.length, 'numbers of its own': [] },
    );
    if (action === 'rewrite' || action === 'translate')
      run.same(exchange, { form: formOf(json.texts) }, { form: formOf(texts) });
  }
  const { json, ...reading } = await readDeck(deck);
  run.same(reading, { version: json.version }, { version: 1 });
}

export const textsOfSlides: Journey = {
  name: 'Texts of slides written anew',
  covers: ['presentationTextSend', 'presentationRead'],
  async run(run) {
    const person = await run.person('employee');
    const { json } = await addDeck(run, person);
    const deck: Deck = { run, person, uuid: json.uuid };
    await checkProposals(deck);
    const body: Request = { uuid: deck.uuid, action: 'rewrite', language: 'en', texts };
    expectRefused(run, await run.send(person, 'presentationTextSend', { body }), {
      statuses: [422],
      place: 'a language without a translation',
      pointer: '/requestBody',
      says: 'The language of a translation; refused with other actions',
    });
    const { language: _language, ...foreign } = body;
    const colleague = await run.other('colleague', 'presentationTextSend');
    if (colleague) await expectHidden(run, colleague, 'presentationTextSend', { body: foreign });
    await removeDeck(deck);
  },
};
