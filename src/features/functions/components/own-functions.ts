import { functionList } from '#api/generated/hooks/agent-function/agent-function.ts';
import type { Taken } from '../model/copy.ts';

/** Titles and names of one's own functions: the first hundred, a person has no more. */
export const ownFunctions = async (): Promise<Taken> =>
  (await functionList({ scope: 'mine', size: 100 })).content;
