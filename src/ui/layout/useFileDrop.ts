import { type DragEvent, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Files that are dragged over an element and dropped on it.
 *
 * @param onFiles gets the dropped files
 * @param isClosed the element takes nothing; the browser does not open the files either
 * @returns whether files are over the element, and its handlers
 */
export function useFileDrop(onFiles: (files: File[]) => void, isClosed = false) {
  const [isOver, setOver] = useState(false);
  // Enter and leave also come from the elements inside.
  const depth = useRef(0);
  const end = (): void => {
    depth.current = 0;
    setOver(false);
  };
  const handlers = {
    onDragEnter(event: DragEvent): void {
      if (!hasFiles(event) || isClosed) return;
      depth.current += 1;
      setOver(true);
    },
    onDragOver(event: DragEvent): void {
      // Without this the browser opens the file.
      if (hasFiles(event)) event.preventDefault();
    },
    onDragLeave(event: DragEvent): void {
      if (!hasFiles(event)) return;
      depth.current -= 1;
      if (depth.current <= 0) end();
    },
    onDrop(event: DragEvent): void {
      if (!hasFiles(event)) return;
      event.preventDefault();
      end();
      if (!isClosed) onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
