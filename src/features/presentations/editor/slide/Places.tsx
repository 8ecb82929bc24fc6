import { type KeyboardEvent, Suspense } from 'react';
import { blockIn, type Slide, textOf } from '../../model/deck.ts';
import { laidPlaces } from '../../model/laid-places.ts';
import { layoutSlide } from '../../model/layout-slide.ts';
import { type Place, SLOT_NAMES } from '../../model/layouts.ts';
import { isBoldPlace, isCover } from '../../model/text-looks.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor } from '../store/deck-store.ts';
import { TextEditor } from '../text/text-engine.ts';
import { areaStyle, EditedFrame } from './EditedFrame.tsx';
import { focusPlace } from './focus.ts';
import { hint, place as placeClass } from './Stage.css.ts';

/** Text sizes of empty places, px. */
const sizes = { title: 48, other: 27 } as const;

interface PlacesProps {
  slide: Slide;
  tokens: ThemeTokens;
}

/** The places of the slide on the screen: Tab moves between them, Enter or F2 edits, Escape leaves. */
export function Places({ slide, tokens }: PlacesProps) {
  const { session } = useOpenEditor();
  const { store } = session;
  const canEdit = useCanEdit();
  const editing = useEditor(store, (state) => state.editing);
  if (!canEdit) return null;
  const colour = isCover(slide) ? tokens.onCoverMuted : tokens.muted;
  const leave = (name: Place['name']): void => {
    if (store.get().editing === name) store.set({ editing: null });
    focusPlace(name);
  };
  return laidPlaces(slide, tokens).map((place) => {
    const { name, kind } = place;
    const block = blockIn(slide, name);
    const isEdited = editing === name;
    if (isEdited && kind === 'text')
      return (
        <EditedText key={name} slide={slide} tokens={tokens} place={place} onLeave={() => leave(name)} />
      );
    const text = block ? textOf(block).replaceAll(/\s+/g, ' ').trim() : '';
    const edit = (): void => store.set({ editing: name });
    return (
      <button
        key={name}
        type="button"
        data-place={name}
        className={placeClass}
        style={{ ...areaStyle(place), color: colour }}
        aria-label={`${SLOT_NAMES[name]}: ${text.slice(0, 120) || 'пусто'}`}
        aria-pressed={kind === 'text' ? undefined : isEdited}
        onClick={edit}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'F2') return;
          event.preventDefault();
          edit();
        }}
      >
        {!block && <span className={hint}>{SLOT_NAMES[name]}</span>}
      </button>
    );
  });
}

interface EditedTextProps extends PlacesProps {
  place: Place;
  onLeave: () => void;
}

/** The text that is edited, at its place and with its looks. */
function EditedText({ slide, tokens, place, onLeave }: EditedTextProps) {
  const { store } = useOpenEditor().session;
  const { name } = place;
  const box = layoutSlide(slide, tokens).boxes.find((one) => one.kind === 'text' && one.slot === name);
  const isTitle = name === 'title';
  return (
    <EditedFrame
      area={place}
      looks={box?.kind === 'text' ? box : undefined}
      face={isTitle ? tokens.titleFont : tokens.font}
      isBold={isBoldPlace(slide, name, tokens)}
      fontSize={isTitle ? sizes.title : sizes.other}
      color={isCover(slide) ? tokens.onCover : tokens.text}
      onLeft={() => {
        if (store.get().editing === name) store.set({ editing: null });
      }}
    >
      <Suspense>
        <TextEditor slide={slide} name={name} onLeave={onLeave} onMissing={onLeave} />
      </Suspense>
    </EditedFrame>
  );
}
