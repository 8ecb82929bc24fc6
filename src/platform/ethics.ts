import { defineDialog, type OpenDialog } from './dialogs.ts';
import { reportError } from './errors/report.ts';
import { sessionHere } from './session/session.ts';

const key = 'ethics';

/** The dialog with the ethics code; its result is whether the user accepts it (AUTH-09). */
export const ethicsCode = defineDialog<object, boolean>(() => ({ key, isOfScreen: true }));

/** Whether a dialog is the one with the ethics code. */
export const isEthicsCode = (dialog: OpenDialog): boolean => dialog.key === key;

/**
 * Called before every request to a service (AUTH-09): the user must have accepted the ethics code once.
 *
 * @returns true if accepted before; otherwise the user's answer. False also when the user changes, while another request
 *   waits for the answer, and without a session
 */
export async function mayAskService(): Promise<boolean> {
  const session = sessionHere();
  const { state, profile } = session.get();
  if (state !== 'AUTHENTICATED' || !profile) return false;
  if (session.hasAcceptedEthics()) return true;
  const code = await import('./ethics-question.ts').catch((error: unknown) => void reportError(error));
  return (await code?.isAccepted(session, profile.id, () => ethicsCode.open({}))) ?? false;
}
