import { ArrowDown, ChevronUp, MessageSquareText } from 'lucide-react';
import { IconButton } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import type { MessageWindow } from '../window/MessageWindow.ts';
import { jumps } from './MessageList.css.ts';

interface JumpsProps {
  messages: readonly Message[];
  messageWindow: MessageWindow;
  /** Whether the reader has scrolled away from the end. */
  isAway: boolean;
}

/** Buttons that scroll to the previous request, to the last answer and to the end. */
export default function Jumps({ messages, messageWindow, isAway }: JumpsProps) {
  const toPrevious = async (): Promise<void> => {
    const previous = (): Message | undefined => messageWindow.before(({ role }) => role === 'user');
    let request = previous();
    if (!request) {
      await messageWindow.older();
      request = previous();
    }
    if (request) messageWindow.toMessage(request.id);
  };
  const toAnswer = (): void => {
    const answer = messages.findLast(({ role }) => role === 'assistant');
    if (answer) messageWindow.toMessage(answer.id);
  };
  return (
    <div className={jumps} data-end={!isAway || undefined}>
      <IconButton
        size="sm"
        variant="secondary"
        label="К предыдущему запросу"
        icon={<ChevronUp />}
        onPress={() => void toPrevious()}
      />
      {isAway && (
        <>
          <IconButton
            size="sm"
            variant="secondary"
            label="К последнему ответу"
            icon={<MessageSquareText />}
            onPress={toAnswer}
          />
          <IconButton
            size="sm"
            variant="secondary"
            label="К последнему сообщению"
            icon={<ArrowDown />}
            onPress={() => messageWindow.toEnd()}
          />
        </>
      )}
    </div>
  );
}
