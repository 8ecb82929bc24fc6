import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton, Text, VisuallyHidden } from '#ui/index.ts';
import type { ChatState, Message } from '../model/chat-state.ts';
import { MessageItem, PendingRequest } from './MessageItem.tsx';
import { bottom, column, older, root, scroll } from './MessageList.css.ts';
import { useAnnouncer } from './useAnnouncer.ts';
import { useStickToEnd } from './useStickToEnd.ts';

interface MessageListProps {
  chat: ChatState;
  /** Identity of the conversation on the screen. */
  place: string;
  serviceTitle: string;
  /** Stands where no message is yet. */
  empty: ReactNode;
  /** Absent while an answer is being written. */
  onRepeat: ((message: Message) => void) | undefined;
  onEdit: (message: Message) => void;
  onHide: (message: Message) => void;
  onLoadOlder: () => void;
}

/** The conversation, oldest first. Follows its end unless the reader has scrolled away. */
export function MessageList({ chat, place, serviceTitle, empty, onLoadOlder, ...actions }: MessageListProps) {
  const { scroller, content, isAway, toEnd } = useStickToEnd(place);
  const spoken = useAnnouncer(chat.messages.findLast(({ role }) => role === 'assistant'));
  const isEmpty = chat.messages.length === 0 && !chat.pending;
  return (
    <div className={root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={scroller} className={scroll} tabIndex={0} role="log" aria-label="Сообщения" aria-live="off">
        <div ref={content} className={column}>
          {chat.hasOlder && (
            <div className={older}>
              <Button size="sm" variant="quiet" onPress={onLoadOlder}>
                Показать предыдущие
              </Button>
            </div>
          )}
          {isEmpty && empty}
          {chat.messages.map((message) => (
            <MessageItem key={message.id} message={message} serviceTitle={serviceTitle} {...actions} />
          ))}
          {chat.pending && <PendingRequest {...chat.pending} />}
          {chat.progress && (
            <Text size="sm" tone="muted">
              {chat.progress.stage}, {chat.progress.percent}&nbsp;%
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
