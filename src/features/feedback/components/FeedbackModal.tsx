import { useEffect, useState } from 'react';
import { feedbackSend } from '#api/generated/hooks/feedback/feedback.ts';
import { FormDialog, isChanged, useForm } from '#forms/index.ts';
import { isEmail } from '#lib/email.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { shownFileName } from '#lib/upload-rules.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import type { FeedbackRequest } from '#platform/feedback.ts';
import { followFieldLimits } from '#platform/field-limits.ts';
import { useSession } from '#platform/session/useSession.ts';
import { useCall } from '#platform/useCall.ts';
import { FileUpload, Select, Stack, Text, TextArea, TextField, toast } from '#ui/index.ts';
import { categoriesFor, questionIdOf } from '../model/categories.ts';
import { emptyDraft } from '../model/draft.ts';
import { type FeedbackValues, feedbackDraft } from '../model/feedback-draft.ts';
import { missingFor } from '../model/missing.ts';
import { reportText } from '../model/report-text.ts';

/** How long «Сообщение отправлено» is shown before the form closes, ms (FBK-01). */
const noticeTime = 1000;

/** The support form (FBK-01), 470 px wide: a question or an error report. Typed text is kept when it closes. */
export default function FeedbackModal({ report, question, isOpen, onClose }: FeedbackRequest & DialogProps) {
  const { profile } = useSession();
  // The form also opens on the public pages.
  useEffect(followFieldLimits, []);
  const [keys] = useState(() => new IdempotencyKeys());
  const { send, error } = useCall((form: Parameters<typeof feedbackSend>[0]) => {
    const { file, ...fields } = form;
    const about = file instanceof File && [file.name, file.size, file.lastModified];
    return keys.send(JSON.stringify([fields, about]), (headers) => feedbackSend(form, { headers }));
  });
  const categoryOf = ({ questionId, isError }: FeedbackValues) =>
    categoriesFor(profile?.email ?? null, isError).find(({ id }) => id === questionId);
  const emailOf = (values: FeedbackValues): string => (profile?.email ?? values.email).trim();
  const { field, formProps, isSending, set, values } = useForm<FeedbackValues>({
    initial: { ...emptyDraft, file: null },
    draft: feedbackDraft(profile?.id ?? null, report && { text: reportText(report) }, question),
    validate: (typed) => ({
      questionId: categoryOf(typed) ? undefined : 'Выберите тему',
      text: typed.text.trim() === '' ? 'Напишите сообщение' : undefined,
      email: isEmail(emailOf(typed)) ? undefined : 'Некорректный email',
    }),
    async send(typed) {
      const { text, isError, file } = typed;
      const groupId = categoryOf(typed)?.id;
      if (groupId === undefined) return;
      await send({ groupId, email: emailOf(typed), text, isError, ...(file && { file }) });
    },
    onSent() {
      toast.show({ tone: 'positive', title: 'Сообщение отправлено', timeout: noticeTime });
      return new Promise<void>((resolve) => setTimeout(resolve, noticeTime)).then(() => onClose());
    },
  });
  const [opened] = useState(values);
  const { file, fileName, isError } = values;
  // The form closes after sending: text typed meanwhile would be lost.
  const isReadOnly = isSending;
  const category = categoryOf(values);
  const email = emailOf(values);
  const missing = missingFor({ questionId: category?.id ?? null, text: values.text, email });

  return (
    <FormDialog
      isOpen={isOpen}
      size="sm"
      title={isError ? 'Отправить отчёт' : 'Задать вопрос'}
      primaryLabel="Отправить"
      isPrimaryDisabled={missing !== null}
      isUntouched={!isChanged({ values, initial: opened })}
      note={
        missing !== null && (
          <Text size="xs" tone="hint">
            {missing}
          </Text>
        )
      }
      form={{ formProps, isSending }}
      onClose={onClose}
    >
      <Stack>
        <Select
          name="questionId"
          errorMessage={field('questionId').errorMessage}
          autoFocus={!isError}
          label="Тема"
          isRequired
          isClearable
          isDisabled={isReadOnly}
          options={categoriesFor(profile?.email ?? null, isError).map(({ id, title }) => ({
            id: String(id),
            label: title,
          }))}
          value={category ? String(category.id) : null}
          onChange={(chosen) => set({ questionId: questionIdOf(chosen) })}
          description={category?.hint}
        />
        <TextArea
          {...field('text')}
          autoFocus={isError}
          label="Сообщение"
          isRequired
          isReadOnly={isReadOnly}
          rows={6}
          maxLength={10_000}
        />
        <TextField
          {...field('email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          isRequired
          isReadOnly={isReadOnly}
          maxLength={254}
          description={profile?.email ? undefined : 'На эту почту придёт ответ'}
          {...(profile?.email && { value: profile.email, isReadOnly: true })}
        />
        <FileUpload
          label="Снимок экрана"
          accept=".jpg, .png, .jpeg"
          maxSize={10}
          isDisabled={isReadOnly}
          description="Формат файла .JPG, .PNG, .JPEG, до 10МБ"
          value={file ? [file] : []}
          onChange={([chosen]) => set({ file: chosen ?? null, fileName: chosen?.name ?? null })}
        />
        {fileName !== null && !file && (
          <Text size="sm" tone="muted">
            Выберите файл «{shownFileName(fileName)}» ещё раз: после перезагрузки страницы сохраняется только
            текст.
          </Text>
        )}
        {error && (
          <div role="alert">
            <Text size="sm" tone="negative">
              Не удалось отправить{error.text && `: ${error.text}`}. Всё, что вы написали, сохранено.
            </Text>
          </div>
        )}
      </Stack>
    </FormDialog>
  );
}
