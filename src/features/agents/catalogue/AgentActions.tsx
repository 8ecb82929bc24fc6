import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Copy, EllipsisVertical, PencilLine, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AgentCard } from '#api/generated/model/agentCard.ts';
import { ActionDialog, IconButton, Menu, MenuItem, Text } from '#ui/index.ts';
import { shareAgent } from '../sharing/share-agent.ts';
import type { useAgentChanges } from './useAgentChanges.ts';

interface AgentActionsProps {
  agent: AgentCard;
  /** Id of the element with its name. */
  nameId: string;
  changes: ReturnType<typeof useAgentChanges>;
  /** Called before the card goes. */
  onLeaving: () => void;
}

/** The menu «Действия» of an agent: what its rights allow (lab.md §2). */
export function AgentActions({ agent, nameId, changes, onLeaving }: AgentActionsProps) {
  const { uuid, name, right, isOpen, hidden } = agent;
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const isOwn = right === 'owner';
  const mayCopy = right !== 'use' || isOpen;
  if (!isOwn && !mayCopy) return null;
  const edit = (search: { id: string } | { from: string }): void =>
    void navigate({ to: '/lab/agents-create-edit', search });
  return (
    <>
      <Menu
        trigger={
          <IconButton size="sm" label="Действия" icon={<EllipsisVertical />} aria-describedby={nameId} />
        }
      >
        {right !== 'use' && (
          <MenuItem icon={<PencilLine />} onAction={() => edit({ id: uuid })}>
            Изменить
          </MenuItem>
        )}
        {mayCopy && (
          <MenuItem icon={<Copy />} onAction={() => edit({ from: uuid })}>
            Дублировать
          </MenuItem>
        )}
        {isOwn && !hidden && (
          <MenuItem icon={<Share2 />} onAction={() => shareAgent(uuid)}>
            Поделиться
          </MenuItem>
        )}
        {isOwn && !hidden && (
          <MenuItem
            icon={<Archive />}
            onAction={() => {
              onLeaving();
              void changes.archive(agent);
            }}
          >
            В&nbsp;архив
          </MenuItem>
        )}
        {isOwn && hidden && (
          <MenuItem
            icon={<ArchiveRestore />}
            onAction={() => {
              onLeaving();
              changes.restore(agent);
            }}
          >
            Вернуть
          </MenuItem>
        )}
        {isOwn && hidden && (
          <MenuItem isDanger icon={<Trash2 />} onAction={() => setRemoving(true)}>
            Удалить
          </MenuItem>
        )}
      </Menu>
      {isRemoving && (
        <ActionDialog
          isOpen
          size="sm"
          role="alertdialog"
          title={`Удалить агента «${name}»?`}
          primaryLabel="Удалить"
          isDanger
          onPrimary={() => {
            onLeaving();
            setRemoving(false);
            void changes.remove(agent);
          }}
          onClose={() => setRemoving(false)}
        >
          <Text>Инструкция, файлы и&nbsp;версии пропадут. Чаты с&nbsp;агентом останутся.</Text>
        </ActionDialog>
      )}
    </>
  );
}
