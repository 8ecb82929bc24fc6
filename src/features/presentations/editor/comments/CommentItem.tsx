import { EllipsisVertical, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PresentationComment } from '#api/generated/model/presentationComment.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import {
  ActionDialog,
  Avatar,
  IconButton,
  Inline,
  Menu,
  MenuItem,
  Stack,
  Text,
  TimeText,
} from '#ui/index.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { CommentField } from './CommentField.tsx';
import { noDraft, writeCommentDraft } from './comment-draft.ts';
import { commentName, mention, words } from './comments.css.ts';
import { markedParts } from './mention-text.ts';
import { refusalOf, useThreadChanges } from './useThreadChanges.ts';

interface CommentItemProps {
  comment: PresentationComment;
  /** Whether the presentation takes no comments at present. */
  isClosed: boolean;
}

/** One comment. Its author may change and remove it. */
export function CommentItem({ comment, isClosed }: CommentItemProps) {
  const { uuid, author, text, mentions, date, edited } = comment;
  const { userId } = useOpenEditor();
  const { change, remove } = useThreadChanges();
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const moment = parseTimestamp(date);
  const draftKey = `comment-text:${uuid}`;
  const name = author.name || 'Удалённая учётная запись';
  const endEditing = (): void => {
    writeCommentDraft(userId, draftKey, noDraft);
    setEditing(false);
  };
  return (
    <Stack as="li" gap={2}>
      <Inline gap={2}>
        <Avatar size="sm" name={name} />
        <div className={commentName}>
          <Text as="span" size="sm">
            {name}
          </Text>
          <Text as="span" size="xs" tone="muted">
            {moment && <TimeText date={moment} />}
            {edited !== undefined && ', изменён'}
          </Text>
        </div>
        {author.id === userId && (
          <Menu
            trigger={<IconButton size="sm" label="Действия с комментарием" icon={<EllipsisVertical />} />}
          >
            {!isClosed && (
              <MenuItem icon={<PencilLine />} onAction={() => setEditing(true)}>
                Изменить
              </MenuItem>
            )}
            <MenuItem isDanger icon={<Trash2 />} onAction={() => setRemoving(true)}>
              Удалить
            </MenuItem>
          </Menu>
        )}
      </Inline>
      {isEditing ? (
        <CommentField
          label="Текст комментария"
          submitLabel="Сохранить"
          draftKey={draftKey}
          initial={{ text, people: mentions }}
          autoFocus
          errorMessage={refusalOf(change.error)}
          onSend={(written) => change.send({ uuid, ...written })}
          onSent={endEditing}
          onCancel={endEditing}
        />
      ) : (
        <p className={words}>
          {markedParts(text, mentions).map((part, at) =>
            part.isMention ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity
              <strong key={at} className={mention}>
                {part.text}
              </strong>
            ) : (
              part.text
            ),
          )}
        </p>
      )}
      {isRemoving && (
        <ActionDialog
          isOpen
          size="sm"
          role="alertdialog"
          title="Удалить комментарий?"
          primaryLabel="Удалить"
          isDanger
          onPrimary={() => {
            setRemoving(false);
            void remove.send(uuid).catch(() => undefined);
          }}
          onClose={() => setRemoving(false)}
        >
          <Text>Вернуть его будет нельзя. Ответы других людей останутся.</Text>
        </ActionDialog>
      )}
    </Stack>
  );
}
