import { useEffect } from 'react';
import { Button, Inline, Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { MessageWindow } from '../window/MessageWindow.ts';
import { printOnly, screenOnly } from './MessageList.css.ts';
import { printWhole } from './print-whole.ts';

interface OlderMessagesProps {
  hasFailed: boolean;
  conversation: Conversation;
  messageWindow: MessageWindow;
}

/**
 * Above the first message: older ones load by themselves, and by the button, also after a failure. The keys of the browser
 * for printing load all of them first.
 */
function OlderMessages({ hasFailed, conversation, messageWindow }: OlderMessagesProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isPrint =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === 'KeyP';
      if (!isPrint) return;
      event.preventDefault();
      void printWhole(conversation);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [conversation]);
  const load = () => void messageWindow.older();
  return (
    <Inline gap={0} align="stretch" justify="center" role={hasFailed ? 'alert' : undefined}>
      {hasFailed ? (
        <Inline>
          <Text size="sm" tone="muted">
            Не удалось загрузить предыдущие сообщения
          </Text>
          <Button size="sm" variant="quiet" onPress={load}>
            Повторить
          </Button>
        </Inline>
      ) : (
        <>
          <span className={screenOnly}>
            <Button size="sm" variant="quiet" onPress={load}>
              Показать предыдущие
            </Button>
          </span>
          <span className={printOnly}>
            Здесь не все сообщения. Чат целиком печатается клавишами Ctrl+P или ⌘P на его странице; его можно
            и скачать: «Управление чатом».
          </span>
        </>
      )}
    </Inline>
  );
}

export default OlderMessages;
