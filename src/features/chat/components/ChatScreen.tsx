import { Link } from '@tanstack/react-router';
import { MessageSquarePlus, PanelLeft } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, buttonClass, EmptyState, Heading, Icon, IconButton, Skeleton } from '#ui/index.ts';
import type { AttachmentRule } from '../model/attachments.ts';
import { useConversation } from '../model/useConversation.ts';
import { aside, bar, composer, main, narrowOnly, place, screen, title } from './ChatScreen.css.ts';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { ModelSelect } from './ModelSelect.tsx';
import { Welcome } from './Welcome.tsx';

const Drawer = lazy(async () => ({ default: (await import('#ui/components/Drawer/Drawer.tsx')).Drawer }));

/** What the screen has to know of a service. */
export interface ChatServiceView {
  /** Name in the address, and the service's type. */
  name: string;
  title: string;
  description: string;
  typeInput: string;
  attachments: AttachmentRule | null;
  tileUuid?: string;
}

interface ChatScreenProps {
  service: ChatServiceView;
  /** Absent in a new chat. */
  chatUuid: string | undefined;
  /** Beside the title: where the service runs. */
  badge: ReactNode;
  /** The history panel, beside the conversation or in a drawer. */
  history: ReactNode;
  /** What to show for a chat that does not exist. */
  missing: ReactNode;
}

/** A conversation with a text service (CHAT-01). */
export function ChatScreen({ service, chatUuid, badge, history, missing }: ChatScreenProps) {
  const conversation = useConversation(service, chatUuid);
  const { address, chat, draft, load, state } = conversation;
  // The drawer belongs to one address: choosing a chat in it closes it.
  const [historyOpenAt, setHistoryOpenAt] = useState<string | null>(null);
  if (load === 'missing') return missing;

  return (
    <div className={screen}>
      <div className={aside}>{history}</div>
      <section className={main} aria-label="Чат">
        <header className={bar}>
          <div className={narrowOnly}>
            <IconButton label="История" icon={<PanelLeft />} onPress={() => setHistoryOpenAt(address)} />
          </div>
          <div className={title}>
            <Heading level={1} size="lg">
              {service.title}
            </Heading>
            {badge}
          </div>
          <Link
            to="/chat/neuron/$name/{-$chatUuid}"
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
          <EmptyState
            title="Не удалось загрузить чат"
            action={<Button onPress={() => chatUuid && void chat.open(chatUuid)}>Повторить</Button>}
          />
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
            onHide={(message) => void conversation.hide(message)}
            onLoadOlder={() => void chat.loadOlder()}
          />
        )}
        <div className={composer} data-keeps-bottom>
          <div className={place}>
            <Composer
              text={draft.text}
              onTextChange={draft.change}
              attachments={conversation.attachments}
              typeInput={service.typeInput}
              accepts={service.attachments}
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
          <Drawer isOpen title="Чаты" onClose={() => setHistoryOpenAt(null)}>
            {history}
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}
