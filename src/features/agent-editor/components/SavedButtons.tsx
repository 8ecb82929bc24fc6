import { Link } from '@tanstack/react-router';
import { ChartColumn, History, MessagesSquare, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Agent } from '#api/generated/model/agent.ts';
import { shareAgent } from '#features/agents/index.ts';
import { canCreateChatBot } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import { Button, buttonClass, compactText, Icon, lazyPart, VisuallyHidden } from '#ui/index.ts';

const VersionsDrawer = lazyPart(() => import('./VersionsDrawer.tsx'));
const UsageDrawer = lazyPart(() => import('./UsageDrawer.tsx'));

interface SavedButtonsProps {
  agent: Pick<Agent, 'uuid' | 'right'>;
  isChanged: boolean;
  /** Called with the agent after a version was restored, and with its number. */
  onRestored: (agent: Agent, version: number) => void;
}

/** The buttons of an agent that is saved: versions, and for its owner sharing and use. */
export function SavedButtons({ agent: { uuid, right }, isChanged, onRestored }: SavedButtonsProps) {
  const [open, setOpen] = useState<'versions' | 'usage' | null>(null);
  const { profile } = useSession();
  const hasBots = profile !== null && canCreateChatBot(profile);
  const close = (): void => setOpen(null);
  return (
    <>
      <Button isCompact icon={<History />} onPress={() => setOpen('versions')}>
        Версии
      </Button>
      {right === 'owner' && (
        <>
          <Button isCompact icon={<ChartColumn />} onPress={() => setOpen('usage')}>
            Использование
          </Button>
          <Button isCompact icon={<Share2 />} onPress={() => shareAgent(uuid)}>
            Поделиться
          </Button>
        </>
      )}
      {hasBots && (
        <Link to="/lab/agent-bots" search={{ agent: uuid }} className={buttonClass()}>
          <Icon>
            <MessagesSquare />
          </Icon>
          <span className={compactText}>Чат-боты</span>
          <VisuallyHidden> для гостей</VisuallyHidden>
        </Link>
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
