import { createFileRoute, Navigate, useNavigate } from '@tanstack/react-router';
import { leaveHiddenAgents, useAgentsHidden } from '#features/agent-chat/index.ts';
import { AgentEditor, type EditorSearch } from '#features/agent-editor/index.ts';

export const Route = createFileRoute('/_main/lab/agents-create-edit')({
  staticData: { title: 'Агент' },
  validateSearch: ({ id, from, tab }: Record<string, unknown>): EditorSearch => ({
    ...(typeof id === 'string' && { id }),
    ...(typeof id !== 'string' && typeof from === 'string' && { from }),
    ...(tab === 'test' && { tab }),
  }),
  loader: async ({ context, preload }) => {
    if (!preload) await leaveHiddenAgents(await context.queryClient());
  },
  codeSplitGroupings: [['component', 'loader']],
  gcTime: 0,
  shouldReload: false,
  component: Editor,
});

function Editor() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: '/lab/agents-create-edit' });
  if (useAgentsHidden()) return <Navigate to="/lab" search={{ tab: 'templates' }} replace />;
  return <AgentEditor {...search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
