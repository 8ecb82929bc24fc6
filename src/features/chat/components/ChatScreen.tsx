import { Link, useNavigate } from '@tanstack/react-router';
import { MessageSquarePlus, PanelLeft } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from '#lib/store.ts';
import {
  Badge,
  Button,
  buttonClass,
  EmptyState,
  Heading,
  Icon,
  IconButton,
  Skeleton,
  toast,
} from '#ui/index.ts';
import type { AttachmentRule } from '../model/attachments.ts';
import type { Message } from '../model/chat-state.ts';
import { useChat } from '../model/useChat.ts';
import { useDraft } from '../model/useDraft.ts';
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
  external: boolean;
  attachments: AttachmentRule | null;
  tileUuid?: string;
}

interface ChatScreenProps {
  service: ChatServiceView;
  /** Absent in a new chat. */
  chatUuid: string | undefined;
  /** The history panel, beside the conversation or in a drawer. */
  history: ReactNode;
  /** What to show for a chat that does not exist. */
  missing: ReactNode;
}

/** A conversation with a text service (CHAT-01). */
export function ChatScreen({ service, chatUuid, history, missing }: ChatScreenProps) {
  const navigate = useNavigate();
  const chat = useChat(service.name, chatUuid);
  const state = useStore(chat.state);
  const load = useStore(chat.load);
  // The drawer belongs to one address: choosing a chat in it closes it.
  const address = `${service.name}/${chatUuid ?? 'new'}`;
  const [historyOpenAt, setHistoryOpenAt] = useState<string | null>(null);
  const draft = useDraft(address, state.pending !== null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [model, setModel] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (chatUuid) void chat.open(chatUuid);
  }, [chat, chatUuid]);

  // A new chat gets its address as soon as the gateway has named it.
  useEffect(() => {
    if (chatUuid || !state.chatUuid) return;
    void navigate({
      to: '/chat/neuron/$name/{-$chatUuid}',
      params: { name: service.name, chatUuid: state.chatUuid },
      replace: true,
    });
  }, [chatUuid, state.chatUuid, navigate, service.name]);

  if (load === 'missing') return missing;

  const submit = async (
    text: string,
    attached: readonly File[],
    keeping = { sent() {}, giveBack() {} },
  ): Promise<void> => {
    setFiles([]);
    const taken = await chat.send({
      serviceType: service.name,
      text,
      files: attached,
      onAccepted: keeping.sent,
      ...(model ? { model } : {}),
      ...(service.tileUuid ? { tileUuid: service.tileUuid } : {}),
    });
    if (taken) return;
    keeping.giveBack();
    setFiles(attached);
  };
  const repeat = (answer: Message): void => {
    const before = state.messages.slice(0, state.messages.indexOf(answer));
    const request = before.findLast(({ role }) => role === 'user');
    if (request && !chat.isRunning) void submit(request.content, []);
  };
  const hide = async (message: Message): Promise<void> => {
    const restore = await chat.hide(message);
    if (!restore) return;
    toast.show({
      tone: 'info',
      title: 'Сообщение скрыто',
      action: { label: 'Отменить', onPress: () => void restore() },
    });
  };
  const edit = (text: string): void => {
    draft.change(text);
    input.current?.focus();
  };

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
            <Badge tone={service.external ? 'warning' : 'positive'}>
              {service.external ? 'внешний' : 'в контуре'}
            </Badge>
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
                <Welcome title={service.title} description={service.description} onChoose={edit} />
              )
            }
            onRepeat={repeat}
            onEdit={(message) => edit(message.content)}
            onHide={(message) => void hide(message)}
            onLoadOlder={() => void chat.loadOlder()}
          />
        )}
        <div className={composer}>
          <div className={place}>
            <Composer
              text={draft.text}
              onTextChange={draft.change}
              files={files}
              onFilesChange={setFiles}
              typeInput={service.typeInput}
              attachments={service.attachments}
              isRunning={state.phase !== 'idle'}
              onSend={() => void submit(draft.text, files, draft.send())}
              onStop={() => void chat.stop()}
              inputRef={input}
              tools={<ModelSelect serviceType={service.name} value={model} onChange={setModel} />}
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
