import { useEffect, useEffectEvent } from 'react';
import { watchDrag } from '#ui/index.ts';
import { boxId } from '../home-text.ts';

/** Takes files that are dropped on the box of the field or pasted into it. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    // A table copied from an office program comes as text and as a picture; the text is pasted.
    if (!data || data.files.length === 0 || data.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles([...data.files]);
  });
  useEffect(() => {
    const box = document.getElementById(boxId);
    const leave = (): void => box?.removeAttribute('data-over');
    const onDragOver = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Without this the browser opens the file.
      event.preventDefault();
      if (!box || box.hasAttribute('data-over')) return;
      box.setAttribute('data-over', '');
      watchDrag(box, leave);
    };
    const onDrop = (event: DragEvent): void => take(event, event.dataTransfer);
    const onPaste = (event: ClipboardEvent): void => take(event, event.clipboardData);
    box?.addEventListener('dragover', onDragOver);
    box?.addEventListener('drop', onDrop);
    box?.addEventListener('paste', onPaste);
    return () => {
      box?.removeEventListener('dragover', onDragOver);
      box?.removeEventListener('drop', onDrop);
      box?.removeEventListener('paste', onPaste);
    };
  }, []);
}
