import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { historyChatHide, historyTemplateHide } from '#api/generated/hooks/history/history.ts';
import { useStore } from '#lib/store.ts';
import { reportError } from '#platform/errors/report.ts';
import { Button, Inline, Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { startChat } from '../conversation/start-chat.ts';

/** What to do with a request in a chat that another tab has deleted: its messages and the request stay on the screen. */
export function DeletedChat({ conversation, text }: { conversation: Conversation; text: string }): ReactNode {
  const navigate = useNavigate();
  const { place, chatUuid, draft } = conversation;
  const isEmpty = useStore(draft.state, (state) => state.text.trim() === '' && state.files.length === 0);
  const [isRestoring, setRestoring] = useState(false);
  const restore = async (): Promise<void> => {
    if (!chatUuid) return;
    setRestoring(true);
    try {
      const show = place.kind === 'template' ? historyTemplateHide : historyChatHide;
      await show({ uuid: chatUuid, hidden: false });
      conversation.dispatch({ type: 'refused' });
      conversation.tellTabs();
      await conversation.open();
    } catch (error) {
      reportError(error);
    }
    setRestoring(false);
  };
  const sendAnew = (): void => {
    const { link } = place;
    if (!link) return;
    const request = draft.state.get();
    draft.leaveToQueue();
    conversation.dispatch({ type: 'refused' });
    void navigate(link(undefined));
    startChat({ ...place, link }, request.text, request.files);
  };
  return (
    <Inline justify="between">
      <Text size="sm" tone="negative" as="div">
        <span role="alert">{text}</span>
      </Text>
      <Inline>
        <Button size="sm" isPending={isRestoring} onPress={() => void restore()}>
          Восстановить
        </Button>
        {place.link && !isEmpty && (
          <Button size="sm" onPress={sendAnew}>
            Отправить в новом чате
          </Button>
        )}
      </Inline>
    </Inline>
  );
}
