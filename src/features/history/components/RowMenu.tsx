import { Download, Ellipsis, Pencil, Pin, PinOff, Share2, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import type { ExportFormat } from '#features/chat/index.ts';
import { IconButton, Menu, MenuItem } from '#ui/index.ts';
import { exportFormats } from '../model/export-formats.ts';

export interface RowActions {
  /** Absent for people who cannot rename and pin. */
  arrange: { rename: () => void; pin: (pinned: boolean) => void } | undefined;
  download: (format: ExportFormat) => void;
  /** Absent for people who cannot share. */
  share: (() => void) | undefined;
  hide: () => void;
}

interface ChatItemsProps extends Omit<RowActions, 'download'> {
  isPinned: boolean;
  /** Whether it is known if the chat is pinned. @default true */
  isPinKnown?: boolean;
  /** The items that download the chat. */
  children: ReactNode;
}

/** What can be done with a chat, in its row and in its head (CHAT-08). */
export function ChatItems({ isPinned, isPinKnown = true, arrange, share, hide, children }: ChatItemsProps) {
  return (
    <>
      {arrange && (
        <MenuItem icon={<Pencil />} onAction={arrange.rename}>
          Переименовать
        </MenuItem>
      )}
      {arrange && (
        <MenuItem
          icon={isPinned ? <PinOff /> : <Pin />}
          isDisabled={!isPinKnown}
          onAction={() => arrange.pin(!isPinned)}
        >
          {isPinned ? 'Открепить' : 'Закрепить'}
        </MenuItem>
      )}
      {children}
      {share && (
        <MenuItem icon={<Share2 />} onAction={share}>
          Поделиться…
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 />} isDanger onAction={hide}>
        Удалить
      </MenuItem>
    </>
  );
}

interface RowMenuProps {
  chat: HistoryChat;
  actions: RowActions;
  describedBy: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The menu of a chat. «Скачать» goes on to the formats. */
export function RowMenu({ chat, actions, describedBy, isOpen, onOpenChange }: RowMenuProps) {
  const [isChoosingFormat, setChoosingFormat] = useState(false);
  const { download } = actions;
  return (
    <Menu
      isOpen={isOpen}
      onOpenChange={(open) => {
        // Choosing «Скачать» closes the menu, which opens again with the formats.
        if (!open) setChoosingFormat(false);
        onOpenChange(open);
      }}
      trigger={<IconButton size="sm" label="Действия" icon={<Ellipsis />} aria-describedby={describedBy} />}
    >
      {isChoosingFormat ? (
        exportFormats.map(({ format, title }) => (
          <MenuItem key={format} onAction={() => download(format)}>
            {title}
          </MenuItem>
        ))
      ) : (
        <ChatItems {...actions} isPinned={chat.pinned === true}>
          <MenuItem
            icon={<Download />}
            onAction={() =>
              setTimeout(() => {
                setChoosingFormat(true);
                onOpenChange(true);
              })
            }
          >
            Скачать
          </MenuItem>
        </ChatItems>
      )}
    </Menu>
  );
}
