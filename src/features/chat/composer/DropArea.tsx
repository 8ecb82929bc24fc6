import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { inPage, screen } from '../conversation/ChatScreen.css.ts';
import type { ChatServiceView } from '../conversation/chat-service.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { attachFiles } from './attach.ts';
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

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** The whole chat takes dropped files (services-in-chat.md §5). The keyboard has «Прикрепить файл» instead. */
export function DropArea({
  conversation,
  service,
  isClosed = false,
  isInPage = false,
  children,
}: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  // Enter and leave also come from the elements inside.
  const depth = useRef(0);
  const end = (): void => {
    depth.current = 0;
    setOver(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target only; the button does the same by keyboard
    <div
      className={isInPage ? inPage : screen}
      onDragEnter={(event) => {
        if (!hasFiles(event) || isClosed) return;
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => {
        // Without this the browser opens the file.
        if (hasFiles(event)) event.preventDefault();
      }}
      onDragLeave={(event) => {
        if (!hasFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) end();
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        end();
        if (isClosed) return;
        attachFiles(conversation.draft, service.upload, [...event.dataTransfer.files]);
        document.getElementById('composer')?.focus();
      }}
    >
      {children}
      {isOver && (
        <div className={overlay} aria-hidden="true">
          Отпустите, чтобы приложить
        </div>
      )}
    </div>
  );
}
