import { createFileRoute } from '@tanstack/react-router';
import { AgentChat, AgentsOnly } from '#features/agent-chat/index.ts';
import { type ChatSearch, parseChatSearch } from '#lib/chat-search.ts';
import { lateSearch } from '#lib/late-search.ts';

export const Route = createFileRoute('/_main/lab/agent/$idAgent')({
  validateSearch: lateSearch<ChatSearch>,
  component: Page,
});

function Page() {
  const { idAgent } = Route.useParams();
  const { chat } = parseChatSearch(Route.useSearch());
  return (
    <AgentsOnly>
      <AgentChat idAgent={idAgent} chatUuid={chat} />
    </AgentsOnly>
  );
}
