/** All journeys, in the order in which they are walked. */
import { filledAdministration } from '../lists/filled-administration.ts';
import { filledInbox } from '../lists/filled-inbox.ts';
import { filledPerson } from '../lists/filled-person.ts';
import { filteredTables } from '../lists/tables.ts';
import type { Journey } from '../run.ts';
import { administration } from './administration.ts';
import { agents } from './agents.ts';
import { conversation } from './conversation.ts';
import { functions } from './functions.ts';
import { guestBots } from './guest-bots.ts';
import { editorsOfLab } from './lab-editors.ts';
import { person } from './person.ts';

export const journeys: readonly Journey[] = [
  ...person,
  ...conversation,
  agents,
  functions,
  editorsOfLab,
  ...guestBots,
  ...administration,
  // Lists come last, when the others have removed what they made.
  ...filledPerson,
  ...filledInbox,
  ...filledAdministration,
  ...filteredTables,
];
