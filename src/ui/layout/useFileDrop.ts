import { type DragEvent, useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Calls `onEnd` once the drag is not over an element any more. Its own `dragleave` does not say that: it also comes from the
 * elements inside, and not at all from one that was removed under the pointer. So the window is watched: the pointer is
 * over something else, left the window, or moves without a drag.
 *
 * @returns a function that ends the watch
 */
export function watchDrag(area: Element, onEnd: () => void): () => void {
  const watching = new AbortController();
  const end = (): void => {
    watching.abort();
    onEnd();
  };
  const endOutside = (over: EventTarget | null): void => {
    if (!(over instanceof Node && area.contains(over))) end();
  };
  const options = { capture: true, signal: watching.signal };
  for (const type of ['dragenter', 'dragover'])
    addEventListener(type, ({ target }) => endOutside(target), options);
  addEventListener('dragleave', ({ relatedTarget }) => endOutside(relatedTarget), options);
  for (const type of ['drop', 'dragend', 'pointermove']) addEventListener(type, end, options);
  return () => watching.abort();
}

/**
 * Files that are dragged over an element and dropped on it.
 *
 * @param onFiles gets the dropped files
 * @param isClosed the element takes nothing; the browser does not open the files either
 * @returns whether files are over the element, and its handlers
 */
export function useFileDrop(onFiles: (files: File[]) => void, isClosed = false) {
  const [isOver, setOver] = useState(false);
  const endWatch = useRef<() => void>(undefined);
  useEffect(() => () => endWatch.current?.(), []);
  const over = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    // Without this the browser opens the file.
    event.preventDefault();
    if (isOver || isClosed) return;
    endWatch.current?.();
    endWatch.current = watchDrag(event.currentTarget, () => setOver(false));
    setOver(true);
  };
  const handlers = {
    onDragEnter: over,
    onDragOver: over,
    onDrop(event: DragEvent): void {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (!isClosed) onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
