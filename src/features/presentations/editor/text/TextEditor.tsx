import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { openDialog } from '#platform/dialogs.ts';
import { lazyPart, VisuallyHidden } from '#ui/index.ts';
import { FileInput } from '../../import/FileInput.tsx';
import { blockIn, type Slide, type SlideObject, type SlotName, textBlock } from '../../model/deck.ts';
import { setSlot } from '../../model/edit.ts';
import { SLOT_NAMES } from '../../model/layouts.ts';
import { setText } from '../../model/object-edit.ts';
import { OBJECT_NAMES } from '../../model/object-looks.ts';
import { pictureTypes } from '../../pictures/take-picture.ts';
import { useInsertPicture } from '../objects/useInsertPicture.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useTokens } from '../slide/useTokens.ts';
import { SlashMenu } from './SlashMenu.tsx';
import { host, problem as problemClass } from './TextEditor.css.ts';
import { type TextEdges, TextView } from './text-view.ts';
import { useSlash } from './useSlash.ts';

const LinkDialog = lazyPart(async () => ({ default: (await import('./LinkDialog.tsx')).LinkDialog }));
// A link can be set without a network.
LinkDialog.preload();

/** Places that hold one line. */
const oneLine: readonly SlotName[] = ['title', 'subtitle', 'author'];

interface TextEditorProps {
  slide: Slide;
  name: SlotName;
  /** The object whose text it is, which has the limits of a `body`; a place without it. */
  object?: SlideObject | undefined;
  onLeave: () => void;
  /** Keys of the page around the text, before its own; true when it took them. */
  onKey?: (event: KeyboardEvent, at: TextEdges) => boolean;
}

/** The text of a place while it is edited. It takes the focus when it is mounted. */
export function TextEditor({ slide, name, object, onLeave, onKey }: TextEditorProps) {
  const { store } = useOpenEditor().session;
  const tokens = useTokens(store);
  const inPlace = object ? object.block : blockIn(slide, name);
  const block = inPlace?.kind === 'text' ? inPlace : undefined;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<TextView>(null);
  const [problem, setProblem] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const { take } = useInsertPicture();
  const slash = useSlash({
    slide,
    name,
    isOnSlide: !object && !onKey,
    view,
    onPicture: () => file.current?.click(),
  });
  const followSlash = useEffectEvent(slash.follow);
  const pressSlash = useEffectEvent(slash.onKey);
  const end = useEffectEvent(onLeave);
  const press = useEffectEvent((event: KeyboardEvent, at: TextEdges) => onKey?.(event, at) ?? false);
  const mount = useEffectEvent(
    (element: HTMLElement): TextView =>
      new TextView(element, {
        name,
        label: object ? OBJECT_NAMES[object.kind] : SLOT_NAMES[name],
        block,
        hasLists: !oneLine.includes(name),
        describedBy: id,
        onChange: (next) => {
          setProblem('');
          store.edit(
            (deck) =>
              object
                ? setText(deck, slide.id, object.id, next ?? textBlock(''), tokens.font)
                : setSlot(deck, slide.id, name, next),
            `${slide.id}:${object?.id ?? name}`,
          );
        },
        onSelect: (selected) => {
          const isNone = !selected && !store.get().selectedText;
          if (!object && !isNone)
            store.set({ selectedText: selected && { slideId: slide.id, name, ...selected } });
        },
        onRefused: setProblem,
        onLeave: () => end(),
        onKey: (event, edges) => press(event, edges),
        onSlash: (next) => followSlash(next),
        onSlashKey: (event) => pressSlash(event),
        askLink: (href) => openDialog<{ href: string }, string>(LinkDialog, { href }),
      }),
  );
  useEffect(() => {
    if (!place.current) return undefined;
    const mounted = mount(place.current);
    view.current = mounted;
    return () => {
      view.current = null;
      mounted.end();
    };
  }, []);
  useEffect(() => view.current?.show(block), [block]);
  return (
    <>
      <div ref={place} className={host} />
      <SlashMenu {...slash} />
      <FileInput ref={file} accept={pictureTypes} onFile={(picture) => void take(picture)} />
      <VisuallyHidden>
        <span id={id}>Escape завершает правку</span>
      </VisuallyHidden>
      {problem && (
        <div role="alert" className={problemClass}>
          {problem}
        </div>
      )}
    </>
  );
}
