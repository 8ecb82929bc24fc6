import { createFileRoute } from '@tanstack/react-router';
import { leaveHiddenAgents } from '#features/agent-chat/index.ts';
import { FunctionsScreen } from '#features/functions/index.ts';
import { isUuid } from '#lib/uuid.ts';

interface FunctionsSearch {
  /** Id of the open function, `new` for one that is being made; without one the list is shown. */
  id?: string | undefined;
}

export const Route = createFileRoute('/_main/lab/agents-functions')({
  staticData: {
    title: 'Функции агентов',
    keywords: ['инструменты агента', 'запрос к системе', 'API', 'калькулятор', 'functions'],
  },
  // Undefined and not absent: the router would keep a refused value.
  validateSearch: ({ id }: Record<string, unknown>): FunctionsSearch => ({
    id: typeof id === 'string' && (id === 'new' || isUuid(id)) ? id : undefined,
  }),
  loader: async ({ context, preload }) => {
    if (!preload) await leaveHiddenAgents(await context.queryClient());
  },
  codeSplitGroupings: [['component', 'loader']],
  shouldReload: false,
  component: Functions,
});

function Functions() {
  const { id } = Route.useSearch();
  return <FunctionsScreen id={id} />;
}
