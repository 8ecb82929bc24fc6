import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useStore } from '#lib/store.ts';
import { Button, EmptyState, Heading } from '#ui/index.ts';
import { blockIn, isLater, type Slide, type SlotName } from '../../model/deck.ts';
import { setSlot } from '../../model/edit.ts';
import { placesOf, SLOT_NAMES } from '../../model/layouts.ts';
import { SlideView } from '../../slide/SlideView.tsx';
import { BlockEditor } from '../blocks/BlockEditor.tsx';
import { CommentMarks } from '../comments/CommentMarks.tsx';
import { AddSlide } from '../list/AddSlide.tsx';
import { ObjectsLayer } from '../objects/ObjectsLayer.tsx';
import { dropSelection, useShownSlide } from '../objects/shown-slide.ts';
import { useObjectClipboard } from '../objects/useObjectClipboard.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { type DeckStore, useEditor, useFoot, useOrder, useSlide } from '../store/deck-store.ts';
import { isTextEngineLoaded } from '../text/text-engine.ts';
import { BrokenPictures } from './BrokenPictures.tsx';
import { FitNotice } from './FitNotice.tsx';
import { focusPlace } from './focus.ts';
import { Places } from './Places.tsx';
import { below, blockHead, slide as slideClass, space, stage } from './Stage.css.ts';
import { useTokens } from './useTokens.ts';

/** Closes the editor of a block; its place takes the focus. */
function leaveBlock(store: DeckStore, name: SlotName): void {
  store.set({ editing: null });
  focusPlace(name);
}

/** The slide on the screen, where it is edited. */
export function Stage() {
  const { session } = useOpenEditor();
  const { store } = session;
  const canEdit = useCanEdit();
  const current = useEditor(store, (state) => state.current);
  const order = useOrder(store);
  const slide = useShownSlide(store, useSlide(store, current));
  const theme = useEditor(store, ({ history }) => history.present.theme);
  const brand = useEditor(store, ({ history }) => history.present.brand);
  const editing = useEditor(store, (state) => state.editing);
  const writing = useEditor(store, (state) => state.writing);
  const hasTextEngine = useStore(isTextEngineLoaded);
  const tokens = useTokens(store);
  const clipboard = useObjectClipboard();
  const number = current === null ? 0 : order.indexOf(current) + 1;
  const foot = useFoot(store, number);
  const place = slide && !isLater(slide) ? placesOf(slide).find(({ name }) => name === editing) : undefined;
  // The text that is edited is drawn by its editor.
  const hidden = place?.kind === 'text' && hasTextEngine ? place.name : null;
  if (!slide)
    return (
      <EmptyState
        title="В презентации пока нет слайдов"
        text="Добавьте первый: вид можно сменить потом"
        action={canEdit ? <AddSlide /> : undefined}
      />
    );
  return (
    <section
      aria-label={`Слайд ${number} из\u00a0${order.length}`}
      className={stage}
      {...clipboard}
      onPointerDown={({ target }) => dropSelection(store, target)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        if (place && place.kind !== 'text') leaveBlock(store, place.name);
        if (editing !== null) return;
        document.querySelector<HTMLElement>('[role="listbox"][aria-label="Слайды"]')?.focus();
      }}
    >
      {!isLater(slide) && <FitNotice slide={slide} tokens={tokens} />}
      <div className={space}>
        <div className={slideClass}>
          <SlideView
            slide={slide}
            theme={theme}
            brand={brand}
            {...foot}
            headingLevel={2}
            hiddenSlot={hidden}
            hiddenText={hasTextEngine ? writing : null}
            showsOverflow={canEdit}
          />
          {!isLater(slide) && <Places slide={slide} tokens={tokens} />}
          {!isLater(slide) && <ObjectsLayer slide={slide} tokens={tokens} />}
          {!isLater(slide) && <CommentMarks slide={slide} tokens={tokens} />}
          {!isLater(slide) && (
            <BrokenPictures
              slide={slide}
              tokens={tokens}
              onReplace={canEdit ? (name) => store.set({ editing: name }) : undefined}
            />
          )}
        </div>
      </div>
      {canEdit && !isLater(slide) && place && place.kind !== 'text' && (
        <OpenBlock key={`${slide.id} ${place.name}`} slide={slide} name={place.name} kind={place.kind} />
      )}
    </section>
  );
}

interface OpenBlockProps {
  slide: Slide;
  name: SlotName;
  kind: Parameters<typeof BlockEditor>[0]['kind'];
}

/** The editor of a block below the slide. The cells of a table or a chart take the focus. */
function OpenBlock({ slide, name, kind }: OpenBlockProps) {
  const { store } = useOpenEditor().session;
  const leave = (): void => leaveBlock(store, name);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus(), []);
  return (
    <div ref={box} className={below}>
      <div className={blockHead}>
        <Heading level={2} size="lg">
          {SLOT_NAMES[name]}
        </Heading>
        <Button size="sm" onPress={leave}>
          Готово
        </Button>
      </div>
      <BlockEditor
        kind={kind}
        name={name}
        block={blockIn(slide, name)}
        onChange={(block, key) =>
          store.edit(
            (deck) => setSlot(deck, slide.id, name, block),
            key === undefined ? undefined : `${slide.id}:${name}:${key}`,
          )
        }
        onLeave={leave}
      />
    </div>
  );
}
