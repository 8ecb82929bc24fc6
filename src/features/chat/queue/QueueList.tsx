import type { ReactNode, RefObject } from 'react';
import { useStore } from '#lib/store.ts';
import { Button, Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { focusComposer } from '../conversation/useInputFocus.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { box, goOnButton, head, list } from './QueueList.css.ts';
import { QueueRowItem } from './QueueRowItem.tsx';
import { waitingRows } from './queue-rules.ts';
import { pauseText } from './queue-text.ts';
import type { RequestQueue } from './request-queue.ts';

interface QueueListProps {
  conversation: Conversation;
  queue: RequestQueue;
  service: ChatServiceView;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The requests that wait for the answer, above the field (CHAT-28). */
export default function QueueList({ conversation, queue, service, inputRef }: QueueListProps): ReactNode {
  const state = useStore(queue.state);
  const editing = useStore(conversation.draft.state, (draft) => draft.editing);
  const rows = waitingRows(state);
  if (rows.length === 0) return null;
  const goOn = (): void => {
    void queue.goOn();
    // The button does not stay.
    focusComposer();
  };
  const edit = (key: string): void => {
    queue.edit(key);
    inputRef.current?.focus();
  };
  const canGoOn = state.pause !== null && rows[0]?.lost.length === 0;
  return (
    <div className={box}>
      <div className={head}>
        {/* The region exists before its text, so that screen readers announce it. */}
        <div role="status">{state.pause && <Text size="sm">{pauseText(state.pause)}</Text>}</div>
        {!state.pause && (
          <Text size="xs" tone="muted" as="div">
            В&nbsp;очереди: {rows.length}
          </Text>
        )}
        {canGoOn && (
          <div className={goOnButton}>
            <Button size="sm" onPress={goOn}>
              Продолжить очередь
            </Button>
          </div>
        )}
      </div>
      <ol className={list} aria-label="Очередь">
        {rows.map((row, index) => (
          <QueueRowItem
            key={row.key}
            queue={queue}
            row={row}
            place={index + 1}
            count={rows.length}
            isEdited={row.key === editing}
            upload={service.upload}
            onEdit={() => edit(row.key)}
          />
        ))}
      </ol>
    </div>
  );
}
