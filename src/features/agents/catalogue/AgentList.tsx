import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAgentList } from '#api/generated/hooks/agent/agent.ts';
import type { AgentListParams } from '#api/generated/model/agentListParams.ts';
import {
  Button,
  buttonClass,
  EmptyIllustration,
  EmptyState,
  NoResultsIllustration,
  Pagination,
  Skeleton,
  useFocusAfterRemoval,
} from '#ui/index.ts';
import { AgentItem } from './AgentItem.tsx';
import { list } from './AgentList.css.ts';
import { useAgentChanges } from './useAgentChanges.ts';

type Scope = NonNullable<AgentListParams['scope']>;

interface AgentListProps {
  scope: Scope;
  /** Search text; empty for all. */
  text: string;
  /** Shows everything again. */
  onReset: () => void;
}

/** Cards of one page. */
const pageSize = 24;

/** Makes a new agent; in the catalogue and where it is empty. */
export const CreateAgent = () => (
  <Link to="/lab/agents-create-edit" className={buttonClass({ variant: 'primary' })}>
    Создать агента
  </Link>
);

/** The agents of the catalogue (LAB-01). */
export function AgentList({ scope, text, onReset }: AgentListProps) {
  const shown = `${scope} ${text}`;
  const [place, setPlace] = useState({ shown, page: 0 });
  const page = place.shown === shown ? place.page : 0;
  const { data, isError, refetch } = useAgentList(
    { scope, ...(text && { searchText: text }), page, size: pageSize },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  );
  const changes = useAgentChanges();
  const onLeaving = useFocusAfterRemoval((card) =>
    (card.nextElementSibling ?? card.previousElementSibling)?.querySelector('a'),
  );
  if (!data)
    return isError ? (
      <EmptyState
        title={'Не\u00a0удалось загрузить агентов'}
        action={<Button onPress={() => void refetch()}>Повторить</Button>}
      />
    ) : (
      <section aria-busy="true" aria-label="Агенты загружаются" className={list}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} shape="block" height="9rem" />
        ))}
      </section>
    );
  if (data.content.length === 0) return <NoAgents {...{ scope, text, onReset }} />;
  return (
    <>
      <ul aria-label="Агенты" className={list}>
        {data.content.map((agent) => (
          <AgentItem
            key={agent.uuid}
            agent={agent}
            changes={changes}
            isPinnedOnly={scope === 'pinned'}
            onLeaving={onLeaving}
          />
        ))}
      </ul>
      {data.totalElements > pageSize && (
        <Pagination
          page={page + 1}
          pageSize={pageSize}
          total={data.totalElements}
          onPage={(next) => setPlace({ shown, page: next - 1 })}
        />
      )}
    </>
  );
}

const emptyTitles: Record<Exclude<Scope, 'all' | 'mine'>, string> = {
  shared: 'Коллеги пока не\u00a0открыли вам агентов',
  pinned: 'В\u00a0избранном пока пусто',
  archive: 'Архив пуст',
};

/** Shown in place of an empty list. */
function NoAgents({ scope, text, onReset }: AgentListProps) {
  const reset = <Button onPress={onReset}>Сбросить</Button>;
  if (text !== '')
    return <EmptyState illustration={<NoResultsIllustration />} title="Ничего не нашлось" action={reset} />;
  if (scope === 'all' || scope === 'mine')
    return (
      <EmptyState
        illustration={<EmptyIllustration />}
        title="Здесь появятся ваши агенты"
        text={'Агент помнит инструкцию, файлы и\u00a0манеру ответа'}
        action={<CreateAgent />}
      />
    );
  return <EmptyState illustration={<EmptyIllustration />} title={emptyTitles[scope]} action={reset} />;
}
