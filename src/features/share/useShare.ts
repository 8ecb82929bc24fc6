import { canFindPeople } from '#platform/session/permissions.ts';
import { useArea, useSession } from '#platform/session/useSession.ts';
import type { Shareable } from './components/ShareDialog.tsx';
import { openShare } from './open-share.ts';

/**
 * Opens «Поделиться чатом»; undefined for people who cannot share: guests, and pupils, who do not see the addresses of
 * others (home-profile-help.md §2.6).
 */
export function useShare(): ((chat: Shareable) => void) | undefined {
  const area = useArea();
  const { profile } = useSession();
  return area === 'ai' && profile && canFindPeople(profile) ? openShare : undefined;
}
