import { useNavigate } from '@tanstack/react-router';
import { ChartColumn, Ellipsis, History, MessagesSquare, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Agent } from '#api/generated/model/agent.ts';
import { shareAgent } from '#features/agents/index.ts';
import { canCreateChatBot } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import { Button, IconButton, lazyPart, Menu, MenuItem } from '#ui/index.ts';

const VersionsDrawer = lazyPart(() => import('./VersionsDrawer.tsx'));
const UsageDrawer = lazyPart(() => import('./UsageDrawer.tsx'));

interface SavedButtonsProps {
  agent: Pick<Agent, 'uuid' | 'right'>;
  isChanged: boolean;
  /** Called with the agent after a version was restored, and with its number. */
  onRestored: (agent: Agent, version: number) => void;
}

/** The buttons of an agent that is saved: versions, for its owner sharing, and what is rarer in a menu. */
export function SavedButtons({ agent: { uuid, right }, isChanged, onRestored }: SavedButtonsProps) {
  const [open, setOpen] = useState<'versions' | 'usage' | null>(null);
  const navigate = useNavigate();
  const { profile } = useSession();
  const isOwner = right === 'owner';
  const hasBots = profile !== null && canCreateChatBot(profile);
  const close = (): void => setOpen(null);
  return (
    <>
      <Button icon={<History />} onPress={() => setOpen('versions')}>
        Версии
      </Button>
      {isOwner && (
        <Button icon={<Share2 />} onPress={() => shareAgent(uuid)}>
          Поделиться
        </Button>
      )}
      {(isOwner || hasBots) && (
        <Menu trigger={<IconButton label="Ещё" icon={<Ellipsis />} />}>
          {isOwner && (
            <MenuItem icon={<ChartColumn />} onAction={() => setOpen('usage')}>
              Использование
            </MenuItem>
          )}
          {hasBots && (
            <MenuItem
              icon={<MessagesSquare />}
              onAction={() => void navigate({ to: '/lab/agent-bots', search: { agent: uuid } })}
            >
              Чат-боты для&nbsp;гостей
            </MenuItem>
          )}
        </Menu>
      )}
      <Suspense>
        {open === 'versions' && (
          <VersionsDrawer
            instead={null}
            agentId={uuid}
            isChanged={isChanged}
            onRestored={(agent, version) => {
              close();
              onRestored(agent, version);
            }}
            onClose={close}
          />
        )}
        {open === 'usage' && <UsageDrawer instead={null} agentId={uuid} onClose={close} />}
      </Suspense>
    </>
  );
}
