import type { InboxLetter } from '#api/generated/model/inboxLetter.ts';
import { Stack, Text } from '#ui/index.ts';
import { Moment } from '../kit/Moment.tsx';
import { entry, written } from '../kit/messages.css.ts';
import { valuesOf } from './begun.ts';
import { LetterAnswer } from './LetterAnswer.tsx';

interface InboxMessageProps {
  letter: InboxLetter;
  /** False where the letter is only read. */
  canChange: boolean;
  onSent: () => void;
}

/** A letter as plain text, the answers to it, and the form for another one. */
export function InboxMessage({ letter, canChange, onSent }: InboxMessageProps) {
  const { uuid, date, author, email, text, thread } = letter;
  const from = [author, email].filter(Boolean).join(', ') || 'Без адреса';
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Text size="sm" tone="muted">
          {from}, <Moment value={date} />
        </Text>
        <p className={written}>{text}</p>
      </Stack>
      {thread.length > 0 && (
        <Stack as="ol" aria-label="Переписка">
          {thread.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer has no id, and none is ever moved
            <li key={index} className={entry}>
              <Text size="sm" tone="muted">
                {one.author}, <Moment value={one.date} />
              </Text>
              <p className={written}>{one.text}</p>
            </li>
          ))}
        </Stack>
      )}
      {canChange && email === null && <Text tone="muted">Автор не оставил адреса: ответить нельзя.</Text>}
      {canChange && email !== null && (
        <LetterAnswer
          key={`${uuid} ${thread.length}`}
          uuid={uuid}
          values={valuesOf({ author, email })}
          onSent={onSent}
        />
      )}
    </Stack>
  );
}
