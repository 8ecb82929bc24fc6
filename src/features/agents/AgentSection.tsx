import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useAgentList } from '#api/generated/hooks/agent/agent.ts';
import type { AgentCard as Agent } from '#api/generated/model/agentCard.ts';
import { ExternalBadge, serviceOf } from '#features/services/index.ts';
import { Card, cardLinkClass, Grid, Heading, Inline, Stack, Text, textLinkClass } from '#ui/index.ts';
import * as css from './AgentSection.css.ts';

/** How many are shown; all of them are in the lab. */
const shownCount = 8;

/** The agents of the lab (HOME-05). Renders nothing when there are none. */
export default function AgentSection() {
  const id = useId();
  const { data } = useAgentList({ page: 0, size: shownCount });
  if (!data || data.content.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={`${id}-title`}>
      <Inline gap={3} align="baseline" justify="between" wrap>
        <Heading level={2} size="lg" id={`${id}-title`}>
          Агенты
        </Heading>
        <Link to="/lab" className={textLinkClass}>
          Все агенты
        </Link>
      </Inline>
      <Grid as="ul" minColumn="15.5rem" gap={2} wideGap={4}>
        {data.content.slice(0, shownCount).map((agent) => (
          <AgentItem key={agent.uuid} agent={agent} />
        ))}
      </Grid>
    </Stack>
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
          <ExternalBadge external={service?.external ?? true} explained="press" />
        </span>
      </div>
    </Card>
  );
}
