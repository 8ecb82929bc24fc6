import { useSignOut } from '#features/auth/index.ts';
import { exitKey, keptExit, leavingBy } from './model/exits.ts';

/** «Выйти» of a guest: ends the guest's session, and no other, and leaves by the exit of the link (BOT-05). */
export function useGuestExit() {
  const onLeave = (): void => {
    const exit = keptExit();
    leavingBy.set(exit);
    // A browser closes only windows that a script has opened; the others go to a page that says so.
    if (exit === 'close') window.close();
  };
  return useSignOut('chatBot', { onLeave, keptInTab: [exitKey] });
}
