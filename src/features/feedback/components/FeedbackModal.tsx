import { useEffect, useState } from 'react';
import { useFeedbackSend } from '#api/generated/hooks/feedback/feedback.ts';
import { isEmail } from '#lib/email.ts';
import { shownFileName } from '#lib/upload-rules.ts';
import { closeFeedback, type ErrorReport } from '#platform/feedback.ts';
import type { Profile } from '#platform/session/session.ts';
import { ActionDialog, FileUpload, Select, Stack, Text, TextArea, TextField, toast } from '#ui/index.ts';
import { categoriesFor, questionIdOf } from '../model/categories.ts';
import { missingFor } from '../model/missing.ts';
import { useFeedbackDraft } from '../model/useFeedbackDraft.ts';

/** How long «Сообщение отправлено» stands before the form closes, ms (FBK-01). */
const noticeTime = 1000;

interface FeedbackModalProps {
  /** The error that is reported; null for a question. */
  report: ErrorReport | null;
  /** Who writes; null for somebody who is not signed in. */
  profile: Profile | null;
}

/** The feedback form (FBK-01), 470 px wide: a question, or the report of an error. What is typed outlives it. */
export default function FeedbackModal({ report, profile }: FeedbackModalProps) {
  const { draft, change, file, attach, forget } = useFeedbackDraft(profile?.id ?? null, report);
  const [hasLeftEmail, leaveEmail] = useState(false);
  const { mutate, isPending, isSuccess, error } = useFeedbackSend({
    mutation: {
      onSuccess() {
        toast.show({ tone: 'positive', title: 'Сообщение отправлено', timeout: noticeTime });
        forget();
      },
    },
  });
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(closeFeedback, noticeTime);
    return () => clearTimeout(timer);
  }, [isSuccess]);

  const categories = categoriesFor(profile?.email ?? null, draft.isError);
  const category = categories.find(({ id }) => id === draft.questionId);
  const email = profile?.email ?? draft.email;
  const missing = missingFor({ questionId: category?.id ?? null, text: draft.text, email });
  const send = (): void => {
    if (!category || missing !== null) return;
    const { text, isError } = draft;
    mutate({ data: { groupId: category.id, email: email.trim(), text, isError, ...(file && { file }) } });
  };

  return (
    <ActionDialog
      isOpen
      size="sm"
      title={draft.isError ? 'Отправить отчёт' : 'Задать вопрос'}
      primaryLabel="Отправить"
      isPrimaryDisabled={missing !== null}
      isPrimaryPending={isPending || isSuccess}
      note={
        missing !== null && (
          <Text size="xs" tone="hint">
            {missing}
          </Text>
        )
      }
      onPrimary={send}
      onClose={closeFeedback}
    >
      <Stack gap={4}>
        <Select
          autoFocus={!draft.isError}
          label="Тема"
          isRequired
          isClearable
          options={categories.map(({ id, title }) => ({ id: String(id), label: title }))}
          value={category ? String(category.id) : null}
          onChange={(chosen) => change({ questionId: questionIdOf(chosen) })}
          description={category?.hint}
        />
        <TextArea
          autoFocus={draft.isError}
          label="Сообщение"
          isRequired
          rows={6}
          maxLength={10_000}
          value={draft.text}
          onChange={(text) => change({ text })}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          isRequired
          maxLength={254}
          description={profile?.email ? undefined : 'На эту почту придёт ответ'}
          value={email}
          isReadOnly={profile?.email != null}
          onChange={(typed) => change({ email: typed })}
          onBlur={() => leaveEmail(true)}
          errorMessage={hasLeftEmail && email !== '' && !isEmail(email) ? 'Некорректный email' : undefined}
        />
        <FileUpload
          label="Снимок экрана"
          accept=".jpg, .png, .jpeg"
          maxSize={10}
          description="Формат файла .JPG, .PNG, .JPEG, до 10МБ"
          value={file ? [file] : []}
          onChange={([chosen]) => attach(chosen ?? null)}
        />
        {draft.fileName !== null && !file && (
          <Text size="sm" tone="muted">
            Выберите файл «{shownFileName(draft.fileName)}» ещё раз: после перезагрузки страницы сохраняется
            только текст.
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
    </ActionDialog>
  );
}
