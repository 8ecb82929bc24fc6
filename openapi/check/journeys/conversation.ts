/** Answers, files and plans beyond the simple way. */
import type { Journey } from '../run.ts';
import { answersOfConversations } from './conversation-answers.ts';
import { bytesOfFiles } from './conversation-bytes.ts';
import { plansOfPresentations } from './conversation-plans.ts';

export const conversation: readonly Journey[] = [
  ...answersOfConversations,
  ...bytesOfFiles,
  ...plansOfPresentations,
];
