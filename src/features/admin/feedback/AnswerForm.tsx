import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import { adminFeedbackAnswerSend } from '#api/generated/hooks/admin/admin.ts';
import { companyFeedbackAnswerSend } from '#api/generated/hooks/company/company.ts';
import type { FeedbackAnswer } from '#api/generated/model/feedbackAnswer.ts';
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
import type { AdminArea } from '../kit/admin-scope.ts';
import { leftVariable } from '../letters/begun.ts';
import { TemplateSelect } from '../letters/TemplateSelect.tsx';
import { answerTemplates } from '../words/feedback-words.ts';

interface AnswerFormProps {
  uuid: string;
  area: AdminArea;
  /** False when the author left no e-mail: notes only. */
  canAnswer: boolean;
  /** Values of the variables of templates: what is known of the author. */
  values: Readonly<Record<string, string>>;
  onSent: () => void;
}

interface AnswerValues {
  text: string;
  isInner: boolean;
}

function describe(hasNotes: boolean, canAnswer: boolean): string {
  if (!hasNotes) return 'Ответ уйдёт автору письмом';
  return canAnswer
    ? 'Ответ уйдёт автору письмом, заметку видят только администраторы'
    : 'Автор не оставил адреса: можно добавить только заметку';
}

/** An answer that is mailed to the author, or a note that only administrators see. */
export function AnswerForm({ uuid, area, canAnswer, values, onSent }: AnswerFormProps) {
  const [keys] = useState(() => new IdempotencyKeys());
  // Notes and the templates of «Письма» are for the administrators of the platform.
  const hasNotes = area === 'admin';
  const fields = [
    {
      kind: 'textarea',
      name: 'text',
      label: hasNotes ? 'Ответ или заметка' : 'Ответ',
      description: describe(hasNotes, canAnswer),
      rows: 5,
      maxLength: 10_000,
      isRequired: true,
    },
  ] as const;
  const sending = useMutation({
    mutationFn: (body: FeedbackAnswer) =>
      keys.send(JSON.stringify(body), (headers) =>
        hasNotes
          ? adminFeedbackAnswerSend(body, { headers })
          : companyFeedbackAnswerSend({ uuid: body.uuid, text: body.text }, { headers }),
      ),
    meta: ownRefusals,
  });
  const initial: AnswerValues = { text: '', isInner: !canAnswer };
  const form = useForm<AnswerValues>({
    initial,
    validate: (typed) => ({ text: leftVariable(typed.text), ...requiredErrors(fields, typed) }),
    send: (typed) => sending.mutateAsync({ uuid, ...typed }),
    onSent({ isInner }) {
      form.reset(initial);
      toast.show({ tone: 'positive', title: isInner ? 'Заметка добавлена' : 'Ответ отправлен' });
      onSent();
    },
    refusal: (error) => refusedFieldErrors(error instanceof ApiError ? error.refusedFields : []),
  });
  const { isInner } = form.values;
  const { question } = useUnsavedChanges(isChanged(form));
  const submit = (asNote: boolean): void => {
    form.set({ isInner: asNote });
    form.submit();
  };
  return (
    <>
      <Stack {...form.formProps} as="form" aria-label="Ответ">
        {canAnswer && (
          <TemplateSelect
            hasOwn={hasNotes}
            beginnings={answerTemplates}
            values={values}
            draft={() => ({ subject: '', text: form.now().text })}
            onChoose={({ text }) => form.set({ text })}
          />
        )}
        <Fields form={form} fields={fields} isReadOnly={form.isSending} />
        <RefusalNote text={refusalText(sending.error)} />
        <Inline>
          {canAnswer && (
            <Button variant="primary" isPending={form.isSending && !isInner} onPress={() => submit(false)}>
              Ответить
            </Button>
          )}
          {hasNotes && (
            <Button isPending={form.isSending && isInner} onPress={() => submit(true)}>
              Добавить заметку
            </Button>
          )}
        </Inline>
      </Stack>
      {question}
    </>
  );
}
