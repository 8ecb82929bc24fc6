import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '#api/error.ts';
import { usageLogContentRead } from '#api/generated/hooks/admin/admin.ts';
import type { UsageContent } from '#api/generated/model/usageContent.ts';
import type { UsageLogEntry } from '#api/generated/model/usageLogEntry.ts';
import { Fields, requiredErrors, useForm } from '#forms/index.ts';
import { Button, Inline, Stack, Text } from '#ui/index.ts';
import { RefusalNote } from '../edit/RefusalNote.tsx';
import { ownRefusals, refusalText } from '../edit/refusal.ts';
import { closed } from '../words/log-words.ts';
import { contents, files, written } from './logs.css.ts';

const title = 'Показать содержание';
/** Of the reason, characters. */
const shortest = 10;
const longest = 500;

interface ContentsProps {
  entry: UsageLogEntry;
  /** False with `access: read` of the tile: contents need more. */
  canChange: boolean;
}

/** The contents of a request, which the gateway gives for a reason; otherwise why it does not (ADM-30). */
export function Contents({ entry: { uuid, contentAccess }, canChange }: ContentsProps) {
  // Contents stay on the screen only: the answer is forgotten with the tab.
  const reading = useMutation({
    mutationFn: (reason: string) => usageLogContentRead({ uuid, reason }),
    meta: ownRefusals,
    gcTime: 0,
  });
  if (reading.data) return <Shown content={reading.data} />;
  if (!canChange) return <Closed reason={closed.noRight} />;
  if (contentAccess !== 'allowed') return <Closed reason={closed[contentAccess]} />;
  return <Question read={reading.mutateAsync} refusal={refusedText(reading.error)} />;
}

/** The refusal names no field of the form. */
const refusedText = (error: unknown): string | null =>
  (error instanceof ApiError && error.refusedFields[0]?.message) || refusalText(error);

function Closed({ reason }: { reason: string }) {
  const id = useId();
  return (
    <Stack gap={3}>
      <Inline>
        <Button isDisabled aria-describedby={id}>
          {title}
        </Button>
      </Inline>
      <Text id={id} tone="muted">
        {reason}
      </Text>
    </Stack>
  );
}

interface QuestionProps {
  read: (reason: string) => Promise<unknown>;
  refusal: string | null;
}

const fields = [
  {
    kind: 'textarea',
    name: 'reason',
    label: 'Причина просмотра',
    description: 'Просмотр и\u00a0его причина записываются в\u00a0журнал действий',
    rows: 3,
    maxLength: longest,
    isRequired: true,
  },
] as const;

function Question({ read, refusal }: QuestionProps) {
  const form = useForm<{ reason: string }>({
    initial: { reason: '' },
    validate: ({ reason }) => ({
      ...(reason.trim().length < shortest && {
        reason: `Опишите подробнее: не\u00a0короче ${shortest} знаков`,
      }),
      ...requiredErrors(fields, { reason }),
    }),
    send: ({ reason }) => read(reason.trim()),
  });
  return (
    <Stack {...form.formProps} as="form" aria-label={title}>
      <Fields form={form} fields={fields} isReadOnly={form.isSending} />
      <RefusalNote text={refusal} />
      <Inline>
        <Button variant="primary" isPending={form.isSending} onPress={form.submit}>
          {title}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Plain text: nothing of it becomes markup. */
function Shown({ content: { request, answer, fileNames } }: { content: UsageContent }) {
  return (
    // The form with the focus is gone.
    <div ref={(element) => element?.focus()} tabIndex={-1} className={contents}>
      <Written title="Запрос" text={request} />
      <Written title="Ответ" text={answer || 'Ответа нет'} />
      {fileNames.length > 0 && (
        <Stack as="section" gap={2} aria-label="Файлы">
          <Text weight="medium">Файлы</Text>
          <ul className={files}>
            {fileNames.map((name, index) => (
              // Two files may have one name.
              // biome-ignore lint/suspicious/noArrayIndexKey: the names never change
              <li key={index}>{name}</li>
            ))}
          </ul>
        </Stack>
      )}
    </div>
  );
}

const Written = ({ title: heading, text }: { title: string; text: string }) => (
  <Stack as="section" gap={2} aria-label={heading}>
    <Text weight="medium">{heading}</Text>
    <p className={written}>{text}</p>
  </Stack>
);
