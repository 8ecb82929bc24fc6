import { useRef, useState } from 'react';
import { historyChatList } from '#api/generated/hooks/history/history.ts';
import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import { loadExport } from '#features/chat/index.ts';
import { serviceOf } from '#features/services/index.ts';
import {
  type Choice,
  type Field,
  Fields,
  FormDialog,
  type LookupSource,
  requiredErrors,
  useForm,
} from '#forms/index.ts';
import { plainLine } from '#lib/plain-line.ts';
import type { DialogProps } from '#platform/dialogs.ts';

/** Chats that the field offers for a text. */
const size = 20;

const serviceTitle = ({ name, value }: HistoryChat): string => name ?? serviceOf(value)?.title ?? value;
const titleOf = ({ content }: HistoryChat): string => plainLine(content) || 'Без названия';

interface Values {
  chat: Choice | null;
}

/** Lets the person choose an own chat. Closes with a Markdown file of the chat (PRES-96). */
export default function ChatDialog({ isOpen, onClose }: DialogProps<File>) {
  const [known] = useState(() => new Map<string, HistoryChat>());
  const made = useRef<File>(undefined);
  const [source] = useState<LookupSource>(() => ({
    // Rows of an earlier dialog would not be known here.
    key: `own chats ${crypto.randomUUID()}`,
    hint: 'Чатов пока нет',
    noneText: 'Ничего не\u00a0найдено',
    async find(text, signal) {
      const searchText = text.trim();
      const { content } = await historyChatList(
        { page: 0, size, ...(searchText && { searchText }) },
        { signal },
      );
      for (const chat of content) known.set(chat.uuid, chat);
      return content.map((chat) => ({ id: chat.uuid, label: `${titleOf(chat)}, ${serviceTitle(chat)}` }));
    },
  }));
  const fields: readonly Field<Values>[] = [
    { kind: 'lookup', name: 'chat', label: 'Чат', isRequired: true, source },
  ];
  const form = useForm<Values>({
    initial: { chat: null },
    autoFocus: 'chat',
    validate: (values) => requiredErrors(fields, values),
    async send({ chat }) {
      const found = known.get(chat?.id ?? '');
      if (!found) return;
      const { chatMaterial } = await loadExport();
      made.current = await chatMaterial(found, new AbortController().signal);
    },
    onSent: () => onClose(made.current),
  });
  return (
    <FormDialog
      isOpen={isOpen}
      size="sm"
      title="Чат как материал"
      form={form}
      primaryLabel="Добавить"
      onClose={() => onClose()}
    >
      <Fields form={form} fields={fields} />
    </FormDialog>
  );
}
