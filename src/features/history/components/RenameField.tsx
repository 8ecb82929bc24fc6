import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { historyChatRename } from '#api/generated/hooks/history/history.ts';
import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import { refreshHistory } from '../model/history-keys.ts';
import { renameField } from './HistoryPanel.css.ts';

interface RenameFieldProps {
  chat: HistoryChat;
  /** Called when the title is saved or left as it is; `isByKey` when a key ended it. */
  onEnd: (isByKey: boolean) => void;
}

/**
 * The title of a chat as a field: Enter or leaving it saves, Escape does not. After a failure, which is reported, the text
 * stays.
 */
export default function RenameField({ chat, onEnd }: RenameFieldProps) {
  const [text, setText] = useState(chat.content);
  const queryClient = useQueryClient();
  /** The report of a failure takes the focus, which is no reason to send again. */
  const hasFailed = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (content: string) => {
      hasFailed.current = false;
      await historyChatRename({ uuid: chat.uuid, content }).catch((error: unknown) => {
        hasFailed.current = true;
        throw error;
      });
      // The field stays until the list has the new title.
      await refreshHistory(queryClient);
    },
  });
  const save = (isByKey: boolean): void => {
    const title = text.trim();
    if (isPending) return;
    if (title === '' || title === chat.content) onEnd(isByKey);
    else mutate(title, { onSuccess: () => onEnd(isByKey) });
  };
  return (
    <input
      className={renameField}
      aria-label="Название чата"
      value={text}
      maxLength={300}
      readOnly={isPending}
      aria-busy={isPending}
      // The field replaces the link that had the focus.
      ref={selectAll}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => {
        if (!hasFailed.current) save(false);
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) save(true);
        if (event.key === 'Escape' && !isPending) onEnd(true);
      }}
    />
  );
}

function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
