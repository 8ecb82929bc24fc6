import { Link } from '@tanstack/react-router';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import type { ChatRoute } from '#features/chat/index.ts';
import { IconButton, Menu, MenuItem } from '#ui/index.ts';
import { actions, link, row } from './HistoryPanel.css.ts';

export interface HistoryItemProps {
  chat: HistoryChat;
  route: ChatRoute;
  isActive: boolean;
  /** `row` is the element of the chat, which is about to be removed. */
  onHide: (chat: HistoryChat, row: Element | null) => void;
}

/** A row of the history: the link to a chat and its menu. */
export function HistoryItem({ chat, route, isActive, onHide }: HistoryItemProps) {
  const linkId = useId();
  const rowRef = useRef<HTMLLIElement>(null);
  const title = chat.content || 'Без названия';
  return (
    <li ref={rowRef} className={row} data-active={isActive || undefined}>
      <Link
        id={linkId}
        to={route}
        params={{ name: chat.value, chatUuid: chat.uuid }}
        aria-current={isActive ? 'page' : undefined}
        className={link}
        title={title}
      >
        {title}
      </Link>
      <span className={actions}>
        <Menu
          trigger={<IconButton size="sm" label="Действия" icon={<Ellipsis />} aria-describedby={linkId} />}
        >
          <MenuItem icon={<Trash2 />} isDanger onAction={() => onHide(chat, rowRef.current)}>
            Удалить
          </MenuItem>
        </Menu>
      </span>
    </li>
  );
}
