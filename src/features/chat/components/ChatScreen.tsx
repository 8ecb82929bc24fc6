import { Link } from '@tanstack/react-router';
import { MessageSquarePlus, PanelLeft } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { UploadRule } from '#lib/upload-rules.ts';
import {
  Button,
  buttonClass,
  EmptyState,
  Heading,
  Icon,
  IconButton,
  LazyDrawer,
  Skeleton,
} from '#ui/index.ts';
import { type ChatRoute, useConversation } from '../model/useConversation.ts';
import { aside, bar, composer, instead, main, narrowOnly, place, screen, title } from './ChatScreen.css.ts';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { MissingChat } from './MissingChat.tsx';
import { ModelSelect } from './ModelSelect.tsx';
import { Welcome } from './Welcome.tsx';

/** What the screen has to know of a service. */
export interface ChatServiceView {
  /** Name in the address, and the service's type. */
  name: string;
  title: string;
  description: string;
  typeInput: string;
  /** What files it takes; null for none. */
  upload: UploadRule | null;
  /** Where its conversations stand. */
  route: ChatRoute;
  tileUuid?: string;
}

interface ChatScreenProps {
  service: ChatServiceView;
  /** Absent in a new chat. */
  chatUuid: string | undefined;
  /** Beside the title: where the service runs. */
  badge: ReactNode;
  /** The history panel, beside the conversation or in a drawer; a guest has none. */
  history?: ReactNode;
}

/** A conversation with a text service (CHAT-01). */
export function ChatScreen({ service, chatUuid, badge, history }: ChatScreenProps) {
  const conversation = useConversation(service, chatUuid);
  const { address, chat, draft, load, state } = conversation;
  // The drawer belongs to one address: choosing a chat in it closes it.
  const [historyOpenAt, setHistoryOpenAt] = useState<string | null>(null);
  if (load === 'missing') return <MissingChat name={service.name} route={service.route} />;

  return (
    <div className={screen}>
      {history && <div className={aside}>{history}</div>}
      <section className={main} aria-label="Чат">
        <header className={bar}>
          {history && (
            <div className={narrowOnly}>
              <IconButton label="История" icon={<PanelLeft />} onPress={() => setHistoryOpenAt(address)} />
            </div>
          )}
          <div className={title}>
            <Heading level={1} size="lg">
              {service.title}
            </Heading>
            {badge}
          </div>
          <Link
            to={service.route}
            params={{ name: service.name, chatUuid: undefined }}
            className={buttonClass({ variant: 'quiet', iconOnly: true })}
            aria-label="Новый чат"
          >
            <Icon>
              <MessageSquarePlus />
            </Icon>
          </Link>
        </header>
        {load === 'failed' ? (
          <div className={instead}>
            <EmptyState
              title="Не удалось загрузить чат"
              action={<Button onPress={() => chatUuid && void chat.open(chatUuid)}>Повторить</Button>}
            />
          </div>
        ) : (
          <MessageList
            chat={state}
            place={address}
            serviceTitle={service.title}
            empty={
              load === 'loading' ? (
                <Skeleton shape="block" height="160px" />
              ) : (
                <Welcome
                  title={service.title}
                  description={service.description}
                  onChoose={conversation.edit}
                />
              )
            }
            onRepeat={state.phase === 'idle' ? conversation.repeat : undefined}
            onEdit={conversation.editMessage}
            onHide={conversation.hide}
            onLoadOlder={() => void chat.loadOlder()}
          />
        )}
        <div className={composer}>
          <div className={place}>
            <Composer
              text={draft.text}
              onTextChange={draft.change}
              attachments={conversation.attachments}
              typeInput={service.typeInput}
              upload={service.upload}
              isRunning={state.phase !== 'idle'}
              onSend={() => void conversation.submit()}
              onStop={() => void chat.stop()}
              inputRef={conversation.input}
              tools={
                <ModelSelect
                  serviceType={service.name}
                  value={conversation.model}
                  onChange={conversation.setModel}
                />
              }
            />
          </div>
        </div>
      </section>
      {historyOpenAt === address && (
        <Suspense>
          <LazyDrawer
            isOpen
            title="Чаты"
            onClose={() => setHistoryOpenAt(null)}
            onMissing={() => setHistoryOpenAt(null)}
          >
            {history}
          </LazyDrawer>
        </Suspense>
      )}
    </div>
  );
}
