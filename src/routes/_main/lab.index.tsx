import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { loadAgentsHidden, useAgentsHidden } from '#features/agent-chat/index.ts';
import { AgentList, CreateAgent } from '#features/agents/index.ts';
import { LabScreen, type LabTab, parseLabSearch } from '#features/lab/index.ts';
import { CreateTemplate, TemplateList } from '#features/templates/index.ts';

export const Route = createFileRoute('/_main/lab/')({
  staticData: {
    title: 'Лаборатория',
    menu: { group: 'main', order: 2 },
    keywords: ['агенты', 'ассистенты', 'боты', 'шаблоны', 'лаб', 'lab'],
  },
  validateSearch: parseLabSearch,
  loader: async ({ context, preload }) => {
    if (!preload) await loadAgentsHidden(await context.queryClient());
  },
  codeSplitGroupings: [['component', 'loader']],
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
  create: <CreateTemplate />,
  List: TemplateList,
};

function Lab() {
  const navigate = useNavigate({ from: '/lab' });
  const search = Route.useSearch();
  const isHidden = useAgentsHidden();
  return (
    <LabScreen
      {...search}
      tabs={isHidden ? [templates] : [agents, templates]}
      hasFunctions={!isHidden}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
