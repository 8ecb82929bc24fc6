import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import { adminLetterAnswerSend } from '#api/generated/hooks/admin/admin.ts';
import {
  Fields,
  isChanged,
  refusedFieldErrors,
  requiredErrors,
  useForm,
  useUnsavedChanges,
} from '#forms/index.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { Button, Inline, Stack, toast } from '#ui/index.ts';
import { RefusalNote } from '../edit/RefusalNote.tsx';
import { ownRefusals, refusalText } from '../edit/refusal.ts';
import { leftVariable } from './begun.ts';
import { TemplateSelect } from './TemplateSelect.tsx';

interface LetterAnswerProps {
  uuid: string;
  /** Values of the variables of templates: what is known of the author. */
  values: Readonly<Record<string, string>>;
  onSent: () => void;
}

const fields = [
  {
    kind: 'textarea',
    name: 'text',
    label: 'Ответ',
    description: 'Уйдёт автору письмом; оформление — в шаблоне letterAnswer',
    rows: 5,
    maxLength: 10_000,
    isRequired: true,
  },
] as const;
const initial = { text: '' };

/** The form of an answer, which is mailed to the author. */
export function LetterAnswer({ uuid, values, onSent }: LetterAnswerProps) {
  const [keys] = useState(() => new IdempotencyKeys());
  const sending = useMutation({
    mutationFn: (text: string) =>
      keys.send(text, (headers) => adminLetterAnswerSend({ uuid, text }, { headers })),
    meta: ownRefusals,
  });
  const form = useForm({
    initial,
    validate: (typed) => ({ text: leftVariable(typed.text), ...requiredErrors(fields, typed) }),
    send: ({ text }) => sending.mutateAsync(text),
    onSent() {
      form.reset(initial);
      toast.show({ tone: 'positive', title: 'Ответ отправлен' });
      onSent();
    },
    refusal: (error) => refusedFieldErrors(error instanceof ApiError ? error.refusedFields : []),
  });
  const { question } = useUnsavedChanges(isChanged(form));
  return (
    <>
      <Stack {...form.formProps} as="form" aria-label="Ответ">
        <TemplateSelect
          values={values}
          draft={() => ({ subject: '', text: form.now().text })}
          onChoose={({ text }) => form.set({ text })}
        />
        <Fields form={form} fields={fields} isReadOnly={form.isSending} />
        <RefusalNote text={refusalText(sending.error)} />
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isSending}>
            Ответить
          </Button>
        </Inline>
      </Stack>
      {question}
    </>
  );
}
