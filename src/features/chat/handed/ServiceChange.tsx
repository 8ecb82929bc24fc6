import { useNavigate } from '@tanstack/react-router';
import { findPersonalData, kindNames } from '#lib/personal-data.ts';
import { useStore } from '#lib/store.ts';
import { serviceLink } from '#platform/chat-links.ts';
import { chatAt } from '../conversation/chat-at.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { servicePlace } from '../model/chat-place.ts';
import type { Attachment } from '../model/new-request.ts';
import { applySettings } from './apply-settings.ts';
import { ServiceChoice } from './ServiceChoice.tsx';
import type { Target } from './targets.ts';

interface ServiceChangeProps {
  conversation: Conversation;
  title: string;
  onClose: () => void;
}

/** Moves the draft of a chat to a new chat of another service: text, files and the settings that fit (HOME-12). */
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

/** Asks for another service and opens a new chat with it, which takes the draft of this one (HOME-12). */
export default function ServiceChange({ conversation, title, onClose }: ServiceChangeProps) {
  const navigate = useNavigate();
  const { text, files } = useStore(conversation.draft.state);
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
    <ServiceChoice
      title={title}
      text={text}
      files={files}
      from={conversation.place.id}
      questionOf={questionOf}
      onChoose={(target) => {
        onClose();
        move(conversation, target);
        void navigate(serviceLink(target.name, undefined));
      }}
      onClose={onClose}
    />
  );
}
