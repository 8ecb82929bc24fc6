import { useRef, useState } from 'react';
import { Button, Inline, Stack, Text, TextArea } from '#ui/index.ts';
import { type CommentDraft, noDraft } from './comment-draft.ts';
import { list, option } from './comments.css.ts';
import { mentionsIn } from './mention-text.ts';
import { type KeptDraft, useCommentDraft } from './useCommentDraft.ts';
import { useMentions } from './useMentions.ts';

/** Longest comment, characters (`PresentationCommentBody`). */
const maxLength = 1500;

interface DraftFieldProps {
  label: string;
  description?: string;
  submitLabel: string;
  kept: KeptDraft;
  errorMessage: string | undefined;
  /** Rejects when it was not sent; the text then stays. */
  onSend: (written: { text: string; mentionIds: number[] }) => Promise<unknown>;
  /** Called when all of the text was sent: not when more was typed meanwhile. */
  onSent?: () => void;
  onCancel?: () => void;
  autoFocus?: boolean;
}

interface CommentFieldProps extends Omit<DraftFieldProps, 'kept'> {
  /** Names the draft that this browser keeps until it is sent. */
  draftKey: string;
  /** Initial content if no draft is kept. @default empty */
  initial?: CommentDraft;
}

/** The field of a comment with a draft of its own. */
export const CommentField = ({ draftKey, initial, ...props }: CommentFieldProps) => (
  <DraftField kept={useCommentDraft(draftKey, initial)} {...props} />
);

/** The field of a comment: keeps what is typed, and offers people behind `@`. */
export function DraftField(props: DraftFieldProps) {
  const {
    label,
    description,
    submitLabel,
    kept: { draft, newest, put },
    errorMessage,
    onSend,
    onSent,
    onCancel,
    autoFocus,
  } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isPending, setPending] = useState(false);
  const mentions = useMentions({
    field,
    onChoose: (text, { id, name }) => put({ ...draft, text, people: [...draft.people, { id, name }] }),
  });
  const isEmpty = draft.text.trim() === '';
  const send = (): void => {
    if (isEmpty || isPending) return;
    setPending(true);
    const mentionIds = mentionsIn(draft.text, draft.people).map(({ id }) => id);
    onSend({ text: draft.text, mentionIds })
      .then(
        () => {
          if (newest.current.text !== draft.text) return;
          put(noDraft);
          onSent?.();
        },
        () => undefined,
      )
      .finally(() => setPending(false));
  };
  const { current, people, listId, optionId } = mentions;
  return (
    <Stack gap={2}>
      <TextArea
        label={label}
        description={description}
        rows={2}
        isGrowing
        maxLength={maxLength}
        inputRef={field}
        value={draft.text}
        autoFocus={autoFocus ?? false}
        errorMessage={errorMessage}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        {...(current && { 'aria-controls': listId, 'aria-activedescendant': optionId(current.id) })}
        onChange={(text) => {
          put({ ...draft, text });
          mentions.follow();
        }}
        onBlur={mentions.close}
        onKeyDown={(event) => {
          if (mentions.onKey(event)) event.preventDefault();
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          else event.continuePropagation();
        }}
      />
      {people.length > 0 && (
        <div id={listId} role="listbox" aria-label="Кого упомянуть" className={list}>
          {people.map((person) => (
            <button
              key={person.id}
              type="button"
              tabIndex={-1}
              id={optionId(person.id)}
              role="option"
              aria-selected={person === current}
              className={option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => mentions.choose(person)}
            >
              {person.name}
              <Text as="span" size="xs" tone="muted">
                {person.description}
              </Text>
            </button>
          ))}
        </div>
      )}
      <Inline gap={2}>
        <Button size="sm" variant="primary" isDisabled={isEmpty} isPending={isPending} onPress={send}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button size="sm" onPress={onCancel}>
            Отменить
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
