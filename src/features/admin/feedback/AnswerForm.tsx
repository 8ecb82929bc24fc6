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
import { Button, Inline, Select, toast } from '#ui/index.ts';
import type { AdminArea } from '../define-admin-page.ts';
import { RefusalNote } from '../edit/RefusalNote.tsx';
import { ownRefusals, refusalText } from '../edit/refusal.ts';
import { form as formClass } from './feedback.css.ts';
import { answerTemplates } from './words.ts';

interface AnswerFormProps {
  uuid: string;
  area: AdminArea;
  /** False when the author left no e-mail: notes only. */
  canAnswer: boolean;
  onSent: () => void;
}

interface AnswerValues {
  text: string;
  isInner: boolean;
}

const templates = Object.keys(answerTemplates).map((title) => ({ id: title, label: title }));

function describe(hasNotes: boolean, canAnswer: boolean): string {
  if (!hasNotes) return 'Ответ уйдёт автору письмом';
  return canAnswer
    ? 'Ответ уйдёт автору письмом, заметку видят только администраторы'
    : 'Автор не оставил адреса: можно добавить только заметку';
}

/** An answer that is mailed to the author, or a note that only administrators see. */
export function AnswerForm({ uuid, area, canAnswer, onSent }: AnswerFormProps) {
  const [keys] = useState(() => new IdempotencyKeys());
  // Notes are for the administrators of the platform.
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
    validate: (values) => requiredErrors(fields, values),
    send: (values) => sending.mutateAsync({ uuid, ...values }),
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
  const begin = (title: string | null): void => {
    const text = title === null ? undefined : answerTemplates[title];
    const typed = form.now().text.trim();
    if (text) form.set({ text: typed ? `${text}\n\n${typed}` : text });
  };
  return (
    <>
      <form {...form.formProps} className={formClass} aria-label="Ответ">
        {canAnswer && (
          <Select
            label="Шаблон"
            placeholder="Выберите начало ответа"
            options={templates}
            value={null}
            onChange={begin}
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
      </form>
      {question}
    </>
  );
}
