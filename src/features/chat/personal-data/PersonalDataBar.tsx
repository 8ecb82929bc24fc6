import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import { kindNames, withLabels } from '#lib/personal-data.ts';
import { useStore } from '#lib/store.ts';
import { serviceLink } from '#platform/chat-links.ts';
import { usePersonalData } from '#platform/usePersonalData.ts';
import { Button, Text, toast } from '#ui/index.ts';
import { chatAt } from '../conversation/chat-at.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { servicePlace } from '../model/chat-place.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { replaceText } from '../voice/insert-text.ts';
import { internalServiceOf } from './internal-service.ts';
import { bar, says } from './PersonalDataBar.css.ts';

interface PersonalDataBarProps {
  conversation: Conversation;
  service: ChatServiceView;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Says that a request for an external service seems to contain personal numbers. It never blocks the sending, and nothing
 * of what was found is stored or sent (CHAT-30).
 */
export default function PersonalDataBar(props: PersonalDataBarProps): ReactNode {
  const { conversation, service, inputRef } = props;
  const { draft } = conversation;
  const navigate = useNavigate();
  const { data: tiles = [] } = useTileList();
  const internal = internalServiceOf(service.name, service.kind);
  // Guests have one service only.
  const mayLeave = !service.place.isGuest && tiles.some(({ value }) => value === internal);
  const { text, files } = useStore(draft.state);
  const { inText, inFiles } = usePersonalData(text, files);
  const [hiddenFor, setHiddenFor] = useState('');
  const shown = useRef(-1);
  const names = kindNames([...inText, ...inFiles]);
  if (names === '' || names === hiddenFor) return null;

  const show = (): void => {
    shown.current = (shown.current + 1) % inText.length;
    const found = inText[shown.current];
    const input = inputRef.current;
    if (!found || !input) return;
    input.focus();
    input.setSelectionRange(found.start, found.end);
  };
  const replace = (): void => {
    if (inputRef.current) replaceText(inputRef.current, withLabels(text, inText));
    toast.show({
      tone: 'info',
      title: 'Числа заменены метками',
      timeout: 8000,
      action: { label: 'Вернуть', onPress: () => draft.setText(text), restored: () => inputRef.current },
    });
  };
  const leave = (): void => {
    chatAt(servicePlace(internal), undefined).draft.replace(text, files);
    draft.replace('', []);
    draft.dismissNotice();
    void navigate(serviceLink(internal, undefined));
  };
  return (
    <section className={bar} aria-label="Персональные данные">
      <div className={says} role="status">
        <Text size="sm" as="span">
          Похоже на персональные данные: {names}
          {inText.length === 0 && ' (в\u00a0файле)'}. {service.title}&nbsp;— внешний сервис.
        </Text>
      </div>
      {inText.length > 0 && (
        <>
          <Button size="sm" variant="quiet" onPress={show}>
            Показать
          </Button>
          <Button size="sm" variant="quiet" onPress={replace}>
            Заменить метками
          </Button>
        </>
      )}
      {mayLeave && (
        <Button size="sm" variant="quiet" onPress={leave}>
          Открыть сервис в&nbsp;контуре
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        onPress={() => {
          setHiddenFor(names);
          inputRef.current?.focus();
        }}
      >
        Скрыть
      </Button>
    </section>
  );
}
