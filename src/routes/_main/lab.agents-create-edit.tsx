import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { AgentsOnly } from '#features/agent-chat/index.ts';
import { AgentEditor, type EditorSearch, parseEditorSearch } from '#features/agent-editor/index.ts';
import { lateSearch } from '#lib/late-search.ts';

export const Route = createFileRoute('/_main/lab/agents-create-edit')({
  staticData: { title: 'Агент', panel: 'rail' },
  validateSearch: lateSearch<EditorSearch>,
  component: Editor,
});

function Editor() {
  const search = parseEditorSearch(Route.useSearch());
  const navigate = useNavigate({ from: '/lab/agents-create-edit' });
  return (
    <AgentsOnly>
      <AgentEditor {...search} onSearch={(next) => void navigate({ search: next, replace: true })} />
    </AgentsOnly>
  );
}
