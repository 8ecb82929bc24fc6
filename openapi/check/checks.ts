/** What is checked with each answer, and tried with the first valid call of each operation. */
import { checkAnswer } from './answers.ts';
import { lists } from './lists/index.ts';
import { wrongCallers } from './probes/access.ts';
import { invalidRequests } from './probes/invalid.ts';
import { repeated } from './probes/once.ts';
import { otherSites } from './probes/origin.ts';
import { strangers } from './probes/owner.ts';
import { wrongTexts } from './probes/texts.ts';
import { unknownAddresses } from './probes/unknown.ts';
import { staleVersions } from './probes/version.ts';
import type { Checks } from './run.ts';
import { isCutOff } from './streams.ts';

export const checks: Checks = {
  answer: checkAnswer,
  isCutOff,
  beforehand: [wrongCallers, strangers, otherSites, invalidRequests, wrongTexts, staleVersions],
  afterwards: [unknownAddresses, repeated, lists],
  lists,
};
