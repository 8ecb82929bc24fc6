/** Answers and files beyond the simple way. */
import type { Journey } from '../run.ts';
import { answersOfConversations } from './conversation-answers.ts';
import { bytesOfFiles } from './conversation-bytes.ts';

export const conversation: readonly Journey[] = [...answersOfConversations, ...bytesOfFiles];
