/** All faulty gateways on which the conformance kit is tried. */
import { administeredMutants } from './mutants/administered.ts';
import { agentMutants } from './mutants/agents.ts';
import { answerMutants } from './mutants/answers.ts';
import { chatMutants } from './mutants/chats.ts';
import { commentMutants } from './mutants/comments.ts';
import { companyMutants } from './mutants/companies.ts';
import { contentMutants } from './mutants/contents.ts';
import { copyMutants } from './mutants/copies.ts';
import type { Mutant } from './mutants/faulty.ts';
import { fileMutants } from './mutants/files.ts';
import { functionMutants } from './mutants/functions.ts';
import { generalMutants } from './mutants/general.ts';
import { guestMutants } from './mutants/guests.ts';
import { historyMutants } from './mutants/history.ts';
import { listMutants } from './mutants/lists.ts';
import { objectMutants } from './mutants/objects.ts';
import { ownMutants } from './mutants/own.ts';
import { personMutants } from './mutants/person.ts';
import { presentationMutants } from './mutants/presentations.ts';
import { rightMutants } from './mutants/rights.ts';
import { sectionMutants } from './mutants/sections.ts';
import { sessionMutants } from './mutants/sessions.ts';
import { showMutants } from './mutants/shows.ts';
import { slideTextMutants } from './mutants/slide-texts.ts';
import { streamMutants } from './mutants/streams.ts';
import { takenMutants } from './mutants/taken.ts';
import { textMutants } from './mutants/texts.ts';
import { timedMutants } from './mutants/timed.ts';
import { writeMutants } from './mutants/writes.ts';

export const mutants: readonly Mutant[] = [
  ...answerMutants,
  ...listMutants,
  ...rightMutants,
  ...agentMutants,
  ...functionMutants,
  ...guestMutants,
  ...sessionMutants,
  ...personMutants,
  ...historyMutants,
  ...contentMutants,
  ...sectionMutants,
  ...objectMutants,
  ...slideTextMutants,
  ...takenMutants,
  ...writeMutants,
  ...textMutants,
  ...fileMutants,
  ...streamMutants,
  ...chatMutants,
  ...generalMutants,
  ...presentationMutants,
  ...commentMutants,
  ...showMutants,
  ...copyMutants,
  ...ownMutants,
  ...administeredMutants,
  ...companyMutants,
  ...timedMutants,
];
