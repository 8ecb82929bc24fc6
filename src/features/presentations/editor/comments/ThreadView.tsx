import { Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Badge, Button, Inline, Stack, Text } from '#ui/index.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { goTo } from '../slide/focus.ts';
import { useSlide } from '../store/deck-store.ts';
import { CommentField } from './CommentField.tsx';
import { CommentItem } from './CommentItem.tsx';
import { readCommentDraft } from './comment-draft.ts';
import { goneLabel, hasTarget, targetIn } from './comment-target.ts';
import { target as targetClass, thread as threadClass } from './comments.css.ts';
import type { Thread } from './threads.ts';
import { refusalOf, useThreadChanges } from './useThreadChanges.ts';

/** Id of the element of a thread, for the links of notifications. */
export const threadId = (uuid: string): string => `comment-thread-${uuid}`;

interface ThreadViewProps {
  thread: Thread;
  isClosed: boolean;
  onJump: (() => void) | undefined;
}

/** A comment with its answers. */
export function ThreadView({ thread, isClosed, onJump }: ThreadViewProps) {
  const { uuid, isResolved, comments } = thread;
  const { session, userId } = useOpenEditor();
  const { add, resolve } = useThreadChanges();
  const draftKey = `comment-answer:${uuid}`;
  const [isAnswering, setAnswering] = useState(() => readCommentDraft(userId, draftKey).text !== '');
  const name = comments[0]?.author.name || 'Удалённая учётная запись';
  return (
    <li id={threadId(uuid)} tabIndex={-1} aria-label={`Комментарий: ${name}`} className={threadClass}>
      <Stack gap={3}>
        {(hasTarget(thread) || isResolved) && (
          <Inline gap={2} wrap>
            {hasTarget(thread) && <TargetLink thread={thread} onJump={onJump} />}
            {isResolved && (
              <Badge tone="positive" icon={<Check />}>
                Решено
              </Badge>
            )}
          </Inline>
        )}
        <Stack as="ul" gap={3}>
          {comments.map((comment) => (
            <CommentItem key={comment.uuid} comment={comment} isClosed={isClosed} />
          ))}
        </Stack>
        {isAnswering ? (
          <CommentField
            label="Ответ"
            submitLabel="Ответить"
            draftKey={draftKey}
            autoFocus
            errorMessage={refusalOf(add.error)}
            onSend={(written) => add.send({ uuid: session.store.deck.uuid, threadUuid: uuid, ...written })}
            onSent={() => setAnswering(false)}
            onCancel={() => setAnswering(false)}
          />
        ) : (
          !isClosed && (
            <Inline gap={2} wrap>
              <Button size="sm" onPress={() => setAnswering(true)}>
                Ответить
              </Button>
              <Button
                size="sm"
                variant="quiet"
                icon={isResolved ? <RotateCcw /> : <Check />}
                onPress={() => void resolve.send({ uuid, isResolved: !isResolved }).catch(() => undefined)}
              >
                {isResolved ? 'Открыть снова' : 'Решено'}
              </Button>
            </Inline>
          )
        )}
      </Stack>
    </li>
  );
}

/** What the comment is about, with the way to it; a removed object and a place of another layout are named only. */
function TargetLink({ thread, onJump }: Omit<ThreadViewProps, 'isClosed'>) {
  const { store } = useOpenEditor().session;
  const { slideId, slot, objectId } = thread;
  const slide = useSlide(store, slideId);
  const found = slide && targetIn(slide, thread);
  if (!found)
    return (
      <Text size="xs" tone="muted">
        {goneLabel(thread)}
      </Text>
    );
  return (
    <button
      type="button"
      className={targetClass}
      onClick={() => {
        goTo(store, { slideId, ...(slot && { slot }), object: objectId });
        onJump?.();
      }}
    >
      {found.label}
    </button>
  );
}
