/** All journeys, in the order in which they are walked. */
import { filledAdministration } from '../lists/filled-administration.ts';
import { filledInbox } from '../lists/filled-inbox.ts';
import { filledPerson } from '../lists/filled-person.ts';
import { filteredTables } from '../lists/tables.ts';
import type { Journey } from '../run.ts';
import { newAddress } from './administration-address.ts';
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
import { roomForFiles } from './administration-quota.ts';
import { reports } from './administration-reports.ts';
import { secondAdministrator } from './administration-second.ts';
import { agents } from './agents.ts';
import { brandTemplate } from './brand-template.ts';
import { budgets } from './budgets.ts';
import { companyBrand } from './company-brand.ts';
import { logsForSystems } from './company-logs.ts';
import { companySettings } from './company-settings.ts';
import { answersOfConversations } from './conversation-answers.ts';
import { bytesOfFiles } from './conversation-bytes.ts';
import { callsOfFunctions } from './conversation-calls.ts';
import { chats } from './conversation-chats.ts';
import { contentsOfPresentations } from './conversation-contents.ts';
import { documentsAndFiles } from './conversation-files.ts';
import { plansOfPresentations } from './conversation-plans.ts';
import { presentations } from './conversation-presentations.ts';
import { refusedRequests } from './conversation-refused.ts';
import { resultsOfAnswers } from './conversation-results.ts';
import { sectionsOfPresentations } from './conversation-sections.ts';
import { copiesOfChats } from './conversation-shares.ts';
import { versionsOfPresentations } from './conversation-versions.ts';
import { functions } from './functions.ts';
import { guestBots } from './guest-bots.ts';
import { pagesOfInternet } from './internet-pages.ts';
import { editorsOfLab } from './lab-editors.ts';
import { code, invitation, letters } from './person-account.ts';
import {
  agreements,
  attempts,
  exercises,
  guestAddress,
  lettersToPortal,
  portalData,
  tracking,
} from './person-around.ts';
import { favourites, tiles } from './person-favourites.ts';
import { history, historyReading, templateHistory } from './person-history.ts';
import { accountErasure, accountRemoval } from './person-leaving.ts';
import { registration } from './person-registration.ts';
import { historyRemoval } from './person-removal.ts';
import { password, sessions } from './person-sessions.ts';
import { shares } from './person-shares.ts';
import { signIn } from './person-sign-in.ts';
import { templateReading, templates } from './person-templates.ts';
import { dataExport, files, profile, reading, settings } from './person-user.ts';
import { commentsOnPresentations } from './presentation-comments.ts';
import { objectsOfSlides } from './presentation-objects.ts';
import { showsByLink } from './presentation-show.ts';
import { textsOfSlides } from './presentation-texts.ts';
import { timedJourneys } from './timed.ts';

export const journeys: readonly Journey[] = [
  signIn,
  sessions,
  reading,
  portalData,
  tiles,
  historyReading,
  exercises,
  templateReading,
  agreements,
  history,
  shares,
  templates,
  templateHistory,
  favourites,
  profile,
  settings,
  files,
  dataExport,
  historyRemoval,
  attempts,
  tracking,
  guestAddress,
  lettersToPortal,
  letters,
  registration,
  accountRemoval,
  code,
  invitation,
  password,
  ...chats,
  answersOfConversations,
  refusedRequests,
  callsOfFunctions,
  ...resultsOfAnswers,
  copiesOfChats,
  ...documentsAndFiles,
  ...bytesOfFiles,
  presentations,
  plansOfPresentations,
  versionsOfPresentations,
  contentsOfPresentations,
  sectionsOfPresentations,
  objectsOfSlides,
  textsOfSlides,
  pagesOfInternet,
  commentsOnPresentations,
  showsByLink,
  agents,
  functions,
  editorsOfLab,
  ...guestBots,
  ...numbers,
  ...catalogue,
  ...people,
  ...companiesAndTokens,
  ...budgets,
  companySettings,
  roomForFiles,
  companyBrand,
  brandTemplate,
  ...logsForSystems,
  ...inbox,
  mailings,
  ...reports,
  ...otherCompanies,
  readContents,
  blockedPeople,
  newAddress,
  groupsInUse,
  secondAdministrator,
  // Lists come last, when the others have removed what they made.
  ...filledPerson,
  ...filledInbox,
  ...filledAdministration,
  ...filteredTables,
  ...timedJourneys,
  accountErasure,
];
