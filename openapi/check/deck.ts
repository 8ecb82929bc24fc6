/** A presentation that several journeys change and read. */
import type { Person, Run } from './run.ts';

/** A presentation of a journey, with who changes it. */
export interface Deck {
  readonly run: Run;
  readonly person: Person;
  readonly uuid: string;
}

/** Reads a presentation. @throws Blocked when that is refused */
export const readDeck = ({ run, person, uuid }: Deck) =>
  run.call(person, 'presentationRead', { query: { presentationId: uuid } });
