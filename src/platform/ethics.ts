import { createStore } from '#lib/store.ts';
import { sessionHere } from './session/session.ts';

/** Tells what the person answered to the code of ethics; while one waits, the code is on the screen (AUTH-09). */
export const ethicsQuestion = createStore<((isAccepted: boolean) => void) | null>(null);

/** Gives the answer and takes the code from the screen. */
export function answerEthics(isAccepted: boolean): void {
  const answer = ethicsQuestion.get();
  if (!answer) return;
  if (isAccepted) sessionHere().acceptEthics();
  ethicsQuestion.set(null);
  answer(isAccepted);
}

/**
 * Asked before every request to a service (AUTH-09): the person accepts the code of ethics first, once.
 *
 * @returns true at once when they have; otherwise what they answer; false as well when another person takes over, and
 *   at once while nobody is signed in: who signs in again comes first
 */
export function mayAskService(): Promise<boolean> {
  if (sessionHere().get().state !== 'AUTHENTICATED') return Promise.resolve(false);
  if (sessionHere().hasAcceptedEthics()) return Promise.resolve(true);
  answerEthics(false);
  return new Promise((resolve) => ethicsQuestion.set(resolve));
}
