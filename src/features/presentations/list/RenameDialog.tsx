import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/error.ts';
import {
  getPresentationListQueryKey,
  getPresentationReadQueryKey,
  presentationChange,
  presentationRead,
} from '#api/generated/hooks/presentation/presentation.ts';
import { type Field, Fields, FormDialog, refusedFieldErrors, requiredErrors, useForm } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { DECK_LIMITS } from '../model/deck.ts';

interface Title {
  title: string;
}

const fields: readonly Field<Title>[] = [
  { kind: 'text', name: 'title', label: 'Название', maxLength: DECK_LIMITS.deckTitle, isRequired: true },
];

const refusals: Readonly<Record<number, string>> = {
  404: 'Презентация не\u00a0найдена или доступ к\u00a0ней закрыт',
  409: 'Презентацию только что изменили. Сохраните ещё раз',
};

/** The title of a presentation, from 1 to 200 characters. */
export default function RenameDialog({
  uuid,
  title,
  isOpen,
  onClose,
}: DialogProps & Title & { uuid: string }) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    // The version in the list may be out of date.
    mutationFn: async (next: string) => {
      const { version } = await presentationRead({ presentationId: uuid });
      return presentationChange({ uuid, version, title: next });
    },
    meta: { inline: [404, 409, 422] },
  });
  const form = useForm<Title>({
    initial: { title },
    autoFocus: 'title',
    validate: (values) => requiredErrors(fields, values),
    send: (values) => mutateAsync(values.title.trim()),
    onSent() {
      for (const queryKey of [getPresentationListQueryKey(), getPresentationReadQueryKey()])
        void queryClient.invalidateQueries({ queryKey });
      onClose();
    },
    refusal(error) {
      if (!(error instanceof ApiError)) return {};
      const text = refusals[error.status];
      return text === undefined ? refusedFieldErrors<Title>(error.refusedFields) : { title: text };
    },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      size="sm"
      title="Переименовать презентацию"
      form={form}
      onClose={() => onClose()}
    >
      <Fields form={form} fields={fields} />
    </FormDialog>
  );
}
