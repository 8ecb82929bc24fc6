import { createFileRoute } from '@tanstack/react-router';
import { AgentChat, leaveHiddenAgents } from '#features/agent-chat/index.ts';
import { parseChatSearch } from '#lib/chat-search.ts';

export const Route = createFileRoute('/_main/lab/agent/$idAgent')({
  validateSearch: parseChatSearch,
  loader: async ({ context, preload }) => {
    if (!preload) await leaveHiddenAgents(await context.queryClient());
  },
  codeSplitGroupings: [['component', 'loader']],
  component: Page,
});

function Page() {
  const { idAgent } = Route.useParams();
  const { chat } = Route.useSearch();
  return <AgentChat idAgent={idAgent} chatUuid={chat} />;
}
