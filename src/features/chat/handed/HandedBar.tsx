import { type ReactNode, type RefObject, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { Button, Inline, Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import ServiceChange from './ServiceChange.tsx';

interface HandedBarProps {
  conversation: Conversation;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Until the first request of a chat is sent: says that the router picked the service, lets the person change it, and brings
 * back the draft that the picked request has replaced (HOME-06, HOME-12).
 */
export default function HandedBar({ conversation, inputRef }: HandedBarProps): ReactNode {
  const isSent = useStore(
    conversation.state,
    ({ chatUuid, messages }) => chatUuid !== null || messages.length > 0,
  );
  const isPicked = useStore(conversation.origin) === 'router';
  const hasBefore = useStore(
    conversation.draft.laidAside,
    (draft) => draft.text !== '' || draft.files.length > 0,
  );
  const [isChoosing, setChoosing] = useState(false);
  if (isSent || !(isPicked || hasBefore)) return null;

  return (
    <Inline>
      {isPicked && (
        <>
          <Text size="sm" tone="muted">
            Подобрано по&nbsp;запросу
          </Text>
          <Button size="sm" variant="quiet" onPress={() => setChoosing(true)}>
            Сменить сервис
          </Button>
        </>
      )}
      {hasBefore && (
        <Button
          size="sm"
          variant="quiet"
          onPress={() => {
            conversation.draft.bringBack();
            inputRef.current?.focus();
          }}
        >
          Вернуть прежний черновик
        </Button>
      )}
      {isChoosing && (
        <ServiceChange
          conversation={conversation}
          title="Сменить сервис"
          onClose={() => setChoosing(false)}
        />
      )}
    </Inline>
  );
}
