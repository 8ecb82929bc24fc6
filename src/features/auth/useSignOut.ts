import type { Area } from '#api/area.ts';
import { useAuthLogout } from '#api/generated/hooks/auth/auth.ts';
import { sessions } from '#platform/session/session.ts';
import { wipePersonal } from '#platform/storage.ts';

/**
 * Signs out (AUTH-07): first at the gateway, then in this browser, where all data of the user is removed. A 401 means
 * that the gateway has already closed the session. After any other failure the user stays signed in and sees the error,
 * because the session would still be open.
 *
 * @param area area whose session ends: the employee's or the guest's
 * @param options.onLeave called when the gateway has closed the session, before the route guards run
 * @param options.keptInTab keys of the tab's storage that stay, because they say nothing about the user
 */
export function useSignOut(
  area: Area = 'ai',
  { onLeave, keptInTab }: { onLeave?: () => void; keptInTab?: readonly string[] } = {},
): { signOut: () => void; isPending: boolean } {
  const leave = (): void => {
    onLeave?.();
    const { profile } = sessions[area].get();
    sessions[area].leave();
    if (profile) wipePersonal(profile.id, keptInTab);
  };
  const { mutate, isPending } = useAuthLogout({
    mutation: {
      onSuccess: leave,
      onError({ status }) {
        if (status === 401) leave();
      },
    },
  });
  return { signOut: () => mutate({ params: { type: area } }), isPending };
}
