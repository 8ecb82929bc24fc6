import { type KeyboardEvent, useRef, useState } from 'react';
import type { Attempt } from '#api/generated/model/attempt.ts';
import { draftMoment } from '#lib/draft-moment.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { announce } from '#platform/announcer.ts';
import { useSession } from '#platform/session/useSession.ts';
import { submitKeys } from '#platform/submit-keys.ts';
import { Button, Inline, Stack, Text, TextArea } from '#ui/index.ts';
import { attemptDraft } from '../model/draft.ts';
import { useSendAttempt } from './useSendAttempt.ts';

interface AttemptFormProps {
  exerciseId: string;
  /** The newest attempt, whose text one goes on with. */
  newest: Attempt | undefined;
  /** Called with the id of a judged attempt. */
  onJudged: (uuid: string) => void;
}

const emptyNote = 'Напишите запрос, и\u00a0мы его оценим';

/** The field for an attempt. Its text is kept as a draft at every change (LAB-08). */
export function AttemptForm({ exerciseId, newest, onJudged }: AttemptFormProps) {
  const { profile } = useSession();
  const base = newest?.text ?? '';
  const draft = attemptDraft(profile?.id ?? 0, exerciseId);
  const [restored, setRestored] = useState(() => {
    const { text, date } = draft.read();
    return text !== undefined && text !== base ? { text, date: parseTimestamp(date ?? '') } : null;
  });
  const [text, setText] = useState(restored?.text ?? base);
  const [note, setNote] = useState('');
  const keys = submitKeys();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isSending } = useSendAttempt(exerciseId);

  const say = (said: string): void => {
    setNote(said);
    announce(said);
    field.current?.focus();
  };
  const change = (next: string): void => {
    setText(next);
    setNote('');
    draft.write(next === base ? null : { text: next, date: new Date().toISOString() });
  };
  const discard = (): void => {
    change(base);
    setRestored(null);
    field.current?.focus();
  };
  const judge = async (): Promise<void> => {
    if (isSending) return;
    if (text.trim() === '') return say(emptyNote);
    const { attempt, refusal } = await send(text);
    if (refusal) say(refusal);
    if (!attempt) return;
    draft.write(null);
    setRestored(null);
    setNote('');
    onJudged(attempt.uuid);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void judge();
  };

  return (
    <Stack as="section" gap={3}>
      {restored && (
        <Inline gap={3} justify="between" wrap>
          <Text size="sm" tone="muted">
            Восстановлен черновик{restored.date && ` от\u00a0${draftMoment(restored.date)}`}
          </Text>
          <Button size="sm" onPress={discard}>
            Отменить черновик
          </Button>
        </Inline>
      )}
      <TextArea
        label="Ваш запрос"
        value={text}
        onChange={change}
        onKeyDown={onKeyDown}
        rows={7}
        isGrowing
        maxLength={4000}
        hasCounter
        isReadOnly={isSending}
        inputRef={field}
        description={
          note || `Черновик хранится на\u00a0этом устройстве${keys ? `. ${keys} оценит запрос` : ''}`
        }
      />
      <div>
        <Button variant="primary" isPending={isSending} onPress={() => void judge()}>
          Оценить
        </Button>
      </div>
    </Stack>
  );
}
