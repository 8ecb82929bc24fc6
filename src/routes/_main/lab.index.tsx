import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useAgentsHidden } from '#features/agent-chat/index.ts';
import { AgentList, CreateAgent, loadAgents } from '#features/agents/index.ts';
import { LabScreen, type LabSearch, type LabTab, parseLabSearch } from '#features/lab/index.ts';
import { loadTemplates, NewTemplates, TemplateList } from '#features/templates/index.ts';
import { lateSearch } from '#lib/late-search.ts';
import { Skeleton } from '#ui/index.ts';

export const Route = createFileRoute('/_main/lab/')({
  staticData: {
    title: 'Лаборатория',
    menu: { group: 'main', order: 2 },
    keywords: ['агенты', 'ассистенты', 'боты', 'шаблоны', 'лаб', 'lab'],
  },
  validateSearch: lateSearch<LabSearch>,
  // Code and first list load at once; the page does not wait for the list.
  loader: async ({ context, preload, location }) => {
    // A link under the pointer loads only the code: a failed request for data would show an error before a click.
    if (preload) return;
    const queries = await context.queryClient();
    const { tab, scope = 'all', q = '' } = parseLabSearch({ ...location.search });
    void (tab === 'templates' ? loadTemplates : loadAgents)(queries, { scope, text: q });
  },
  codeSplitGroupings: [['component'], ['loader']],
  // Once an opening: React Query decides what is stale.
  gcTime: 0,
  shouldReload: false,
  component: Lab,
});

const agents: LabTab = {
  id: 'agents',
  label: 'Агенты',
  searched: 'Название, описание или владелец',
  create: <CreateAgent />,
  List: AgentList,
};
const templates: LabTab = {
  id: 'templates',
  label: 'Шаблоны',
  searched: 'Название, описание или команда',
  create: <NewTemplates />,
  List: TemplateList,
};

function Lab() {
  const navigate = useNavigate({ from: '/lab' });
  const search = parseLabSearch(Route.useSearch());
  const isHidden = useAgentsHidden();
  if (isHidden === undefined) return <Skeleton shape="block" height="60vh" />;
  return (
    <LabScreen
      {...search}
      tabs={isHidden ? [templates] : [agents, templates]}
      hasFunctions={!isHidden}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
