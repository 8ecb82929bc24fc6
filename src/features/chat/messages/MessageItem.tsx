import { Pencil } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Icon, IconButton, lazyPart, Skeleton, Spinner, Text } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import { messageName } from '../model/message-name.ts';
import { AnswerText } from '../results/AnswerText.tsx';
import { AttachedFiles } from './AttachedFiles.tsx';
import { actions, answer, bubble, request, wait, wide } from './MessageItem.css.ts';

interface MessageItemProps {
  message: Message;
  serviceTitle: string;
  /** Its number in the conversation, from 1, and the number of messages; -1 if older ones may exist. */
  position: number;
  setSize: number;
  /** Repeats the exchange; absent if it cannot be repeated now. */
  onRepeat: ((message: Message) => void) | undefined;
  /** Asks for the rest of a cut answer; absent if it is not the last message or cannot be continued now. */
  onContinue: (() => void) | undefined;
  /** Absent if the chat takes no messages. */
  onEdit: ((message: Message) => void) | undefined;
  /** Which variant of several it is, from 0, and how many there are. */
  variant?: number | undefined;
  variantCount?: number | undefined;
  onVariant: (message: Message, step: 1 | -1) => void;
  /** `row` is the element of the message, which is about to be removed. */
  onHide: (message: Message, row: Element | null) => void;
}

const AnswerActions = lazyPart(() => import('./AnswerActions.tsx'));
const AnswerEnding = lazyPart(() => import('./AnswerEnding.tsx'));
const Making = lazyPart(() => import('./Making.tsx'));
const Reasoning = lazyPart(() => import('./Reasoning.tsx'));
const Results = lazyPart(() => import('../results/Results.tsx'));
const RequestText = lazyPart(() => import('./RequestText.tsx'));
const VariantSwitcher = lazyPart(() => import('./VariantSwitcher.tsx'));

/** Loads what every answer shows, and what one shows when the connection is lost. */
export function preloadAnswerParts(): void {
  AnswerActions.preload();
  AnswerEnding.preload();
  Making.preload();
  Reasoning.preload();
  Results.preload();
}

const waiting = (
  <span className={wait}>
    <Spinner size="sm" label="Готовим ответ" />
    <Text size="sm" tone="muted">
      Готовим ответ…
    </Text>
  </span>
);

/** Whether an answer did not end by itself, or may lack something, so that it may have a note. */
const mayHaveNote = ({
  status,
  finishReason = 'complete',
  hasUnread,
  content,
  insteadOf,
}: Message): boolean =>
  status !== 'streaming' &&
  (status !== 'complete' ||
    finishReason !== 'complete' ||
    hasUnread === true ||
    content.trim() === '' ||
    insteadOf !== undefined);

/** The text of a request; most have neither links nor code. */
const Asked = ({ text }: { text: string }): ReactNode =>
  /:\/\/|www\.|@|```|~~~/i.test(text) ? <RequestText text={text} instead={text} /> : text;

/** Switches between the variants of a message that has several. */
const Switcher = (props: MessageItemProps): ReactNode =>
  props.variant !== undefined &&
  props.variantCount !== undefined && (
    <VariantSwitcher
      message={props.message}
      index={props.variant}
      count={props.variantCount}
      onVariant={props.onVariant}
      instead={<span />}
    />
  );

/** Results that need more room than text. */
const wideKinds = new Set<string>(['table', 'translation', 'recognition']);

const isWide = ({ results }: Message): boolean =>
  results?.some(
    ({ result }) => wideKinds.has(result.kind) || (result.kind === 'file' && result.idOriginal),
  ) ?? false;

/** One message. Memoised, so that a streamed piece renders only its own message. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, serviceTitle } = props;
  const isStreaming = message.status === 'streaming';
  // Screen readers count the messages that are not mounted, too.
  const place = { 'aria-posinset': props.position, 'aria-setsize': props.setSize };
  if (message.role === 'user') {
    return (
      <article aria-label={messageName('Вы', message.date)} className={request} {...place}>
        <div className={bubble} data-text>
          <Asked text={message.content} />
          <AttachedFiles message={message} />
        </div>
        <div className={actions}>
          <Switcher {...props} />
          {props.onEdit && (
            <IconButton
              size="sm"
              label="Изменить"
              icon={<Pencil />}
              onPress={() => props.onEdit?.(message)}
            />
          )}
        </div>
      </article>
    );
  }
  return (
    <article
      aria-label={messageName(serviceTitle, message.date)}
      aria-busy={isStreaming}
      // A translator of the browser would replace the text that goes on.
      translate={isStreaming ? 'no' : undefined}
      className={isWide(message) ? `${answer} ${wide}` : answer}
      {...place}
    >
      {message.reasoning && <Reasoning message={message} instead={<span />} />}
      <AnswerText message={message} />
      {message.results && <Results message={message} instead={<Skeleton shape="block" height="160px" />} />}
      {isStreaming && message.content === '' && !message.calls && (
        <Making message={message} waiting={waiting} instead={!message.results && waiting} />
      )}
      {mayHaveNote(message) && (
        <AnswerEnding
          message={message}
          onContinue={props.onContinue}
          onRepeat={props.onRepeat}
          onEdit={props.onEdit}
          instead={message.error?.message}
        />
      )}
      {!isStreaming && (
        <div className={actions}>
          <AnswerActions message={message} onRepeat={props.onRepeat} onHide={props.onHide} instead={<span />}>
            <Switcher {...props} />
          </AnswerActions>
        </div>
      )}
    </article>
  );
});

/** A request that is being sent. */
export const PendingRequest = ({ text, fileNames }: { text: string; fileNames: readonly string[] }) => (
  <article aria-label="Вы" className={request}>
    <div className={bubble}>
      <Asked text={text} />
      {fileNames.map((name) => (
        <Text key={name} size="sm" tone="muted" as="div">
          {name}
        </Text>
      ))}
    </div>
    <span className={wait}>
      <Icon size="sm">
        <Spinner size="sm" label="Отправляем" />
      </Icon>
    </span>
  </article>
);
