import { Link } from '@tanstack/react-router';
import type { AgentCard } from '#api/generated/model/agentCard.ts';
import { ExternalBadge, serviceOf } from '#features/services/index.ts';
import { ObjectCard } from '#objects/index.ts';
import { AgentActions } from './AgentActions.tsx';
import { AgentMark } from './AgentMark.tsx';
import type { useAgentChanges } from './useAgentChanges.ts';

interface AgentItemProps {
  agent: AgentCard;
  changes: ReturnType<typeof useAgentChanges>;
  /** Whether it leaves the list when it is not pinned any more. */
  isPinnedOnly: boolean;
  /** Called with the card before it goes. */
  onLeaving: (card: Element) => void;
}

/** An agent in the catalogue. */
export function AgentItem({ agent, changes, isPinnedOnly, onLeaving }: AgentItemProps) {
  const { uuid, name, icon, colour, serviceType } = agent;
  return (
    <ObjectCard
      card={agent}
      isPinnedOnly={isPinnedOnly}
      onLeaving={onLeaving}
      badge={<ExternalBadge external={serviceOf(serviceType)?.external ?? true} explained="press" />}
      mark={<AgentMark icon={icon} colour={colour} />}
      link={(className) => (
        <Link to="/lab/agent/$idAgent" params={{ idAgent: uuid }} className={className}>
          {name}
        </Link>
      )}
      onPin={() => changes.pin(agent)}
      actions={(nameId, leave) => (
        <AgentActions agent={agent} nameId={nameId} changes={changes} onLeaving={leave} />
      )}
    />
  );
}
