import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useAgentList } from '#api/generated/hooks/agent/agent.ts';
import type { AgentCard as Agent } from '#api/generated/model/agentCard.ts';
import { ExternalBadge, serviceOf } from '#features/services/index.ts';
import { Card, cardLinkClass, Heading, Text, textLinkClass } from '#ui/index.ts';
import * as css from './AgentSection.css.ts';

/** How many are shown; all of them are in the lab. */
const shownCount = 8;

/** The agents of the lab (HOME-05). Renders nothing when there are none. */
export default function AgentSection() {
  const id = useId();
  const { data } = useAgentList({ page: 0, size: shownCount });
  if (!data || data.content.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <Heading level={2} size="lg" id={`${id}-title`}>
          Агенты
        </Heading>
        <Link to="/lab" className={textLinkClass}>
          Все агенты
        </Link>
      </div>
      <ul className={css.list}>
        {data.content.slice(0, shownCount).map((agent) => (
          <AgentItem key={agent.uuid} agent={agent} />
        ))}
      </ul>
    </section>
  );
}

/** An agent: name, owner, the service that it configures, and whether that one is outside. */
function AgentItem({ agent }: { agent: Agent }) {
  const { uuid, name, description, serviceType, owner } = agent;
  const service = serviceOf(serviceType);
  return (
    <Card as="li" interactive>
      <div className={css.content}>
        <span>
          <Link to="/lab/agent/$idAgent" params={{ idAgent: uuid }} className={cardLinkClass}>
            {name}
          </Link>
        </span>
        <Text size="sm" tone="muted">
          {description}
        </Text>
        <span className={css.foot}>
          {[owner.name, service?.title].filter(Boolean).join(' · ')}
          <ExternalBadge external={service?.external ?? true} />
        </span>
      </div>
    </Card>
  );
}
