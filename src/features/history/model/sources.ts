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
import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import type { HistoryChatPage } from '#api/generated/model/historyChatPage.ts';
import { type AddressedPlace, agentPlace, servicePlace, templatePlace } from '#features/chat/index.ts';

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
  hide: (chat: HistoryChat, hidden: boolean) => Promise<unknown>;
  /** The server searches in it. */
  canSearch: boolean;
}

/** Runs of templates have an operation of their own. */
const hideOrShow = ({ uuid, templateId }: HistoryChat, hidden: boolean): Promise<unknown> =>
  (templateId === undefined ? historyChatHide : historyTemplateHide)({ uuid, hidden });

const chatsOfService = (serviceType: string | undefined): HistorySource => ({
  keyOf: (searchText) => getHistoryChatListInfiniteQueryKey({ serviceType, searchText }),
  load: ({ page, size, searchText }, signal) =>
    historyChatList({ serviceType, size, searchText, page }, { signal }),
  hide: hideOrShow,
  canSearch: true,
});

const runsOfTemplate = (templateUuid: string): HistorySource => ({
  keyOf: () => [...getHistoryTemplateListQueryKey(), 'pages', templateUuid],
  load: ({ page, size }, signal) => historyTemplateList({ templateUuid, page, size }, { signal }),
  hide: hideOrShow,
  canSearch: false,
});

const chatsOfAgent = (agentUuid: string): HistorySource => ({
  keyOf: () => [...getHistoryAgentListQueryKey(), 'pages', agentUuid],
  load: ({ page, size }, signal) => historyAgentList({ agentUuid, page, size }, { signal }),
  hide: hideOrShow,
  canSearch: false,
});

/** The chats of a service (CHAT-08) or with an agent, or the runs of a template; without a place all chats. */
export function sourceOf(place: AddressedPlace | null): HistorySource {
  if (place?.kind === 'agent') return chatsOfAgent(place.id);
  return place?.kind === 'template' ? runsOfTemplate(place.id) : chatsOfService(place?.id);
}

/** Where a chat of the list of all chats opens. */
export function placeOf({ value, agentId, templateId, serviceType }: HistoryChat): AddressedPlace {
  // Only the address counts: nothing is sent from a list.
  if (templateId !== undefined)
    return templatePlace({ uuid: templateId, serviceType, agentId: null, model: null }, () => []);
  return agentId === undefined ? servicePlace(value) : agentPlace({ uuid: agentId, serviceType });
}
