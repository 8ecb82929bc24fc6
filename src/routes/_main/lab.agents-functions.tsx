import { createFileRoute } from '@tanstack/react-router';
import { AgentsOnly } from '#features/agent-chat/index.ts';
import { FunctionsScreen } from '#features/functions/index.ts';
import { lateSearch } from '#lib/late-search.ts';
import { uuidIn } from '#lib/uuid.ts';

interface FunctionsSearch {
  /** Id of the open function, `new` for one that is being made; without one the list is shown. */
  id?: string;
}

export const Route = createFileRoute('/_main/lab/agents-functions')({
  staticData: { title: 'Функции агентов' },
  validateSearch: lateSearch<FunctionsSearch>,
  component: Functions,
});

function Functions() {
  const { id } = Route.useSearch();
  return (
    <AgentsOnly>
      <FunctionsScreen id={id === 'new' ? id : uuidIn(id)} />
    </AgentsOnly>
  );
}
