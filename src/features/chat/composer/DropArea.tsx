import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { screen } from '../conversation/ChatScreen.css.ts';
import type { ChatServiceView } from '../conversation/chat-service.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { attachFiles } from './attach.ts';
import { overlay } from './DropArea.css.ts';

interface DropAreaProps {
  conversation: Conversation;
  service: ChatServiceView;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** The whole chat takes dropped files (services-in-chat.md §5). The keyboard has «Прикрепить файл» instead. */
export function DropArea({ conversation, service, children }: DropAreaProps) {
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
      className={screen}
      onDragEnter={(event) => {
        if (!hasFiles(event)) return;
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
