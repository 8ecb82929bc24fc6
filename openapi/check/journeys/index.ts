/** All journeys, in the order in which they are walked. */
import { filledLists } from '../lists/filled-lists.ts';
import type { Journey } from '../run.ts';
import { administration } from './administration.ts';
import { agents } from './agents.ts';
import { conversation } from './conversation.ts';
import { lab } from './lab.ts';
import { person } from './person.ts';

export const journeys: readonly Journey[] = [
  ...person,
  ...conversation,
  agents,
  ...lab,
  ...administration,
  ...filledLists,
];
