import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { dropNote, formPane } from './editor.css.ts';

interface FormDropAreaProps {
  /** Whether narrow screens show it. */
  isShown: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** The whole form takes dropped and pasted files. The keyboard has «Добавить файлы» instead. */
export function FormDropArea({ isShown, onFiles, children }: FormDropAreaProps) {
  const [isOver, setOver] = useState(false);
  // Enter and leave also come from the elements inside.
  const depth = useRef(0);
  const end = (): void => {
    depth.current = 0;
    setOver(false);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const { types, files } = event.clipboardData;
    // A table copied from an office program comes as text and as a picture; the text is pasted.
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target only; the button does the same by keyboard
    <div
      className={formPane}
      data-shown={isShown}
      onPaste={onPaste}
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
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {isOver && (
        <div className={dropNote} aria-hidden="true">
          <span>Отпустите, чтобы добавить</span>
        </div>
      )}
      {children}
    </div>
  );
}
