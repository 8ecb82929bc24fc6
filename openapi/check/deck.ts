/** A presentation that several journeys change and read. */
import { unique } from './names.ts';
import type { BodyOf } from './request.ts';
import type { Answer, Person, Run } from './run.ts';
import { chatService } from './services.ts';

/** A presentation of a journey, with who changes it. */
export interface Deck {
  readonly run: Run;
  readonly person: Person;
  readonly uuid: string;
}

/** A new presentation. */
export const addDeck = (run: Run, person: Person, more: { readonly copyOf?: string } = {}) =>
  run.call(person, 'presentationAdd', {
    body: { ...run.example('presentationAdd'), title: unique('План'), ...more },
  });

/** What a plan of three slides is made from. */
export const briefOf = async ({ run, person }: Omit<Deck, 'uuid'>, topic: string) => {
  const form = { audience: '', style: 'report', slideCount: 3, language: 'ru' } as const;
  const sources = { idFiles: [], isOnlySources: false, pictures: 'none', model: null } as const;
  return { topic, ...form, ...sources, idFiles: [], serviceType: await chatService(run, person) };
};

/** Puts a presentation into the archive, and removes it. */
export async function removeDeck({ run, person, uuid }: Deck): Promise<void> {
  await run.call(person, 'presentationHide', { body: { uuid, hidden: true } });
  await run.call(person, 'presentationRemove', { query: { presentationId: uuid } });
}

/** Reads a presentation. @throws Blocked when that is refused */
export const readDeck = ({ run, person, uuid }: Deck) =>
  run.call(person, 'presentationRead', { query: { presentationId: uuid } });

/** What a change of a presentation holds. */
export type DeckChange = Partial<BodyOf<'presentationChange'>>;

/** Saves a change of the current version. @returns the presentation after it */
export async function saveDeck(deck: Deck, change: DeckChange): Promise<Answer<'presentationRead'>> {
  const { run, person, uuid } = deck;
  const { version } = (await readDeck(deck)).json;
  await run.call(person, 'presentationChange', { body: { ...change, uuid, version } });
  return readDeck(deck);
}
