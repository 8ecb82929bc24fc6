import type { QueryClient } from '@tanstack/react-query';
import { getAgentListQueryOptions } from '#api/generated/hooks/agent/agent.ts';
import { cardParams } from '#objects/index.ts';
import { askedByRoute } from '#platform/loaded-by-route.ts';
import { hidesAgents, notificationsOf } from '#platform/notifications.ts';

/** Asks for the first page of `AgentList` as soon as it is known that agents are shown (LAB-14). */
export async function loadAgents(
  queries: QueryClient,
  shown: Parameters<typeof cardParams>[0],
): Promise<void> {
  const notifications = await queries.fetchQuery(notificationsOf('ai')).catch(() => []);
  if (!hidesAgents(notifications))
    await queries.prefetchQuery(getAgentListQueryOptions(cardParams(shown), askedByRoute));
}
