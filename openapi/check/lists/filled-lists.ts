/** All journeys of lists; they come last, when the others have removed what they made. */
import type { Journey } from '../run.ts';
import { filledAdministration } from './filled-administration.ts';
import { filledInbox } from './filled-inbox.ts';
import { filledPerson } from './filled-person.ts';
import { filteredTables } from './tables.ts';

export const filledLists: readonly Journey[] = [
  ...filledPerson,
  ...filledInbox,
  ...filledAdministration,
  ...filteredTables,
];
