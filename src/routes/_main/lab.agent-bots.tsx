import { createFileRoute } from '@tanstack/react-router';
import { AgentsOnly } from '#features/agent-chat/index.ts';
import { GuestBotsScreen } from '#features/guest-bots/index.ts';
import { lateSearch } from '#lib/late-search.ts';
import { uuidIn } from '#lib/uuid.ts';
import { canCreateChatBot } from '#platform/session/permissions.ts';

interface BotsSearch {
  /** Id of the agent. */
  agent?: string;
  /** Id of the open chat-bot, `new` for one that is being made; without one the list is shown. */
  bot?: string;
}

export const Route = createFileRoute('/_main/lab/agent-bots')({
  staticData: { title: 'Чат-боты для гостей', allowed: canCreateChatBot },
  validateSearch: lateSearch<BotsSearch>,
  component: Bots,
});

function Bots() {
  const { agent, bot } = Route.useSearch();
  const agentId = uuidIn(agent);
  return (
    <AgentsOnly>
      <GuestBotsScreen key={agentId} agentId={agentId} botId={bot === 'new' ? bot : uuidIn(bot)} />
    </AgentsOnly>
  );
}
