import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { useId, useRef } from 'react';
import type { AgentCard } from '#api/generated/model/agentCard.ts';
import { ExternalBadge, serviceOf } from '#features/services/index.ts';
import { cardClass, IconButton } from '#ui/index.ts';
import { AgentActions } from './AgentActions.tsx';
import * as css from './AgentList.css.ts';
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

/** An agent in the catalogue: mark, name, what it does, whose it is, and whether its service is outside. */
export function AgentItem({ agent, changes, isPinnedOnly, onLeaving }: AgentItemProps) {
  const { uuid, name, description, icon, colour, serviceType, owner, pinned } = agent;
  const nameId = useId();
  const item = useRef<HTMLLIElement>(null);
  const leave = (): void => {
    if (item.current) onLeaving(item.current);
  };
  return (
    <li ref={item} data-agent={uuid} className={cardClass({ interactive: true })}>
      <div className={css.card}>
        <AgentMark icon={icon} colour={colour} />
        <span id={nameId} className={css.name}>
          <Link to="/lab/agent/$idAgent" params={{ idAgent: uuid }} className={css.link}>
            {name}
          </Link>
        </span>
        <span className={css.buttons}>
          <IconButton
            size="sm"
            label={pinned ? 'Убрать из избранного' : 'В избранное'}
            icon={<Star className={pinned ? css.pinned : undefined} />}
            isPressed={pinned}
            aria-describedby={nameId}
            onPress={() => {
              if (isPinnedOnly) leave();
              changes.pin(agent);
            }}
          />
          <AgentActions agent={agent} nameId={nameId} changes={changes} onLeaving={leave} />
        </span>
        <p className={css.description}>{description}</p>
        <span className={css.foot}>
          <span>{owner.name}</span>
          <ExternalBadge external={serviceOf(serviceType)?.external ?? true} />
        </span>
      </div>
    </li>
  );
}
