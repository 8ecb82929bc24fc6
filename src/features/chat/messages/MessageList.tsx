import { type ReactNode, Suspense } from 'react';
import { useStore } from '#lib/store.ts';
import { lazyPart, Text, useOverflow } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { finding } from '../find/finding.ts';
import type { Message } from '../model/chat.ts';
import { useMessageWindow } from '../window/useMessageWindow.ts';
import { MessageItem, PendingRequest, preloadAnswerParts } from './MessageItem.tsx';
import { column, gap, list as listClass, root, scroll } from './MessageList.css.ts';
import { useMessageHiding } from './useMessageHiding.ts';
import { useVariants } from './useVariants.ts';

const Announcer = lazyPart(() => import('./Announcer.tsx'));
const FindBar = lazyPart(() => import('../find/FindBar.tsx'));
const Jumps = lazyPart(() => import('./Jumps.tsx'));
const OlderMessages = lazyPart(() => import('./OlderMessages.tsx'));
const QuoteButton = lazyPart(() => import('./QuoteButton.tsx'));

/** Loads what the first request of a chat shows, before the connection can be lost. */
export function preloadMessages(): void {
  Announcer.preload();
  QuoteButton.preload();
  preloadAnswerParts();
}

interface MessageListProps {
  conversation: Conversation;
  serviceTitle: string;
  /** Shown if there are no messages. */
  empty: ReactNode;
  /** Name of the list. @default «Сообщения» */
  label?: string | undefined;
  /** Absent, like those below, if the chat takes no messages. */
  onRepeat?: ((message: Message) => void) | undefined;
  onContinue?: (() => void) | undefined;
  onEdit?: ((message: Message) => void) | undefined;
}

/** The messages, oldest first; those far from the screen are not mounted. Stays at the end unless the user has scrolled away. */
export function MessageList(props: MessageListProps) {
  // Destructured, so that the props of the memoised messages stay the same while an answer streams.
  const { conversation, serviceTitle, empty, label = 'Сообщения' } = props;
  const { onRepeat, onContinue, onEdit } = props;
  const chat = useStore(conversation.state);
  const hide = useMessageHiding(conversation);
  const { shown } = chat;
  const { variants, showVariant } = useVariants(conversation, chat);
  const isEmpty = shown.length === 0 && !chat.pending;
  const { scroller, content, list, messageWindow, parts, isAway, hasFailed } = useMessageWindow(
    conversation,
    chat,
  );
  const overflows = useOverflow(scroller);
  const found = useStore(finding);
  const isFinding = found !== null && found.chatUuid === chat.chatUuid && !isEmpty;
  return (
    <>
      <Suspense>
        {isFinding && (
          <FindBar
            key={found.text}
            conversation={conversation}
            messageWindow={messageWindow}
            serviceTitle={serviceTitle}
            list={list}
            finding={found}
            onMissing={() => finding.set(null)}
          />
        )}
      </Suspense>
      <div className={root}>
        <div
          ref={scroller}
          className={scroll}
          tabIndex={overflows ? 0 : undefined}
          role="log"
          aria-label={label}
          aria-live="off"
        >
          <div ref={content} className={column}>
            <Suspense>
              {chat.hasOlder && (
                <OlderMessages
                  hasFailed={hasFailed}
                  conversation={conversation}
                  messageWindow={messageWindow}
                />
              )}
            </Suspense>
            {isEmpty && empty}
            <div ref={list} className={listClass} hidden={isEmpty}>
              {parts.map((part) => {
                if ('gap' in part) {
                  const { from, height } = part.gap;
                  return <div key={`gap ${from}`} className={gap} style={{ height }} aria-hidden="true" />;
                }
                const message = shown[part.row];
                return (
                  message && (
                    <MessageItem
                      key={message.id}
                      message={message}
                      serviceTitle={serviceTitle}
                      position={part.row + 1}
                      setSize={chat.hasOlder ? -1 : shown.length}
                      onRepeat={chat.phase === 'idle' ? onRepeat : undefined}
                      onContinue={
                        chat.phase === 'idle' && part.row === shown.length - 1 ? onContinue : undefined
                      }
                      onEdit={onEdit}
                      variant={variants.get(message.id)?.index}
                      variantCount={variants.get(message.id)?.ids.length}
                      onVariant={showVariant}
                      onHide={hide}
                    />
                  )
                );
              })}
            </div>
            {chat.pending && <PendingRequest {...chat.pending} />}
            {chat.phase === 'reconnecting' && (
              <Text size="sm" tone="muted">
                Восстанавливаем соединение…
              </Text>
            )}
          </div>
        </div>
        <Suspense>
          {!isEmpty && onEdit && <QuoteButton conversation={conversation} list={scroller} />}
          {overflows && !isEmpty && <Jumps messages={shown} messageWindow={messageWindow} isAway={isAway} />}
        </Suspense>
        {!isEmpty && (
          <Announcer
            answer={shown.findLast(({ role }) => role === 'assistant')}
            stage={chat.progress?.stage}
            instead={<span />}
          />
        )}
      </div>
    </>
  );
}
