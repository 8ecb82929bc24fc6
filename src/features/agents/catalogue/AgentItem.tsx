import { Link } from '@tanstack/react-router';
import type { AgentCard } from '#api/generated/model/agentCard.ts';
import { LabCard } from '#features/lab/index.ts';
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
  const { uuid, name, icon, colour } = agent;
  return (
    <LabCard
      card={agent}
      isPinnedOnly={isPinnedOnly}
      onLeaving={onLeaving}
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
