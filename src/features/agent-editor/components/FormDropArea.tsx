import type { ClipboardEvent, ReactNode } from 'react';
import { useFileDrop } from '#ui/index.ts';
import { dropNote, formPane } from './editor.css.ts';

interface FormDropAreaProps {
  /** Whether narrow screens show it. */
  isShown: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** The whole form takes dropped and pasted files. The keyboard has «Добавить файлы» instead. */
export function FormDropArea({ isShown, onFiles, children }: FormDropAreaProps) {
  const { isOver, handlers } = useFileDrop(onFiles);
  const onPaste = (event: ClipboardEvent): void => {
    const { types, files } = event.clipboardData;
    // A table copied from an office program comes as text and as a picture; the text is pasted.
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return (
    <div className={formPane} data-shown={isShown} onPaste={onPaste} {...handlers}>
      {isOver && (
        <div className={dropNote} aria-hidden="true">
          <span>Отпустите, чтобы добавить</span>
        </div>
      )}
      {children}
    </div>
  );
}
