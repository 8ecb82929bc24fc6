import { useSignOut } from '#features/auth/index.ts';
import { keptExit, leavingBy } from './model/exits.ts';

/** «Выйти» of a guest: ends the guest's session, and no other, and leaves by the exit of the link (BOT-05). */
export function useGuestExit() {
  return useSignOut('chatBot', () => {
    const exit = keptExit();
    leavingBy.set(exit);
    // A browser closes only windows that a script has opened; the others go to a page that says so.
    if (exit === 'close') window.close();
  });
}
