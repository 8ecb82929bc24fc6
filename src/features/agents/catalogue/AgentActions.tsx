import { useNavigate } from '@tanstack/react-router';
import type { AgentCard } from '#api/generated/model/agentCard.ts';
import { ObjectActions } from '#objects/index.ts';
import { GuestBotItems } from './GuestBotItems.tsx';
import { shareAgent } from './share-agent.ts';
import type { useAgentChanges } from './useAgentChanges.ts';

interface AgentActionsProps {
  agent: AgentCard;
  /** Id of the element with its name. */
  nameId: string;
  changes: ReturnType<typeof useAgentChanges>;
  /** Called before the card leaves the list. */
  onLeaving: () => void;
}

/** The menu «Действия» of an agent. */
export function AgentActions({ agent, nameId, changes, onLeaving }: AgentActionsProps) {
  const { uuid, name, isOpen } = agent;
  const navigate = useNavigate();
  const edit = (search: { id: string } | { from: string }): void =>
    void navigate({ to: '/lab/agents-create-edit', search });
  return (
    <ObjectActions
      card={agent}
      nameId={nameId}
      isOpen={isOpen}
      onLeaving={onLeaving}
      onEdit={() => edit({ id: uuid })}
      onCopy={() => edit({ from: uuid })}
      onShare={() => shareAgent(uuid)}
      more={<GuestBotItems agentId={uuid} />}
      onArchive={() => void changes.archive(agent)}
      onRestore={() => changes.restore(agent)}
      removal={{
        question: `Удалить агента «${name}»?`,
        text: 'Инструкция, файлы и\u00a0версии пропадут. Чаты с\u00a0агентом останутся.',
        onRemove: () => void changes.remove(agent),
      }}
    />
  );
}
