/** The journeys around one's own account: signing in, history, favourites, letters, the lab's templates. */
import type { Journey } from '../run.ts';
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
import { registration } from './person-registration.ts';
import { historyRemoval } from './person-removal.ts';
import { password, sessions } from './person-sessions.ts';
import { shares } from './person-shares.ts';
import { signIn } from './person-sign-in.ts';
import { templateReading, templates } from './person-templates.ts';
import { dataExport, files, profile, reading, settings } from './person-user.ts';

export const person: readonly Journey[] = [
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
  code,
  invitation,
  password,
];
