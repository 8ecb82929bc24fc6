import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hidesAgents, notificationsOf } from '#platform/notifications.ts';
import { canSeeLab } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import { personalKey, readText, writeText } from '#platform/storage.ts';

/**
 * Whether the agents may be requested and shown: not without `canSeeLab`, nor while there is a notice of level 666
 * (HOME-05). Before the notifications answer, the last known verdict of this user holds; without one they are not
 * shown, so that nothing flashes on a reload (HOME-16).
 */
export function useAgentsAllowed(): boolean {
  const { profile } = useSession();
  // The poll of the layout loads them.
  const { data } = useQuery({ ...notificationsOf('ai'), enabled: false });
  const key = personalKey('agentsAllowed', profile?.id ?? 0);
  const verdict = data && !hidesAgents(data);
  useEffect(() => {
    if (verdict !== undefined) writeText(key, verdict ? '1' : '0');
  }, [key, verdict]);
  return profile !== null && canSeeLab(profile) && (verdict ?? readText(key) === '1');
}
