import type { Area } from '#api/area.ts';
import { useAuthLogout } from '#api/generated/hooks/auth/auth.ts';
import { sessions } from '#platform/session/session.ts';
import { wipePersonal } from '#platform/storage.ts';

/**
 * Signs out (AUTH-07): first the gateway, then this browser, where nothing of the person stays. A 401 says that the
 * gateway has closed the session already, which is what the person wants. When the gateway cannot be told for another
 * reason, the person stays signed in and is shown why: a session that only looks closed is worse.
 *
 * @param area whose session ends: the employee's, or the guest's
 * @param options.onLeave called when the session is closed, before the guards look again
 * @param options.keptInTab keys of the tab's storage that stay, because they say nothing about the person
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
