import { Copy, EyeOff, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, lazyPart } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import { endingOf } from '../model/ending.ts';
import { HandOver } from '../results/hand-over/HandOver.tsx';
import { AnswerSettingsButton } from './AnswerSettingsButton.tsx';
import { copyAnswer } from './copy-answer.ts';
import Rating from './Rating.tsx';

interface AnswerActionsProps {
  message: Message;
  /** Repeats the exchange; absent if it cannot be repeated now. */
  onRepeat: ((message: Message) => void) | undefined;
  /** `row` is the element of the message, which is about to be removed. */
  onHide: (message: Message, row: Element | null) => void;
  /** The switcher of its variants. */
  children: ReactNode;
}

const CopyMenu = lazyPart(() => import('./CopyMenu.tsx'));

/** The buttons under a complete answer (CHAT-10). A chat without answers does not load them. */
export default function AnswerActions({ message, onRepeat, onHide, children }: AnswerActionsProps) {
  const hasText = message.content !== '';
  const hasSources = message.results?.some(({ result }) => result.kind === 'sources');
  return (
    <>
      {children}
      {(hasText || hasSources) && (
        <IconButton size="sm" label="Копировать" icon={<Copy />} onPress={() => void copyAnswer(message)} />
      )}
      {hasText && <CopyMenu message={message} instead={<span />} />}
      {onRepeat && endingOf(message)?.step !== 'repeat' && (
        <IconButton size="sm" label="Повторить" icon={<RotateCcw />} onPress={() => onRepeat(message)} />
      )}
      {hasText && <HandOver text={message.content} files={[]} />}
      <AnswerSettingsButton message={message} />
      <Rating message={message} />
      <IconButton
        size="sm"
        label="Скрыть"
        icon={<EyeOff />}
        onPress={({ target }) => onHide(message, target.closest('article'))}
      />
    </>
  );
}
