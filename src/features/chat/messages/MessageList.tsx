import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from '#lib/store.ts';
import { Button, IconButton, Text, useOverflow, VisuallyHidden } from '#ui/index.ts';
import type { Message } from '../conversation/chat-state.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { MessageItem, PendingRequest } from './MessageItem.tsx';
import { bottom, column, older, root, scroll } from './MessageList.css.ts';
import { useAnnouncer } from './useAnnouncer.ts';
import { useMessageHiding } from './useMessageHiding.ts';
import { useStickToEnd } from './useStickToEnd.ts';
import { useVariants } from './useVariants.ts';

interface MessageListProps {
  conversation: Conversation;
  serviceTitle: string;
  /** Shown if there are no messages. */
  empty: ReactNode;
  onRepeat: (message: Message) => void;
  onContinue: () => void;
  onEdit: (message: Message) => void;
}

/** The messages, oldest first. Stays at the end unless the user has scrolled away. */
export function MessageList(props: MessageListProps) {
  // Destructured, so that the props of the memoised messages stay the same while an answer streams.
  const { conversation, serviceTitle, empty, onRepeat, onContinue, onEdit } = props;
  const chat = useStore(conversation.state);
  const hide = useMessageHiding(conversation);
  const { variants, showVariant } = useVariants(conversation, chat);
  const spoken = useAnnouncer(chat.shown.findLast(({ role }) => role === 'assistant'));
  const isEmpty = chat.shown.length === 0 && !chat.pending;
  const { scroller, content, isAway, toEnd } = useStickToEnd(isEmpty);
  const overflows = useOverflow(scroller);
  return (
    <div className={root}>
      <div
        ref={scroller}
        className={scroll}
        tabIndex={overflows ? 0 : undefined}
        role="log"
        aria-label="Сообщения"
        aria-live="off"
      >
        <div ref={content} className={column}>
          {chat.hasOlder && (
            <div className={older}>
              <Button size="sm" variant="quiet" onPress={() => void conversation.loadOlder()}>
                Показать предыдущие
              </Button>
            </div>
          )}
          {isEmpty && empty}
          {chat.shown.map((message, index) => (
            <MessageItem
              key={message.id}
              message={message}
              serviceTitle={serviceTitle}
              onRepeat={chat.phase === 'idle' ? onRepeat : undefined}
              onContinue={chat.phase === 'idle' && index === chat.shown.length - 1 ? onContinue : undefined}
              onEdit={onEdit}
              variant={variants.get(message.id)?.index}
              variantCount={variants.get(message.id)?.ids.length}
              onVariant={showVariant}
              onHide={hide}
            />
          ))}
          {chat.pending && <PendingRequest {...chat.pending} />}
          {chat.progress && (
            <Text size="sm" tone="muted">
              {chat.progress.stage}
              {chat.progress.percent !== null && `, ${chat.progress.percent}\u00a0%`}
            </Text>
          )}
          {chat.phase === 'reconnecting' && (
            <Text size="sm" tone="muted">
              Восстанавливаем соединение…
            </Text>
          )}
        </div>
      </div>
      {isAway && (
        <div className={bottom}>
          <IconButton
            variant="secondary"
            label="К последнему сообщению"
            icon={<ArrowDown />}
            onPress={toEnd}
          />
        </div>
      )}
      <VisuallyHidden>
        <div aria-live="polite">{spoken}</div>
      </VisuallyHidden>
    </div>
  );
}
