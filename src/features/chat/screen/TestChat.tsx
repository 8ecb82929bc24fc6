import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { AgentDraft } from '#api/generated/model/agentDraft.ts';
import { serviceOf, uploadRuleOf } from '#features/services/index.ts';
import { createStore, useStore } from '#lib/store.ts';
import { Button, EmptyState, Heading, Inline, lazyPart, Skeleton, Stack } from '#ui/index.ts';
import { Composer } from '../composer/Composer.tsx';
import { forgetConversation } from '../conversation/chats.ts';
import { MessageList } from '../messages/MessageList.tsx';
import type { ChatPlace } from '../model/chat-place.ts';
import { testPlace } from '../model/lab-places.ts';
import { ResultContext } from '../results/result-view.ts';
import { bar, composer, composerColumn, instead } from './ChatScreen.css.ts';
import { DropArea } from './DropArea.tsx';
import { useConversation } from './useConversation.ts';
import { useMessageActions } from './useMessageActions.ts';
import { Welcome } from './Welcome.tsx';

const ClosedChat = lazyPart(() => import('./ClosedChat.tsx'));

interface TestChatProps {
  /** Id of the agent; of a new one any text that stays while its form is open. */
  id: string;
  /** The settings as they are in the form now; each request carries them. */
  draft: AgentDraft;
  /** Why they cannot be tested, shown in place of the composer. @default they can */
  closed?: string | undefined;
}

/**
 * The chat that tests unsaved settings of an agent (LAB-07). It fills its container, takes no focus by itself (LAB-05), is in
 * no history, and is still there after another tab was shown.
 */
export function TestChat({ id, draft, closed }: TestChatProps) {
  const [latest] = useState(() => createStore(draft));
  useEffect(() => latest.set(draft), [latest, draft]);
  const { serviceType } = draft;
  // Another service cannot go on with the chat.
  const place = useMemo(() => testPlace(id, serviceType, latest.get), [id, serviceType, latest]);
  const [round, setRound] = useState(0);
  return (
    <Test
      key={round}
      place={place}
      draft={draft}
      closed={closed}
      onCleared={() => setRound((before) => before + 1)}
    />
  );
}

/** The field takes no settings of its own: those of the form count. */
const noPanel = {
  isBeside: false,
  isDrawer: false,
  target: null,
  open: () => undefined,
  close: () => undefined,
};

function Test({
  place,
  draft: { name, description, starters },
  closed,
  onCleared,
}: Omit<TestChatProps, 'id'> & { place: ChatPlace; onCleared: () => void }) {
  const conversation = useConversation(place, undefined);
  const load = useStore(conversation.load);
  const isEmpty = useStore(conversation.state, ({ messages, pending }) => messages.length === 0 && !pending);
  const input = useRef<HTMLTextAreaElement>(null);
  const focusInput = (): void => input.current?.focus();
  const actions = useMessageActions(conversation, { input, focusInput });
  const known = serviceOf(place.serviceType);
  const service = {
    name: place.serviceType,
    title: name || 'Агент',
    description,
    place,
    kind: known?.kind ?? 'text',
    isExternal: known?.external ?? true,
    typeInput: known?.typeInput ?? 'text',
    details: { placeholder: 'Напишите сообщение', starters: starters.map((label) => ({ label })) },
    upload: known ? uploadRuleOf(known) : null,
  };
  const clear = (): void => {
    void conversation.stop();
    forgetConversation(conversation);
    onCleared();
  };
  const empty =
    load === 'loading' ? (
      <Skeleton shape="block" height="160px" />
    ) : (
      closed === undefined && <Welcome service={service} conversation={conversation} onStarted={focusInput} />
    );
  return (
    <DropArea conversation={conversation} service={service} isClosed={closed !== undefined} isInPage>
      <Stack gap={0} grow>
        <header className={bar}>
          <Inline rowGap={0} wrap grow>
            <Heading level={2} size="lg">
              Проверка
            </Heading>
          </Inline>
          <Button size="sm" variant="quiet" isDisabled={isEmpty} onPress={clear}>
            Очистить проверку
          </Button>
        </header>
        {load === 'failed' || load === 'missing' ? (
          <div className={instead}>
            <EmptyState title="Не удалось загрузить проверку" text="Очистите её и начните заново." />
          </div>
        ) : (
          <ResultContext value={{ conversation, service }}>
            <MessageList
              key={conversation.key}
              conversation={conversation}
              serviceTitle={service.title}
              label="Проверка"
              empty={empty}
              {...(closed === undefined && actions)}
            />
          </ResultContext>
        )}
        <div className={composer}>
          <div className={composerColumn}>
            {closed === undefined ? (
              <Composer conversation={conversation} service={service} inputRef={input} panel={noPanel} />
            ) : (
              <Suspense>
                <ClosedChat instead={null} conversation={conversation} reason={closed} />
              </Suspense>
            )}
          </div>
        </div>
      </Stack>
    </DropArea>
  );
}
