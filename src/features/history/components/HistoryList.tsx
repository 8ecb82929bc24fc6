import { keepPreviousData } from '@tanstack/react-query';
import { useId } from 'react';
import { useHistoryChatListInfinite } from '#api/generated/hooks/history/history.ts';
import { mayMissItems, nextPage } from '#lib/pages.ts';
import { Button, EmptyState, Text, useFocusAfterRemoval } from '#ui/index.ts';
import { type ChatGroup, groupChats } from '../model/group-chats.ts';
import { chatsOf, pageSize } from '../model/pages.ts';
import { useChatHiding } from '../useChatHiding.ts';
import { HistoryItem, type HistoryItemProps } from './HistoryItem.tsx';
import { groups as groupsClass, groupTitle, list, scroller } from './HistoryPanel.css.ts';
import type { HistoryPanelProps } from './HistoryPanel.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';

export interface HistoryListProps extends Pick<HistoryPanelProps, 'route' | 'onHidden' | 'onRestored'> {
  serviceType: string | undefined;
  searchText: string;
  activeChatUuid: string | undefined;
}

/** The element that gets the focus when a row is removed: the link below it, else above it, else the search field. */
const nextFocus = (row: Element): HTMLElement | null | undefined =>
  (row.nextElementSibling ?? row.previousElementSibling)?.querySelector('a') ??
  row.closest('aside')?.querySelector('input');

/** Chats of a service that match the search text, in pages, grouped under «Сегодня» and their months. */
export function HistoryList(props: HistoryListProps) {
  const { serviceType, searchText, activeChatUuid, route, onHidden, onRestored } = props;
  const query = useHistoryChatListInfinite(
    { serviceType, size: pageSize, searchText: searchText || undefined },
    {
      query: {
        initialPageParam: 0,
        getNextPageParam: (_last, pages) => nextPage(pages),
        // The previous results stay until the new ones arrive. A late answer to an old text has another query key.
        placeholderData: keepPreviousData,
      },
    },
  );
  const { hidden, hide } = useChatHiding({ onHidden, onRestored });
  const rememberNextFocus = useFocusAfterRemoval(nextFocus);
  const chats = chatsOf(query.data?.pages ?? []).filter(({ uuid }) => !hidden.has(uuid));
  const groups = groupChats(chats, new Date(query.dataUpdatedAt));

  async function loadMore(): Promise<void> {
    if (query.isFetching) return;
    const { data } = await query.fetchNextPage();
    if (mayMissItems(data?.pages ?? [])) await query.refetch();
  }

  const hideRow: HistoryItemProps['onHide'] = (chat, row) => {
    if (row) rememberNextFocus(row);
    hide(chat);
  };

  return (
    <div className={scroller} data-scroller aria-busy={query.isPending || query.isPlaceholderData}>
      {query.isPending ? (
        <HistorySkeleton />
      ) : query.data ? (
        <div className={groupsClass} data-stale={query.isPlaceholderData || undefined}>
          {groups.map((group) => (
            <Group
              key={group.title}
              group={group}
              route={route}
              activeChatUuid={activeChatUuid}
              onHide={hideRow}
            />
          ))}
        </div>
      ) : (
        <EmptyState
          level={3}
          title="Не удалось загрузить историю"
          action={
            <Button size="sm" isPending={query.isFetching} onPress={() => void query.refetch()}>
              Повторить
            </Button>
          }
        />
      )}
      {query.hasNextPage && !query.isPlaceholderData && (
        <LoadMore
          isLoading={query.isFetchingNextPage}
          isFailed={query.isFetchNextPageError}
          onLoad={() => void loadMore()}
        />
      )}
      {query.isSuccess && !query.hasNextPage && chats.length === 0 && <Nothing searchText={searchText} />}
    </div>
  );
}

interface GroupProps extends Pick<HistoryItemProps, 'route' | 'onHide'> {
  group: ChatGroup;
  activeChatUuid: string | undefined;
}

function Group({ group, route, activeChatUuid, onHide }: GroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={groupTitle}>
        <Text as="span" size="xs" tone="hint" weight="medium">
          {group.title}
        </Text>
      </h2>
      <ul className={list}>
        {group.chats.map((chat) => (
          <HistoryItem
            key={chat.uuid}
            chat={chat}
            route={route}
            isActive={chat.uuid === activeChatUuid}
            onHide={onHide}
          />
        ))}
      </ul>
    </section>
  );
}

function Nothing({ searchText }: { searchText: string }) {
  return searchText === '' ? (
    <EmptyState
      level={3}
      title="Здесь появятся ваши чаты"
      text="Задайте первый вопрос, и он останется в истории."
    />
  ) : (
    <EmptyState level={3} title="Ничего не нашлось" text="Попробуйте другие слова." />
  );
}
