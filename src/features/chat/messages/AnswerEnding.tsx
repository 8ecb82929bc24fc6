import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { useStore } from '#lib/store.ts';
import { Button, Inline, Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { pickFiles } from '../drafting/pick-files.ts';
import { ReportButton } from '../drafting/ReportButton.tsx';
import { kindOfFile } from '../model/attached-file.ts';
import type { Message } from '../model/chat.ts';
import { endingOf, type NextStep } from '../model/ending.ts';
import { ResultContext } from '../results/result-view.ts';
import { OpenSettings } from '../settings/open-settings.ts';
import { FailureText } from '../steps/FailureText.tsx';
import { NextSteps } from '../steps/NextSteps.tsx';
import { sendInNewChat } from '../steps/send-in-new-chat.ts';
import { notice } from './MessageItem.css.ts';

interface AnswerEndingProps {
  message: Message;
  /** Asks for the rest of a cut answer; absent if it is not the last message or cannot be continued now. */
  onContinue: (() => void) | undefined;
  /** Absent if the exchange cannot be repeated now. */
  onRepeat: ((message: Message) => void) | undefined;
  /** Absent if the chat takes no messages. */
  onEdit: ((message: Message) => void) | undefined;
}

type Actions = Partial<Record<NextStep, (() => void) | undefined>>;

const nowhere = { get: () => null, subscribe: () => () => undefined };

/** The request of an answer, and whether messages stand before it; null without one. */
function useAsked(conversation: Conversation | undefined, { id }: Message) {
  const asked = useStore(conversation?.state ?? nowhere, (state) => {
    const before = state?.messages ?? [];
    const end = before.findIndex((message) => message.id === id);
    return before.slice(0, end).findLast(({ role }) => role === 'user') ?? null;
  });
  const isFirst = useStore(
    conversation?.state ?? nowhere,
    (state) => state === null || (state.messages[0]?.id === asked?.id && !state.hasOlder),
  );
  return { asked, isFirst };
}

/** What can be done with the request of a failed answer, where the chat takes messages. */
function useRequestActions(
  conversation: Conversation | undefined,
  { asked, isFirst }: ReturnType<typeof useAsked>,
  onEdit: AnswerEndingProps['onEdit'],
): Actions {
  const navigate = useNavigate();
  if (!asked || !onEdit) return {};
  const edit = (): void => onEdit(asked);
  const send = conversation && !isFirst ? sendInNewChat(conversation, navigate) : undefined;
  const files = asked.files.filter(({ idFile }) => idFile !== '');
  const others = files.filter((file) => kindOfFile(file) !== 'picture');
  return {
    edit,
    link: edit,
    replaceFile: () => {
      conversation?.draft.replace(asked.content, []);
      pickFiles();
    },
    newChat: send && (() => send(asked.content, files)),
    ...(others.length < files.length && {
      withoutPictures: () => {
        edit();
        conversation?.draft.edit(asked, others);
      },
    }),
    ...(asked.files.length > 0 && { fewerFiles: edit }),
    ...(conversation?.place.isGuest === false && {
      storage: () => void navigate({ to: '/profile/storage' }),
    }),
  };
}

/** Why an answer failed, with the steps that help; what was sent stays (CHAT-27). */
function Problem({ message, onRepeat, onEdit }: Omit<AnswerEndingProps, 'onContinue'>): ReactNode {
  const conversation = use(ResultContext)?.conversation;
  const openSettings = use(OpenSettings);
  const request = useAsked(conversation, message);
  const { asked } = request;
  const ofRequest = useRequestActions(conversation, request, onEdit);
  const ending = endingOf(message, asked?.files[0]?.name);
  if (!ending) return null;
  const actions: Actions = {
    ...ofRequest,
    ...(openSettings && {
      language: () => openSettings('language'),
      model: () => openSettings('model'),
      settings: () => openSettings(),
    }),
    ...(onRepeat && { repeat: () => onRepeat(message) }),
    ...(conversation?.chatUuid && { reload: () => void conversation.open() }),
  };
  return (
    <div className={notice}>
      <Inline gap={3} wrap>
        <Text size="sm" as="div">
          <FailureText {...ending} />
        </Text>
        <NextSteps
          conversation={conversation}
          steps={ending.steps}
          actions={actions}
          failure={message.error ?? message}
          retryAfter={ending.retryAfter}
          moving={
            conversation && asked
              ? { onOpen: () => conversation.edit(asked), onClose: () => conversation.draft.cancelEdit() }
              : undefined
          }
        />
        {ending.isReported && <ReportButton title="Ошибка получения ответа" message={ending.text} />}
      </Inline>
    </div>
  );
}

/**
 * The note under an answer that did not end by itself: why it failed, or how it ended; a cut one can be continued (CHAT-03).
 * Only the note of a failure looks for its request among the messages, which change with each piece of another answer.
 */
export default function AnswerEnding({ onContinue, ...problem }: AnswerEndingProps): ReactNode {
  const { message } = problem;
  const ending = endingOf(message);
  if (ending?.isProblem) return <Problem {...problem} />;
  return (
    ending && (
      <Inline gap={3}>
        <Text size="sm" tone="muted">
          {ending.text}
        </Text>
        {onContinue && message.finishReason === 'length' && (
          <Button size="sm" variant="secondary" onPress={onContinue}>
            Продолжить
          </Button>
        )}
      </Inline>
    )
  );
}
