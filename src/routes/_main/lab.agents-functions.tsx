import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { AgentsOnly } from '#features/agent-chat/index.ts';
import { FunctionsScreen, type FunctionsSearch, parseFunctionsSearch } from '#features/functions/index.ts';
import { lateSearch } from '#lib/late-search.ts';

export const Route = createFileRoute('/_main/lab/agents-functions')({
  staticData: { title: 'Функции агентов' },
  validateSearch: lateSearch<FunctionsSearch>,
  component: Functions,
});

function Functions() {
  const navigate = useNavigate({ from: '/lab/agents-functions' });
  return (
    <AgentsOnly>
      <FunctionsScreen
        {...parseFunctionsSearch(Route.useSearch())}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    </AgentsOnly>
  );
}
