import { useNavigate } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { Suspense, useLayoutEffect, useState } from 'react';
import type { Agent } from '#api/generated/model/agent.ts';
import { agentPlace, ChatScreen } from '#features/chat/index.ts';
import { ChatMenu } from '#features/history/index.ts';
import { ExternalBadge, uploadRuleOf, useService } from '#features/services/index.ts';
import { onShortcut } from '#platform/shortcuts.ts';
import { IconButton, LazyDrawer, lazyPart } from '#ui/index.ts';

const AgentAbout = lazyPart(() => import('./AgentAbout.tsx'));

interface AgentConversationProps {
  /** An agent that the person may not use any more has no facts beside these. */
  agent: Agent | Pick<Agent, 'uuid' | 'name' | 'description' | 'serviceType' | 'starters'>;
  chatUuid: string | undefined;
  /** Why it takes no messages. */
  closed: string | undefined;
}

/** A chat with an agent, with its name, its starters, its history, and «Об агенте». */
export function AgentConversation({ agent, chatUuid, closed }: AgentConversationProps) {
  const { uuid, name, description, serviceType, starters } = agent;
  const navigate = useNavigate();
  const { service } = useService(serviceType);
  const [isAboutOpen, setAboutOpen] = useState(false);
  const place = agentPlace({ uuid, serviceType });
  useLayoutEffect(
    () =>
      onShortcut('newChat', () => {
        void navigate(agentPlace({ uuid, serviceType }).link(undefined));
        document.getElementById('composer')?.focus();
      }),
    [navigate, uuid, serviceType],
  );
  const closeAbout = (): void => setAboutOpen(false);
  const isExternal = service?.external ?? true;
  const isKnown = 'version' in agent;
  return (
    <>
      <ChatScreen
        service={{
          name: serviceType,
          title: name,
          description,
          place,
          kind: service?.kind ?? 'text',
          isExternal,
          typeInput: service?.typeInput ?? 'text',
          details: { placeholder: 'Напишите сообщение', starters: starters.map((label) => ({ label })) },
          upload: service ? uploadRuleOf(service) : null,
        }}
        chatUuid={chatUuid}
        menu={chatUuid && <ChatMenu place={place} chatUuid={chatUuid} serviceTitle={name} />}
        badge={isKnown && <ExternalBadge external={isExternal} besideTitle={name} explained="button" />}
        buttons={
          isKnown && <IconButton label="Об агенте" icon={<Info />} onPress={() => setAboutOpen(true)} />
        }
        closed={closed}
      />
      {isAboutOpen && isKnown && (
        <Suspense>
          <LazyDrawer isOpen title="Об агенте" side="end" onClose={closeAbout} onMissing={closeAbout}>
            <AgentAbout agent={agent} instead={null} />
          </LazyDrawer>
        </Suspense>
      )}
    </>
  );
}
