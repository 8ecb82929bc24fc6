import type { Fault } from './fault.ts';
import { access } from './list/access.ts';
import { administration } from './list/administration.ts';
import { chatFaults } from './list/chat.ts';
import { errors } from './list/errors.ts';
import { guestFaults } from './list/guest.ts';
import { lab } from './list/lab.ts';
import { looks } from './list/looks.ts';
import { ownData } from './list/own-data.ts';
import { presentations } from './list/presentations.ts';
import { shellFaults } from './list/shell.ts';

/** All known faults. */
export const faults: readonly Fault[] = [
  ...access,
  ...errors,
  ...chatFaults,
  ...shellFaults,
  ...guestFaults,
  ...looks,
  ...ownData,
  ...administration,
  ...lab,
  ...presentations,
];
