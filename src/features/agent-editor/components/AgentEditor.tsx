import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAgentRead } from '#api/generated/hooks/agent/agent.ts';
import type { Agent } from '#api/generated/model/agent.ts';
import { copyName } from '#lib/copy-name.ts';
import { isUuid } from '#lib/uuid.ts';
import { useOpened } from '#objects/index.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { buttonClass, EmptyState, Failure, NotFoundIllustration, Skeleton } from '#ui/index.ts';
import { type AgentValues, newAgent, valuesOf } from '../model/agent-values.ts';
import type { EditorSearch } from '../model/editor-search.ts';
import { AgentForm } from './AgentForm.tsx';
import { ownNames } from './useAgentForm.ts';
import type { EditorTab } from './useErrorsInView.ts';

interface AgentEditorProps extends EditorSearch {
  /** Changes the address of the editor. */
  onSearch: (search: EditorSearch) => void;
}

const meta = { inline: [404] };

/** `/lab/agents-create-edit`: a new agent, a duplicate, or the change of one (LAB-02). */
export function AgentEditor({ id, from, tab, onSearch }: AgentEditorProps) {
  const opened = useOpened({ id, from });
  const source = opened.id ?? opened.from;
  const isKnown = source !== undefined && isUuid(source);
  const { data, error, isFetchedAfterMount, refetch } = useAgentRead(
    { agentId: source ?? '' },
    { query: { enabled: isKnown, staleTime: 0, meta } },
  );
  const names = useQuery({
    queryKey: ['own agent names', opened.key],
    queryFn: ownNames,
    enabled: opened.id === undefined && isKnown,
  });
  if ((source !== undefined && !isKnown) || (error && inlineText(error, meta) !== null)) return <Missing />;
  if (error && !data)
    return <Failure level={1} title={'Не\u00a0удалось загрузить агента'} onRetry={refetch} />;
  // An agent in the cache may be older than what the gateway has.
  if (isKnown && (!data || !isFetchedAfterMount)) return <Skeleton shape="block" height="60vh" />;
  if (data && (data.instruction === null || (opened.id !== undefined && data.right === 'use')))
    return <Missing />;
  if (opened.id === undefined && data && !names.data && !names.isError)
    return <Skeleton shape="block" height="60vh" />;
  const onTab = (next: EditorTab): void =>
    onSearch({ ...(id && { id }), ...(from && { from }), ...(next === 'test' && { tab: next }) });
  return (
    <AgentForm
      key={opened.key}
      testId={opened.id ?? opened.key}
      id={opened.savedId ?? opened.id}
      saved={opened.id !== undefined ? (data ?? null) : null}
      initial={data ? duplicate(data, names.data ?? []) : newAgent}
      draftId={opened.from ? `from:${opened.from}` : 'new'}
      tab={tab ?? 'setup'}
      onTab={onTab}
      onSaved={({ uuid }) => {
        opened.setSaved(uuid);
        if (uuid !== id) onSearch({ id: uuid, ...(tab && { tab }) });
      }}
      onCopied={({ uuid }) => onSearch({ id: uuid })}
    />
  );
}

/** The first values of a duplicate: without sharing, history and use, which are no values of the form. */
function duplicate(agent: Agent, names: readonly string[]): AgentValues {
  const values = valuesOf(agent);
  const functionIds = agent.functions.map(({ uuid }) => uuid);
  return { ...values, functionIds, name: copyName(values.name, names) };
}

const Missing = () => (
  <EmptyState
    level={1}
    illustration={<NotFoundIllustration />}
    title={'Агент не\u00a0найден или доступ к\u00a0нему закрыт'}
    action={
      <Link to="/lab" className={buttonClass({ variant: 'primary' })}>
        В&nbsp;лабораторию
      </Link>
    }
  />
);
