import { useAuthLogout } from '#api/generated/hooks/auth/auth.ts';
import { wipeDrafts } from '#platform/drafts.ts';
import { resetSession } from '#platform/session/session.ts';

/**
 * Signs out (AUTH-07): first the gateway, then this browser, where nothing of the person stays. When the gateway
 * cannot be told, the person stays signed in and is shown why: a session that only looks closed is worse.
 */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const { mutate, isPending } = useAuthLogout({
    mutation: {
      onSuccess() {
        wipeDrafts();
        resetSession();
      },
    },
  });
  return { signOut: () => mutate({ params: { type: 'ai' } }), isPending };
}
