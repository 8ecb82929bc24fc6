/** Conversations, files and presentations. */
import type { Journey } from '../run.ts';
import { answersOfConversations } from './conversation-answers.ts';
import { bytesOfFiles } from './conversation-bytes.ts';
import { callsOfFunctions } from './conversation-calls.ts';
import { chats } from './conversation-chats.ts';
import { contentsOfPresentations } from './conversation-contents.ts';
import { files } from './conversation-files.ts';
import { plansOfPresentations } from './conversation-plans.ts';
import { presentations } from './conversation-presentations.ts';
import { refusedRequests } from './conversation-refused.ts';
import { resultsOfAnswers } from './conversation-results.ts';
import { copiesOfChats } from './conversation-shares.ts';
import { versionsOfPresentations } from './conversation-versions.ts';

export const conversation: readonly Journey[] = [
  ...chats,
  answersOfConversations,
  refusedRequests,
  callsOfFunctions,
  ...resultsOfAnswers,
  copiesOfChats,
  ...files,
  ...bytesOfFiles,
  presentations,
  plansOfPresentations,
  versionsOfPresentations,
  contentsOfPresentations,
];
