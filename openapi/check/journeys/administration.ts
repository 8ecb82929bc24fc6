/** The journeys of the administration, of the portal and of a company. */
import type { Journey } from '../run.ts';
import { blockedPeople } from './administration-blocked.ts';
import { catalogue } from './administration-catalogue.ts';
import { companiesAndTokens } from './administration-companies.ts';
import { readContents } from './administration-contents.ts';
import { otherCompanies } from './administration-foreign.ts';
import { groupsInUse } from './administration-in-use.ts';
import { inbox } from './administration-inbox.ts';
import { mailings } from './administration-mailings.ts';
import { numbers } from './administration-numbers.ts';
import { people } from './administration-people.ts';
import { reports } from './administration-reports.ts';
import { secondAdministrator } from './administration-second.ts';

export const administration: readonly Journey[] = [
  ...numbers,
  ...catalogue,
  ...people,
  ...companiesAndTokens,
  ...inbox,
  mailings,
  ...reports,
  ...otherCompanies,
  readContents,
  blockedPeople,
  groupsInUse,
  secondAdministrator,
];
