import { Link } from '@tanstack/react-router';
import { MessageSquarePlus, PanelLeft, Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useBodyMark } from '#lib/body-mark.ts';
import { useStore } from '#lib/store.ts';
import { preloadMarkdown } from '#markdown/index.ts';
import {
  buttonClass,
  Failure,
  Heading,
  Icon,
  IconButton,
  LazyDrawer,
  lazyPart,
  Skeleton,
  Stack,
  useLabelTooltips,
} from '#ui/index.ts';
import { Composer } from '../composer/Composer.tsx';
import { LazyRefusedSend } from '../composer/lazy.ts';
import { useInputFocus } from '../conversation/useInputFocus.ts';
import { openFinding, useFinding } from '../find/useFinding.ts';
import { MessageList, preloadMessages } from '../messages/MessageList.tsx';
import { hasOwnSettings } from '../model/chat-place.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { ResultContext } from '../results/result-view.ts';
import { OpenSettings } from '../settings/open-settings.ts';
import { SettingsArea } from '../settings/SettingsArea.tsx';
import { useSettingsPanel } from '../settings/useSettingsPanel.ts';
import { OtherService, preloadServiceChange } from '../steps/OtherService.tsx';
import {
  aside,
  bar,
  composer,
  composerColumn,
  inMenuOnPhones,
  instead,
  names,
  narrowOnly,
  wideOnly,
} from './ChatScreen.css.ts';
import { DropArea } from './DropArea.tsx';
import { MissingChat } from './MissingChat.tsx';
import { useChatTitle } from './useChatTitle.ts';
import { useConversation } from './useConversation.ts';
import { useHandedOver } from './useHandedOver.ts';
import { useMessageActions } from './useMessageActions.ts';
import { Welcome } from './Welcome.tsx';

const ClosedChat = lazyPart(() => import('./ClosedChat.tsx'));

interface ChatScreenProps {
  service: ChatServiceView;
  /** Absent in a new chat. */
  chatUuid: string | undefined;
  /** Badge beside the title, which says where the service runs. */
  badge: ReactNode;
  /** The history panel, shown beside the conversation or in a drawer. */
  history?: ReactNode;
  /** The menu of the open chat; absent in a new one. */
  menu?: ReactNode;
  /** Further buttons of the header. */
  buttons?: ReactNode;
  /** What a new chat begins with, shown in place of messages and composer. @default the composer */
  start?: ReactNode;
  /** Shown between the header and the messages. */
  above?: ReactNode;
  /** Why the chat takes no messages, shown in place of the composer. @default it takes them */
  closed?: string | undefined;
}

/** Time after which code that the first view does not need is loaded, ms. */
const PRELOAD_DELAY_MS = 3000;

function preloadAnswers(): void {
  preloadMarkdown();
  preloadMessages();
  // It cannot be loaded when it is needed if the message was refused because there is no network.
  LazyRefusedSend.preload();
}

/** A conversation with a text service (CHAT-01). */
export function ChatScreen({
  service,
  chatUuid,
  badge,
  history,
  menu,
  buttons,
  start,
  above,
  closed,
}: ChatScreenProps) {
  const { title: serviceTitle, place, tileUuid } = service;
  const conversation = useConversation(place, chatUuid);
  const load = useStore(conversation.load);
  const isTyped = useStore(conversation.draft.state, ({ text }) => text !== '');
  const isNew = chatUuid === undefined;
  const focus = useInputFocus(conversation);
  const { input } = focus;
  const actions = useMessageActions(conversation, focus, tileUuid);
  const isStarting = Boolean(start);
  const canSet = !hasOwnSettings(place) && closed === undefined && !isStarting;
  const panel = useSettingsPanel(conversation.userId);
  useFinding(chatUuid);
  useBodyMark('data-chat-head', load !== 'missing');
  useChatTitle(conversation);
  useHandedOver(conversation, service);
  // The drawer belongs to one conversation, so that it closes when another one is chosen.
  const [historyOpenIn, setHistoryOpenIn] = useState<string | null>(null);
  const closeHistory = (): void => setHistoryOpenIn(null);

  // An empty new chat shows no messages yet, but may be left for one of the history.
  useEffect(() => {
    const timer = setTimeout(preloadAnswers, isNew && !isTyped ? PRELOAD_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [isNew, isTyped]);
  useEffect(() => {
    const timer = setTimeout(preloadServiceChange, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const { watch, tooltip } = useLabelTooltips();
  const results = { conversation, service };
  if (load === 'missing') return <MissingChat place={place} />;

  return (
    <DropArea conversation={conversation} service={service} isClosed={closed !== undefined || isStarting}>
      {history && <div className={aside}>{history}</div>}
      <Stack as="section" gap={0} grow aria-label="Чат" {...watch}>
        <header className={bar}>
          {history && (
            <div className={narrowOnly}>
              <IconButton
                label="История"
                icon={<PanelLeft />}
                onPress={() => setHistoryOpenIn(conversation.key)}
              />
            </div>
          )}
          <div className={names}>
            <Heading level={1} size="lg">
              {serviceTitle}
            </Heading>
            {place.kind === 'service' && !place.isGuest && (
              <OtherService conversation={conversation} isSign />
            )}
            {badge}
          </div>
          {chatUuid !== undefined && (
            <div className={menu ? inMenuOnPhones : undefined}>
              <IconButton label="Найти в чате" icon={<Search />} onPress={() => openFinding(chatUuid)} />
            </div>
          )}
          {canSet && (
            <IconButton
              label="Настройки"
              icon={<SlidersHorizontal />}
              aria-expanded={panel.isBeside || panel.isDrawer}
              onPress={() => (panel.isBeside ? panel.close() : panel.open())}
            />
          )}
          {buttons}
          {menu}
          {place.link && closed === undefined && !isStarting && (
            <Link
              {...place.link(undefined)}
              className={buttonClass({ variant: 'quiet' })}
              aria-label="Новый чат"
            >
              <Icon>
                <MessageSquarePlus />
              </Icon>
              <span className={wideOnly}>Новый чат</span>
            </Link>
          )}
        </header>
        {above}
        {isStarting ? (
          <div className={instead}>{start}</div>
        ) : load === 'failed' ? (
          <div className={instead}>
            <Failure title="Не удалось загрузить чат" onRetry={conversation.open} />
          </div>
        ) : (
          <ResultContext value={results}>
            <OpenSettings value={canSet ? panel.open : null}>
              <MessageList
                key={conversation.key}
                conversation={conversation}
                serviceTitle={serviceTitle}
                empty={
                  load === 'loading' ? (
                    <Skeleton shape="block" height="160px" />
                  ) : (
                    closed === undefined && (
                      <Welcome
                        service={service}
                        conversation={conversation}
                        onStarted={() => input.current?.focus()}
                      />
                    )
                  )
                }
                {...(closed === undefined && actions)}
              />
            </OpenSettings>
          </ResultContext>
        )}
        {!isStarting && (
          <div className={composer}>
            <div className={composerColumn}>
              {closed === undefined ? (
                <Composer conversation={conversation} service={service} inputRef={input} panel={panel} />
              ) : (
                <Suspense>
                  <ClosedChat instead={null} conversation={conversation} reason={closed} />
                </Suspense>
              )}
            </div>
          </div>
        )}
        {tooltip}
      </Stack>
      {canSet && <SettingsArea conversation={conversation} panel={panel} />}
      {historyOpenIn === conversation.key && (
        <Suspense>
          <LazyDrawer isOpen title="История" onClose={closeHistory} onMissing={closeHistory}>
            {history}
          </LazyDrawer>
        </Suspense>
      )}
    </DropArea>
  );
}
