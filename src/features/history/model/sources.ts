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
import type { AddressedPlace } from '#features/chat/index.ts';

interface PageRequest {
  page: number;
  size: number;
  searchText?: string | undefined;
}

/** A list of chats that the history shows. */
interface HistorySource {
  /** Key of its pages in the cache, for this search text. */
  keyOf: (searchText: string | undefined) => readonly unknown[];
  load: (request: PageRequest, signal: AbortSignal) => Promise<HistoryChatPage>;
  hide: (request: HideRequest) => Promise<unknown>;
  /** The server searches in it. */
  canSearch: boolean;
}

const chatsOfService = (serviceType: string): HistorySource => ({
  keyOf: (searchText) => getHistoryChatListInfiniteQueryKey({ serviceType, searchText }),
  load: ({ page, size, searchText }, signal) =>
    historyChatList({ serviceType, size, searchText, page }, { signal }),
  hide: (request) => historyChatHide(request),
  canSearch: true,
});

const runsOfTemplate = (templateUuid: string): HistorySource => ({
  keyOf: () => [...getHistoryTemplateListQueryKey(), 'pages', templateUuid],
  load: ({ page, size }, signal) => historyTemplateList({ templateUuid, page, size }, { signal }),
  hide: (request) => historyTemplateHide(request),
  canSearch: false,
});

const chatsOfAgent = (agentUuid: string): HistorySource => ({
  keyOf: () => [...getHistoryAgentListQueryKey(), 'pages', agentUuid],
  load: ({ page, size }, signal) => historyAgentList({ agentUuid, page, size }, { signal }),
  hide: (request) => historyChatHide(request),
  canSearch: false,
});

/** The chats of a service (CHAT-08) or with an agent, or the runs of a template. */
export function sourceOf({ kind, id }: AddressedPlace): HistorySource {
  if (kind === 'agent') return chatsOfAgent(id);
  return kind === 'template' ? runsOfTemplate(id) : chatsOfService(id);
}
