import { useQueryClient } from '@tanstack/react-query';
import { historyChatRename } from '#api/generated/hooks/history/history.ts';
import { type Field, Fields, FormDialog, requiredErrors, useForm } from '#forms/index.ts';
import { nameChat } from '#platform/chat-title.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { refreshHistory } from '../model/history-keys.ts';

interface Title {
  title: string;
}

const fields: readonly Field<Title>[] = [
  { kind: 'text', name: 'title', label: 'Название чата', maxLength: 300, isRequired: true },
];

/** The title of the open chat, from 1 to 300 characters. */
export function RenameDialog({ uuid, title, isOpen, onClose }: DialogProps & Title & { uuid: string }) {
  const queryClient = useQueryClient();
  const form = useForm<Title>({
    initial: { title },
    autoFocus: 'title',
    validate: (values) => requiredErrors(fields, values),
    send: async (values) => {
      const content = values.title.trim();
      await historyChatRename({ uuid, content });
      nameChat(uuid, content);
      await refreshHistory(queryClient);
    },
    onSent: () => onClose(),
  });
  return (
    <FormDialog isOpen={isOpen} size="sm" title="Переименовать чат" form={form} onClose={() => onClose()}>
      <Fields form={form} fields={fields} />
    </FormDialog>
  );
}
