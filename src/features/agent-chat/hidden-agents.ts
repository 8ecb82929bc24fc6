import { useQuery } from '@tanstack/react-query';
import { hidesAgents, notificationsOf } from '#platform/notifications.ts';

/**
 * Whether a notification of level 666 hides the agents (LAB-14); undefined until the notifications are known. If they
 * cannot be loaded, agents are shown.
 */
export function useAgentsHidden(): boolean | undefined {
  // The poll of the layout loads them.
  const { data, isError } = useQuery({ ...notificationsOf('ai'), enabled: false });
  if (data) return hidesAgents(data);
  return isError ? false : undefined;
}
