import type { Area } from '#api/area.ts';
import { useAuthLogout } from '#api/generated/hooks/auth/auth.ts';
import { sessions } from '#platform/session/session.ts';
import { wipePersonal } from '#platform/storage.ts';

/**
 * Signs out (AUTH-07): first the gateway, then this browser, where nothing of the person stays. When the gateway
 * cannot be told, the person stays signed in and is shown why: a session that only looks closed is worse.
 *
 * @param area whose session ends: the employee's, or the guest's
 * @param onLeave called when the gateway has closed the session, before the guards look again
 */
export function useSignOut(
  area: Area = 'ai',
  onLeave?: () => void,
): { signOut: () => void; isPending: boolean } {
  const { mutate, isPending } = useAuthLogout({
    mutation: {
      onSuccess() {
        onLeave?.();
        const { profile } = sessions[area].get();
        sessions[area].leave();
        if (profile) wipePersonal(profile.id);
      },
    },
  });
  return { signOut: () => mutate({ params: { type: area } }), isPending };
}
