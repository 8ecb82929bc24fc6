import { type FocusEvent, memo, Suspense, useLayoutEffect, useRef } from 'react';
import { Text } from '#ui/index.ts';
import { blockIn, isLater, paragraphText, type Slide, type SlotName } from '../../model/deck.ts';
import { SLOT_NAMES } from '../../model/layouts.ts';
import { levelOf, markOf, numbersOf } from '../../model/lists.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor, useSlide } from '../store/deck-store.ts';
import { TextEditor } from '../text/text-engine.ts';
import { aside, entry, number, text as textClass, texts, title } from './Outline.css.ts';
import { editText, outlineKey } from './outline-keys.ts';
import { othersIn, textPlaces } from './outline-texts.ts';

/** One slide of the outline; a change of another slide does not draw it again (PRES-30). */
export const OutlineSlide = memo(function OutlineSlide({ id, index }: { id: string; index: number }) {
  const { store } = useOpenEditor().session;
  const slide = useSlide(store, id);
  const isCurrent = useEditor(store, ({ current }) => current === id);
  const box = useRef<HTMLLIElement>(null);
  // A slide that was moved is another place of the page, which takes the focus from its text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the slide has changed
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  }, [index]);
  if (!slide) return null;
  const isSkipped = !isLater(slide) && slide.isSkipped;
  return (
    <li ref={box} className={entry} data-outline-current={isCurrent || undefined}>
      <span className={number}>{index + 1}</span>
      <div className={texts}>
        {isLater(slide) ? (
          <Text tone="muted">Слайд создан в&nbsp;новой версии</Text>
        ) : (
          textPlaces(slide).map((name) => (
            <OutlineText key={name} slide={slide} name={name} index={index} isCurrent={isCurrent} />
          ))
        )}
        {!isLater(slide) && othersIn(slide) !== '' && <span className={aside}>{othersIn(slide)}</span>}
        {isSkipped && <span className={aside}>Пропускается при показе</span>}
      </div>
    </li>
  );
});

/** Further lines of an item begin where its first one does. */
const indented = (level: number, hasMark: boolean) => ({
  paddingInlineStart: `${(level + (hasMark ? 1 : 0)) * 1.25}em`,
  textIndent: hasMark ? '-1.25em' : undefined,
});

interface OutlineTextProps {
  slide: Slide;
  name: SlotName;
  /** Of the slide, from 0. */
  index: number;
  isCurrent: boolean;
}

/** One text of a slide. It opens as the text of a slide does. */
function OutlineText({ slide, name, index, isCurrent }: OutlineTextProps) {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const isEdited = useEditor(store, ({ editing }) => isCurrent && editing === name);
  const box = useRef<HTMLDivElement>(null);
  const place = { id: slide.id, name };
  const block = blockIn(slide, name);
  const paragraphs = block?.kind === 'text' ? block.paragraphs : [];
  const looks = name === 'title' ? `${textClass} ${title}` : textClass;
  const marks = numbersOf(paragraphs);
  const lines = paragraphs.map((one, at) => {
    const mark = markOf(one, marks[at] ?? null);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have an order and nothing else
      <span key={at} style={indented(levelOf(one), mark !== '')}>
        {mark && `${mark} `}
        {paragraphText(one) || '\u00a0'}
      </span>
    );
  });
  if (!canEdit) return lines.length > 0 ? <div className={looks}>{lines}</div> : null;
  const leave = (): void => {
    if (store.get().editing === name) store.set({ editing: null });
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isOfText =
      relatedTarget instanceof Element && relatedTarget.closest('[role="toolbar"], [role="dialog"]') !== null;
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (isOfText || isInside || relatedTarget === null) return;
    if (store.get().current === slide.id && store.get().editing === name) store.set({ editing: null });
  };
  const words = paragraphs.map(paragraphText).join(' ').trim();
  const closed = (
    <button
      type="button"
      className={looks}
      // One stop of Tab: the arrow keys go from text to text.
      tabIndex={isCurrent && name === 'title' ? 0 : -1}
      aria-label={`Слайд ${index + 1}, ${SLOT_NAMES[name].toLowerCase()}: ${words || 'пусто'}`}
      onClick={() => editText(store, place)}
      onKeyDown={(event) => {
        const edges = { isAtEdge: () => true, isEmpty: words === '' };
        if (event.key.startsWith('Arrow') && outlineKey(store, place, event.nativeEvent, edges))
          event.preventDefault();
      }}
    >
      {lines.length > 0 ? lines : SLOT_NAMES[name]}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notices that the focus leaves the text
    <div ref={box} onBlur={onBlur}>
      {isEdited ? (
        <Suspense fallback={closed}>
          <div className={looks} data-edited>
            <TextEditor
              slide={slide}
              name={name}
              onLeave={leave}
              onMissing={leave}
              onKey={(event, edges) => outlineKey(store, place, event, edges)}
            />
          </div>
        </Suspense>
      ) : (
        closed
      )}
    </div>
  );
}
