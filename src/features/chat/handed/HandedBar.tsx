import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useState } from 'react';
import { findPersonalData, kindNames } from '#lib/personal-data.ts';
import { useStore } from '#lib/store.ts';
import { serviceLink } from '#platform/chat-links.ts';
import { Button, Inline, Text } from '#ui/index.ts';
import { chatAt } from '../conversation/chat-at.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { servicePlace } from '../model/chat-place.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import type { Attachment } from '../model/new-request.ts';
import { applySettings } from './apply-settings.ts';
import { ServiceChoice } from './ServiceChoice.tsx';
import type { Target } from './targets.ts';

interface HandedBarProps {
  conversation: Conversation;
  service: ChatServiceView;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** Moves the draft of a new chat to one of another service: text, files and the settings that fit (HOME-12). */
function move(from: Conversation, { name, files }: Target<Attachment>): void {
  const { draft, settings, model, origin } = from;
  const to = chatAt(servicePlace(name), undefined);
  to.draft.receive(draft.state.get().text, files);
  const chosen = { ...settings.get(), ...(model.get() !== null && { model: model.get() }) };
  applySettings(to, chosen as Parameters<typeof applySettings>[1]);
  to.origin.set(origin.get());
  origin.set(null);
  // The draft that waited returns.
  draft.take();
  draft.confirm();
}

/**
 * Until the first request of a chat is sent: says that the router picked the service, lets the person change it, and brings
 * back the draft that the picked request has replaced (HOME-06, HOME-12).
 */
export default function HandedBar({ conversation, service, inputRef }: HandedBarProps): ReactNode {
  const navigate = useNavigate();
  const isSent = useStore(
    conversation.state,
    ({ chatUuid, messages }) => chatUuid !== null || messages.length > 0,
  );
  const isPicked = useStore(conversation.origin) === 'router';
  const { text, files } = useStore(conversation.draft.state);
  const hasBefore = useStore(
    conversation.draft.laidAside,
    (draft) => draft.text !== '' || draft.files.length > 0,
  );
  const [isChoosing, setChoosing] = useState(false);
  if (isSent || !(isPicked || hasBefore)) return null;

  const questionOf = ({ title, isExternal }: Target<Attachment>) => {
    const names = isExternal ? kindNames(findPersonalData(text)) : '';
    if (names === '') return null;
    return {
      title: 'Открыть внешний сервис?',
      text: `Похоже на\u00a0персональные данные: ${names}. «${title}»\u00a0— внешний сервис, запрос уйдёт за\u00a0пределы компании.`,
      confirm: 'Всё равно открыть',
    };
  };
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
        <ServiceChoice
          title="Сменить сервис"
          text={text}
          files={files}
          from={service.name}
          questionOf={questionOf}
          onChoose={(target) => {
            setChoosing(false);
            move(conversation, target);
            void navigate(serviceLink(target.name, undefined));
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Inline>
  );
}
