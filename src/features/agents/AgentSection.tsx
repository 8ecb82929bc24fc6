import { Link, useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { useAgentList } from '#api/generated/hooks/agent/agent.ts';
import type { AgentCard as Agent } from '#api/generated/model/agentCard.ts';
import { ExternalBadge, serviceOf } from '#features/services/index.ts';
import { Card, cardLinkClass, Heading, SoonMark, Text, textLinkClass } from '#ui/index.ts';
import * as css from './AgentSection.css.ts';

/** How many are shown; all of them are in the lab. */
const shownCount = 8;

/** The agents of the lab (HOME-05). Renders nothing when there are none. */
export default function AgentSection() {
  const id = useId();
  const { routesById } = useRouter();
  const { data } = useAgentList({ page: 0, size: shownCount });
  if (!data || data.content.length === 0) return null;
  const isPlanned = routesById['/_main/lab/agent/$idAgent'].options.staticData?.planned === true;
  const isLabPlanned = routesById['/_main/lab/'].options.staticData?.planned === true;
  return (
    <section className={css.section} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <Heading level={2} size="lg" id={`${id}-title`}>
          Агенты
        </Heading>
        <Link to="/lab" className={textLinkClass} aria-describedby={isLabPlanned ? `${id}-soon` : undefined}>
          Все агенты {isLabPlanned && <SoonMark id={`${id}-soon`} />}
        </Link>
      </div>
      <ul className={css.list}>
        {data.content.slice(0, shownCount).map((agent) => (
          <AgentItem key={agent.uuid} agent={agent} isPlanned={isPlanned} />
        ))}
      </ul>
    </section>
  );
}

/** An agent: name, owner, the service that it configures, and whether that one is outside. */
function AgentItem({ agent, isPlanned }: { agent: Agent; isPlanned: boolean }) {
  const { uuid, name, description, serviceType, owner } = agent;
  const mark = useId();
  const service = serviceOf(serviceType);
  return (
    <Card as="li" interactive>
      <div className={css.content}>
        <span>
          <Link
            to="/lab/agent/$idAgent"
            params={{ idAgent: uuid }}
            className={cardLinkClass}
            aria-describedby={isPlanned ? mark : undefined}
          >
            {name}
          </Link>{' '}
          {isPlanned && <SoonMark id={mark} />}
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
