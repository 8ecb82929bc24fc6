import { defineDialog, type OpenDialog } from './dialogs.ts';
import { sessionHere } from './session/session.ts';

const key = 'ethics';

/** The code of ethics; its answer is whether the person accepts it (AUTH-09). */
export const ethicsCode = defineDialog<object, boolean>(() => ({ key, isOfScreen: true }));

/** Whether a dialog is the one with the code of ethics. */
export const isEthicsCode = (dialog: OpenDialog): boolean => dialog.key === key;

/**
 * Asked before every request to a service (AUTH-09): the person accepts the code of ethics first, once.
 *
 * @returns true at once when they have; otherwise what they answer. False also when another person takes over, while
 *   another request waits for the answer, and at once while nobody is signed in: who signs in again comes first
 */
export async function mayAskService(): Promise<boolean> {
  const session = sessionHere();
  if (session.get().state !== 'AUTHENTICATED') return false;
  if (session.hasAcceptedEthics()) return true;
  const isAccepted = (await ethicsCode.open({})) ?? false;
  if (isAccepted) session.acceptEthics();
  return isAccepted;
}
