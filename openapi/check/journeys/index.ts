/** All journeys, in the order in which they are walked. */
import type { Journey } from '../run.ts';
import { administration } from './administration.ts';
import { agents } from './agents.ts';
import { conversation } from './conversation.ts';
import { fallbackChats } from './fallback-conversation.ts';
import { fallbackFiles } from './fallback-files.ts';
import { fallbackLab } from './fallback-lab.ts';
import { fallback } from './fallback-person.ts';
import { fallbackPresentations } from './fallback-presentations.ts';
import { fallbackSignIn } from './fallback-sign-in.ts';
import { person } from './person.ts';

export const journeys: readonly Journey[] = [
  ...fallbackSignIn,
  ...person,
  ...fallback,
  ...fallbackChats,
  ...fallbackFiles,
  ...fallbackPresentations,
  ...conversation,
  agents,
  ...fallbackLab,
  ...administration,
];
