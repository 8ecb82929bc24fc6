import {
  getHistoryAgentListQueryKey,
  getHistoryChatListInfiniteQueryKey,
  getHistoryTemplateListQueryKey,
  historyAgentList,
  historyChatHide,
  historyChatList,
  historyTemplateHide,
  historyTemplateList,
} from '#api/generated/hooks/history/history.ts';
import type { HideRequest } from '#api/generated/model/hideRequest.ts';
import type { HistoryChatPage } from '#api/generated/model/historyChatPage.ts';

interface PageRequest {
  page: number;
  size: number;
  searchText?: string | undefined;
}

/** A list of chats that the history shows: of a service, a template or an agent. */
export interface HistorySource {
  /** Identifies the list; another one starts with an empty search and its first page. */
  id: string;
  /** Key of its pages in the cache, for this search text. */
  keyOf: (searchText: string | undefined) => readonly unknown[];
  load: (request: PageRequest, signal: AbortSignal) => Promise<HistoryChatPage>;
  hide: (request: HideRequest) => Promise<unknown>;
  /** The server searches in it. */
  canSearch: boolean;
}

/** Chats of a service (CHAT-08). @param serviceType @default all services */
export const chatsOfService = (serviceType?: string): HistorySource => ({
  id: `service:${serviceType ?? ''}`,
  keyOf: (searchText) => getHistoryChatListInfiniteQueryKey({ serviceType, searchText }),
  load: ({ page, size, searchText }, signal) =>
    historyChatList({ serviceType, size, searchText, page }, { signal }),
  hide: (request) => historyChatHide(request),
  canSearch: true,
});

/** Runs of a template. */
export const runsOfTemplate = (templateUuid: string): HistorySource => ({
  id: `template:${templateUuid}`,
  keyOf: () => [...getHistoryTemplateListQueryKey(), 'pages', templateUuid],
  load: ({ page, size }, signal) => historyTemplateList({ templateUuid, page, size }, { signal }),
  hide: (request) => historyTemplateHide(request),
  canSearch: false,
});

/**
 * Chats with an agent.
 *
 * @public
 */
export const chatsOfAgent = (agentUuid: string): HistorySource => ({
  id: `agent:${agentUuid}`,
  keyOf: () => [...getHistoryAgentListQueryKey(), 'pages', agentUuid],
  load: ({ page, size }, signal) => historyAgentList({ agentUuid, page, size }, { signal }),
  hide: (request) => historyChatHide(request),
  canSearch: false,
});
