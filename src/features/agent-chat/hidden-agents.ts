import { type QueryClient, useQuery } from '@tanstack/react-query';
import { linkOptions, redirect } from '@tanstack/react-router';
import { hidesAgents, notificationsOf } from '#platform/notifications.ts';

/** Where the addresses of agents lead while a notification of level 666 hides them (LAB-14). */
export const instead = linkOptions({ to: '/lab', search: { tab: 'templates' }, replace: true });

/** Loads what `useAgentsHidden` reads, for the loader of a page. @returns whether agents are hidden */
export async function loadAgentsHidden(queryClient: QueryClient): Promise<boolean> {
  return hidesAgents(await queryClient.ensureQueryData(notificationsOf('ai')).catch(() => []));
}

/**
 * For the loader of a page about agents: leads away from it while agents are hidden. If the notifications cannot be loaded,
 * agents are shown.
 *
 * @throws a redirect
 */
export async function leaveHiddenAgents(queryClient: QueryClient): Promise<void> {
  if (await loadAgentsHidden(queryClient)) throw redirect(instead);
}

/** Whether a notification that hides the agents has come while their page is open. */
export function useAgentsHidden(): boolean {
  // The poll of the layout loads them.
  const { data } = useQuery({ ...notificationsOf('ai'), enabled: false });
  return data !== undefined && hidesAgents(data);
}
