import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAgentRead } from '#api/generated/hooks/agent/agent.ts';
import { isUuid } from '#lib/uuid.ts';
import { requestsRefused } from '#platform/chat-activity.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { buttonClass, EmptyState, Failure, NotFoundIllustration, Skeleton } from '#ui/index.ts';
import { AgentConversation } from './AgentConversation.tsx';

const meta = { inline: [404] };
const missing = 'Агент не\u00a0найден или доступ к\u00a0нему закрыт';

interface AgentChatProps {
  idAgent: string;
  /** Absent for a new chat. */
  chatUuid: string | undefined;
}

/** The conversation with an agent of the lab (lab.md §4). */
export function AgentChat({ idAgent, chatUuid }: AgentChatProps) {
  const {
    data: agent,
    error,
    refetch,
  } = useAgentRead({ agentId: idAgent }, { query: { enabled: isUuid(idAgent), staleTime: 0, meta } });
  // Another tab or person may have archived or closed it while its chat was open.
  useEffect(() => requestsRefused.subscribe(() => void refetch()), [refetch]);
  const isMissing = !isUuid(idAgent) || (error !== null && inlineText(error, meta) !== null);
  if (agent && !isMissing) {
    const closed = agent.hidden ? 'Агент в\u00a0архиве, новые сообщения недоступны' : undefined;
    return <AgentConversation key={agent.uuid} agent={agent} chatUuid={chatUuid} closed={closed} />;
  }
  if (isMissing && isUuid(idAgent) && (chatUuid !== undefined || agent)) {
    // Its chats stay readable (lab.md §9), and so does what was typed before it was closed.
    const { name = 'Агент', serviceType = '' } = agent ?? {};
    const gone = { uuid: idAgent, name, description: '', serviceType, starters: [] };
    return <AgentConversation key={idAgent} agent={gone} chatUuid={chatUuid} closed={missing} />;
  }
  if (isMissing) {
    return (
      <EmptyState
        level={1}
        illustration={<NotFoundIllustration />}
        title={missing}
        action={
          <Link to="/lab" className={buttonClass({ variant: 'primary' })}>
            В&nbsp;лабораторию
          </Link>
        }
      />
    );
  }
  if (error) {
    return <Failure level={1} title="Не удалось загрузить агента" onRetry={refetch} />;
  }
  return <Skeleton shape="block" height="60vh" />;
}
