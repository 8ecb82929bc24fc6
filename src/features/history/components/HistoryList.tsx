import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { historyChatPin } from '#api/generated/hooks/history/history.ts';
import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import type { PinRequest } from '#api/generated/model/pinRequest.ts';
import { type AddressedPlace, useHiddenChat } from '#features/chat/index.ts';
import { mayMissItems, nextPage } from '#lib/pages.ts';
import { useStore } from '#lib/store.ts';
import { nameChat } from '#platform/chat-title.ts';
import { runningChats, unreadChats } from '#platform/running-chats.ts';
import { thisTab } from '#platform/tabs.ts';
import { EmptyState, Failure, lazyPart, Text, useFocusAfterRemoval } from '#ui/index.ts';
import { type ChatGroup, groupChats } from '../model/group-chats.ts';
import { invalidateHistory, refreshHistory } from '../model/history-keys.ts';
import { chatsOf, pageSize } from '../model/pages.ts';
import { extend, type Selection, toggle } from '../model/selection.ts';
import { snippetText } from '../model/snippet-text.ts';
import { placeOf, sourceOf } from '../model/sources.ts';
import { rowKeys, rowLink } from '../row-keys.ts';
import { useChatHiding } from '../useChatHiding.ts';
import { HistoryItem } from './HistoryItem.tsx';
import { groups as groupsClass, groupTitle, list, scroller } from './HistoryPanel.css.ts';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';

export interface ListedChats {
  /** Whose chats are listed, and where they open; null for all chats. */
  place: AddressedPlace | null;
  /** The chat that is open. */
  activeChatUuid?: string | undefined;
}

/** Stands in place of an empty list. */
function NoChats({ isSearch }: { isSearch: boolean }) {
  return isSearch ? (
    <EmptyState level={3} title="Ничего не нашлось" text="Попробуйте другие слова." />
  ) : (
    <EmptyState
      level={3}
      title="Здесь появятся ваши чаты"
      text="Задайте первый вопрос, и он останется в истории."
    />
  );
}

/** The chats of a month under its heading. */
function HistoryGroup({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={groupTitle}>
        <Text as="span" size="xs" tone="hint" weight="medium">
          {title}
        </Text>
      </h2>
      <ul className={list}>{children}</ul>
    </section>
  );
}

const SelectionBar = lazyPart(() => import('./SelectionBar.tsx'));

export interface HistoryListProps extends ListedChats {
  /** Scrolls with the page. @default it fills its place and scrolls inside */
  isPage?: boolean | undefined;
  searchText: string;
  /** Null outside of the selection of several. */
  selection: Selection | null;
  onSelection: (selection: Selection | null) => void;
}

/** The element that gets the focus when a row is removed: the one below it, else above it, else the search field. */
const nextFocus = (row: Element): HTMLElement | null | undefined =>
  (row.nextElementSibling ?? row.previousElementSibling)?.querySelector('a') ??
  row.closest('[data-history]')?.querySelector('input');

/** A row that moves to another group is mounted anew and loses the focus. */
function focusMoved(uuid: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) rowLink(uuid)?.focus();
  });
}

/**
 * A row that moves to another group because its answer has come is mounted anew: it keeps the focus.
 *
 * @param groups what is rendered
 * @returns the handlers of the list
 */
function useKeptFocus(groups: readonly ChatGroup[]) {
  const focused = useRef<string>(undefined);
  const titles = groups.map(({ title, chats }) => `${title} ${chats.length}`).join();
  useEffect(() => {
    if (titles !== '' && focused.current !== undefined) focusMoved(focused.current);
  }, [titles]);
  return {
    onFocus: ({ target }: FocusEvent): void => {
      const row = target.matches('li > a') ? target.closest<HTMLElement>('[data-chat]') : null;
      focused.current = row?.dataset['chat'];
    },
    onBlur: ({ target }: FocusEvent): void => {
      // A removed row causes a blur event, too.
      requestAnimationFrame(() => {
        if (target.isConnected && document.activeElement !== target) focused.current = undefined;
      });
    },
  };
}

/** Chats of a list that match the search text, in pages, under headings by `groupChats`. */
export function HistoryList(props: HistoryListProps) {
  const { place, searchText, activeChatUuid, selection, onSelection, isPage = false } = props;
  const source = sourceOf(place);
  const queryClient = useQueryClient();
  // Another tab has removed or restored many chats.
  useEffect(
    () =>
      thisTab().listen(({ type }) => {
        if (type === 'history') invalidateHistory(queryClient);
      }),
    [queryClient],
  );
  const query = useInfiniteQuery({
    queryKey: source.keyOf(searchText || undefined),
    queryFn: ({ pageParam, signal }) =>
      source.load({ page: pageParam, size: pageSize, searchText: searchText || undefined }, signal),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => nextPage(pages),
    // The previous results stay until the new ones arrive. A late answer to an old text has another query key.
    placeholderData: keepPreviousData,
  });
  const { mutate: pin } = useMutation({
    mutationFn: (request: PinRequest) => historyChatPin(request),
    onSettled: async (_answer, _error, { uuid }) => {
      await refreshHistory(queryClient);
      focusMoved(uuid);
    },
  });
  const openChat = useHiddenChat();
  const { hidden, hide } = useChatHiding({
    hideChat: source.hide,
    onHidden: (chat) => openChat.onHidden(place ?? placeOf(chat), chat.uuid),
    onRestored: (chat) => openChat.onRestored(place ?? placeOf(chat), chat.uuid),
  });
  const rememberNextFocus = useFocusAfterRemoval(nextFocus);
  const chats = chatsOf(query.data?.pages ?? []).filter(({ uuid }) => !hidden.has(uuid));
  const activeName = chats.find(({ uuid }) => uuid === activeChatUuid)?.content;
  useEffect(() => {
    if (activeChatUuid && activeName) nameChat(activeChatUuid, snippetText(activeName, ''));
  }, [activeChatUuid, activeName]);
  const running = useStore(runningChats);
  const unread = useStore(unreadChats);
  // The open chat keeps its place while it is answered.
  const isAlive = (uuid: string): boolean =>
    uuid !== activeChatUuid && (unread.has(uuid) || running.some(({ chatUuid }) => chatUuid === uuid));
  const groups = groupChats(chats, new Date(query.dataUpdatedAt), isAlive);
  const focusedRow = useKeptFocus(groups);
  const order = groups.flatMap((group) => group.chats.map(({ uuid }) => uuid));
  const selected = chats.filter(({ uuid }) => selection?.selected.has(uuid));
  const onRowKey = rowKeys((uuid) => {
    if (selection) onSelection(extend(selection, uuid, order));
  });

  const loadMore = async (): Promise<void> => {
    if (query.isFetching) return;
    const { data } = await query.fetchNextPage();
    if (mayMissItems(data?.pages ?? [])) await query.refetch();
  };
  const select = (uuid: string, isRange: boolean): void => {
    if (selection) onSelection(isRange ? extend(selection, uuid, order) : toggle(selection, uuid));
  };
  const rowOf = (chat: HistoryChat) => (
    <HistoryItem
      key={chat.uuid}
      chat={chat}
      place={place ?? placeOf(chat)}
      isMixed={place === null}
      isPage={isPage}
      searchText={searchText}
      isActive={chat.uuid === activeChatUuid}
      isSelected={selection?.selected.has(chat.uuid)}
      // A guest's chats cannot be renamed and pinned.
      canArrange={!place?.isGuest}
      onSelect={(isRange) => select(chat.uuid, isRange)}
      onPin={(pinned) => pin({ uuid: chat.uuid, pinned })}
      onHide={(row) => {
        if (row) rememberNextFocus(row);
        hide([chat]);
      }}
    />
  );

  return (
    <>
      {selection && (
        <Suspense>
          <SelectionBar
            chats={selected}
            onHide={() => {
              hide(selected);
              onSelection(null);
            }}
            onEnd={() => onSelection(null)}
            onMissing={() => onSelection(null)}
          />
        </Suspense>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows inside */}
      <div
        {...(!isPage && { className: scroller, 'data-scroller': true })}
        {...focusedRow}
        aria-busy={query.isPending || query.isPlaceholderData}
        onKeyDown={onRowKey}
      >
        {query.isPending ? (
          <HistorySkeleton />
        ) : query.data ? (
          <div className={groupsClass} data-stale={query.isPlaceholderData || undefined}>
            {groups.map((group) => (
              <HistoryGroup key={group.title} title={group.title}>
                {group.chats.map(rowOf)}
              </HistoryGroup>
            ))}
          </div>
        ) : (
          <Failure level={3} title="Не удалось загрузить историю" onRetry={query.refetch} />
        )}
        {query.hasNextPage && !query.isPlaceholderData && (
          <LoadMore
            isLoading={query.isFetchingNextPage}
            isFailed={query.isFetchNextPageError}
            onLoad={() => void loadMore()}
          />
        )}
        {query.isSuccess && !query.hasNextPage && chats.length === 0 && (
          <NoChats isSearch={searchText !== ''} />
        )}
      </div>
    </>
  );
}
