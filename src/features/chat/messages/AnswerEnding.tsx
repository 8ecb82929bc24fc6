import { Link } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { useStore } from '#lib/store.ts';
import { Button, buttonClass, Inline, Text } from '#ui/index.ts';
import { pickFiles } from '../drafting/pick-files.ts';
import { ReportButton } from '../drafting/ReportButton.tsx';
import type { Message } from '../model/chat.ts';
import { endingOf, type NextStep, stepLabels } from '../model/ending.ts';
import { ResultContext } from '../results/result-view.ts';
import { OpenSettings } from '../settings/open-settings.ts';
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

const nowhere = { get: () => null, subscribe: () => () => undefined };

/** Why an answer failed, with the one step that helps; what was sent stays (CHAT-27). */
function Problem({ message, onRepeat, onEdit }: Omit<AnswerEndingProps, 'onContinue'>): ReactNode {
  const conversation = use(ResultContext)?.conversation;
  const openSettings = use(OpenSettings);
  const asked = useStore(
    conversation?.state ?? nowhere,
    (state) =>
      state?.messages
        .slice(
          0,
          state.messages.findIndex(({ id }) => id === message.id),
        )
        .findLast(({ role }) => role === 'user') ?? null,
  );
  const ending = endingOf(message, asked?.files[0]?.name);
  if (!ending) return null;
  const edit = (): void => void (asked && onEdit?.(asked));
  const actions: Partial<Record<NextStep, () => void>> = {
    ...(asked && onEdit && { edit, link: edit }),
    ...(asked &&
      onEdit && {
        replaceFile: () => {
          conversation?.draft.replace(asked.content, []);
          pickFiles();
        },
      }),
    ...(openSettings && { language: () => openSettings('language'), settings: () => openSettings() }),
    ...(onRepeat && { repeat: () => onRepeat(message) }),
    ...(conversation?.chatUuid && { reload: () => void conversation.open() }),
  };
  const act = ending.step && actions[ending.step];
  return (
    <div className={notice}>
      <Inline gap={3}>
        <Text size="sm" as="div">
          <span role="alert">{ending.text}</span>
        </Text>
        {ending.step && act && (
          <Button size="sm" onPress={act}>
            {stepLabels[ending.step]}
          </Button>
        )}
        {ending.isReported && <ReportButton title="Ошибка получения ответа" message={ending.text} />}
        {/* A guest has no other services. */}
        {ending.step === 'service' && conversation?.place.isGuest !== true && (
          <Link to="/" className={buttonClass({ size: 'sm' })}>
            {stepLabels.service}
          </Link>
        )}
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
