import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { openDialog } from '#platform/dialogs.ts';
import { lazyPart, VisuallyHidden } from '#ui/index.ts';
import { blockIn, type Slide, type SlideObject, type SlotName, textBlock } from '../../model/deck.ts';
import { setSlot } from '../../model/edit.ts';
import { SLOT_NAMES } from '../../model/layouts.ts';
import { setText } from '../../model/object-edit.ts';
import { OBJECT_NAMES } from '../../model/object-looks.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useTokens } from '../slide/useTokens.ts';
import { host, problem as problemClass } from './TextEditor.css.ts';
import { type TextEdges, TextView } from './text-view.ts';

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
        onRefused: setProblem,
        onLeave: () => end(),
        onKey: (event, edges) => press(event, edges),
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
