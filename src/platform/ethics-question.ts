import { session as ofEmployee, type SessionStore } from './session/session.ts';
import { changeSettings, settingsAtStart, wholeSettings } from './sync-settings.ts';

/**
 * Asks for the acceptance of the ethics code. The gateway keeps that of an employee with the settings, so that it is not
 * asked again after a sign-in or in another browser.
 *
 * @param userId whose request waits
 * @param ask shows the code; resolves to the answer
 */
export async function isAccepted(
  session: SessionStore,
  userId: number,
  ask: () => Promise<boolean | null | undefined>,
): Promise<boolean> {
  const isKept = session === ofEmployee;
  if (isKept) await settingsAtStart();
  // Somebody else may have signed in meanwhile.
  if (session.get().profile?.id !== userId) return false;
  const isKnown = isKept && wholeSettings().ethicsAccepted === true;
  if (!isKnown && !(await ask())) return false;
  session.acceptEthics();
  if (isKept && !isKnown) void changeSettings({ ethicsAccepted: true });
  return true;
}
