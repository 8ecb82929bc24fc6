import type { ReactNode } from 'react';
import { useFileDrop } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { attachFiles } from '../drafting/attach.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { inPage, screen } from './ChatScreen.css.ts';
import { overlay } from './DropArea.css.ts';

interface DropAreaProps {
  conversation: Conversation;
  service: ChatServiceView;
  /** It takes nothing then. @default false */
  isClosed?: boolean;
  /** Fills a part of a page and not the window. @default false */
  isInPage?: boolean;
  children: ReactNode;
}

/** The whole chat takes dropped files (services-in-chat.md §5). The keyboard has «Прикрепить файл» instead. */
export function DropArea({
  conversation,
  service,
  isClosed = false,
  isInPage = false,
  children,
}: DropAreaProps) {
  const { isOver, handlers } = useFileDrop((files) => {
    attachFiles(conversation.draft, service.upload, files);
    document.getElementById('composer')?.focus();
  }, isClosed);
  return (
    <div className={isInPage ? inPage : screen} {...handlers}>
      {children}
      {isOver && (
        <div className={overlay} aria-hidden="true">
          Отпустите, чтобы приложить
        </div>
      )}
    </div>
  );
}
