import type { ClipboardEvent } from 'react';
import { isLater } from '../../model/deck.ts';
import { copyObjects, pastedObjects } from '../list/slide-clipboard.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { readSlides } from '../saving/read-slides.ts';
import { pasteObjects, removeChosen, selectedOf } from './object-commands.ts';

/** Copies, cuts and pastes objects where one of them, or a place of the slide, has the focus; also between presentations. */
export function useObjectClipboard() {
  const { session, userId } = useOpenEditor();
  const { store } = session;
  const canEdit = useCanEdit();
  const isOn = ({ target }: ClipboardEvent, parts: string): boolean =>
    target instanceof Element && target.closest(parts) !== null;
  const copy = (event: ClipboardEvent): void => {
    const { current, objects: ids } = store.get();
    const slide = store.deck.slides.find(({ id }) => id === current);
    const objects = slide && !isLater(slide) ? selectedOf(slide, ids) : [];
    if (objects.length === 0 || !isOn(event, '[data-object]')) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyObjects(userId, objects));
    if (event.type === 'cut' && canEdit) removeChosen(store);
  };
  const paste = (event: ClipboardEvent): void => {
    if (!canEdit || !isOn(event, '[data-object], [data-place]')) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    void pastedObjects(userId, text, (stored) => readSlides(store.deck, stored)).then((objects) =>
      pasteObjects(store, objects),
    );
  };
  return { onCopy: copy, onCut: copy, onPaste: paste };
}
