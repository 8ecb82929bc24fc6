import { Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Badge, Button, Inline, Stack, Text } from '#ui/index.ts';
import { SLOT_NAMES } from '../../model/layouts.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { CommentField } from './CommentField.tsx';
import { CommentItem } from './CommentItem.tsx';
import { readCommentDraft } from './comment-draft.ts';
import { thread as threadClass } from './comments.css.ts';
import type { Thread } from './threads.ts';
import { refusalOf, useThreadChanges } from './useThreadChanges.ts';

/** Id of the element of a thread, for the links of notifications. */
export const threadId = (uuid: string): string => `comment-thread-${uuid}`;

/** A comment with its answers. */
export function ThreadView({ thread, isClosed }: { thread: Thread; isClosed: boolean }) {
  const { uuid, slot, isResolved, comments } = thread;
  const { session, userId } = useOpenEditor();
  const { add, resolve } = useThreadChanges();
  const draftKey = `comment-answer:${uuid}`;
  const [isAnswering, setAnswering] = useState(() => readCommentDraft(userId, draftKey).text !== '');
  const name = comments[0]?.author.name || 'Удалённая учётная запись';
  return (
    <li id={threadId(uuid)} tabIndex={-1} aria-label={`Комментарий: ${name}`} className={threadClass}>
      <Stack gap={3}>
        {(slot !== undefined || isResolved) && (
          <Inline gap={2} wrap>
            {slot !== undefined && (
              <Text size="xs" tone="muted">
                {SLOT_NAMES[slot]}
              </Text>
            )}
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
