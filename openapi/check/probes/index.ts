/** What is tried with the first valid call of each operation. Probes before it must change nothing. */
import { lists } from '../lists/index.ts';
import type { Call, Exchange, Run } from '../run.ts';
import { wrongCallers } from './access.ts';
import { invalidRequests } from './invalid.ts';
import { repeated } from './once.ts';
import { otherSites } from './origin.ts';
import { strangers } from './owner.ts';
import { unknownAddresses } from './unknown.ts';
import { staleVersions } from './version.ts';

type Before = (run: Run, call: Call) => Promise<void>;
type After = (run: Run, call: Call, exchange: Exchange) => Promise<void>;

export const beforehand: readonly Before[] = [
  wrongCallers,
  strangers,
  otherSites,
  invalidRequests,
  staleVersions,
];
export const afterwards: readonly After[] = [unknownAddresses, repeated, lists];
