import type { ClipboardEvent, ReactNode } from 'react';
import { useFileDrop } from '#ui/index.ts';
import { dropNote } from './files.css.ts';

interface DropAreaProps {
  className: string;
  /** Whether narrow screens show it; for styles. */
  isShown?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Takes files that are dropped or pasted anywhere in a form. The keyboard has the button of `FilesField` instead. */
export function DropArea({ className, isShown, onFiles, children }: DropAreaProps) {
  const { isOver, handlers } = useFileDrop(onFiles);
  const onPaste = (event: ClipboardEvent): void => {
    const { types, files } = event.clipboardData;
    // A table copied from an office program comes as text and as a picture; the text is pasted.
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return (
    <div className={className} data-shown={isShown} onPaste={onPaste} {...handlers}>
      {isOver && (
        <div className={dropNote} aria-hidden="true">
          <span>Отпустите, чтобы добавить</span>
        </div>
      )}
      {children}
    </div>
  );
}
