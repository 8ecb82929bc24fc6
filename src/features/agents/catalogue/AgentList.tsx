import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAgentList } from '#api/generated/hooks/agent/agent.ts';
import { ObjectCards, type ObjectCardsTexts, type ObjectListProps, useCardPage } from '#objects/index.ts';
import { loadedByRoute } from '#platform/loaded-by-route.ts';
import { buttonClass } from '#ui/index.ts';
import { AgentItem } from './AgentItem.tsx';
import { useAgentChanges } from './useAgentChanges.ts';

/** Makes a new agent; in the catalogue and where it is empty. */
export const CreateAgent = () => (
  <Link to="/lab/agents-create-edit" className={buttonClass({ variant: 'primary' })}>
    Создать агента
  </Link>
);

const texts: ObjectCardsTexts = {
  label: 'Агенты',
  loading: 'Агенты загружаются',
  failed: 'Не\u00a0удалось загрузить агентов',
  none: ['Здесь появятся ваши агенты', 'Агент помнит инструкцию, файлы и\u00a0манеру ответа'],
  empty: {
    shared: 'Коллеги пока не\u00a0открыли вам агентов',
    pinned: 'В\u00a0избранном пока пусто',
    archive: 'Архив пуст',
  },
};

/** The agents of the catalogue (LAB-01). */
export function AgentList(props: ObjectListProps) {
  const { params, setPage } = useCardPage(props);
  const query = useAgentList(params, { query: { ...loadedByRoute, placeholderData: keepPreviousData } });
  const changes = useAgentChanges();
  return (
    <ObjectCards
      {...props}
      texts={texts}
      query={query}
      setPage={setPage}
      page={params.page}
      create={<CreateAgent />}
      item={(agent, onLeaving) => (
        <AgentItem
          key={agent.uuid}
          isPinnedOnly={props.scope === 'pinned'}
          agent={agent}
          changes={changes}
          onLeaving={onLeaving}
        />
      )}
    />
  );
}
