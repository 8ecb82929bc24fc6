import { useSignOut } from '#features/auth/index.ts';
import { exitKey, keptExit, leavingBy } from './model/exits.ts';

/** «Выйти» of a guest: ends only the guest's session, then leaves by the `typeExit` of the link (BOT-05). */
export function useGuestExit() {
  const onLeave = (): void => {
    const exit = keptExit();
    leavingBy.set(exit);
    // A browser closes only windows that a script has opened; other windows open the page `closed`.
    if (exit === 'close') window.close();
  };
  return useSignOut('chatBot', { onLeave, keptInTab: [exitKey] });
}
