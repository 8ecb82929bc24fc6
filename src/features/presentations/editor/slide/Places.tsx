import { type KeyboardEvent, Suspense } from 'react';
import { blockIn, CANVAS, type Slide, textOf } from '../../model/deck.ts';
import { cssFamily } from '../../model/fonts.ts';
import { laidPlaces } from '../../model/laid-places.ts';
import { layoutSlide } from '../../model/layout-slide.ts';
import { type Place, SLOT_NAMES } from '../../model/layouts.ts';
import { isBoldPlace, isCover } from '../../model/text-looks.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor } from '../store/deck-store.ts';
import { TextEditor } from '../text/text-engine.ts';
import { editedSpacing } from './edited-spacing.ts';
import { edited, hint, place as placeClass } from './Stage.css.ts';

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
const areaOf = ({ x, y, w, h }: Pick<Place, 'x' | 'y' | 'w' | 'h'>) => ({
  left: percent(x, CANVAS.width),
  top: percent(y, CANVAS.height),
  width: percent(w, CANVAS.width),
  height: percent(h, CANVAS.height),
});
const font = (px: number): string => `calc(${px / CANVAS.width} * 100cqw)`;

/** Text sizes of empty places, px. */
const sizes = { title: 48, other: 27 } as const;

interface PlacesProps {
  slide: Slide;
  tokens: ThemeTokens;
}

/** The places of the slide on the screen: Tab moves between them, Enter or F2 edits, Escape leaves. */
export function Places({ slide, tokens }: PlacesProps) {
  const { session } = useOpenEditor();
  const { store, canEdit } = session;
  const editing = useEditor(store, (state) => state.editing);
  if (!canEdit) return null;
  const colour = isCover(slide) ? tokens.onCoverMuted : tokens.muted;
  const leave = (name: Place['name']): void => {
    if (store.get().editing === name) store.set({ editing: null });
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-place="${name}"]`)?.focus());
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
        style={{ ...areaOf(place), color: colour }}
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
  const looks = box?.kind === 'text' ? box : undefined;
  const spacing = editedSpacing(looks);
  const isTitle = name === 'title';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notices that the focus leaves the text
    <div
      className={edited}
      style={{
        ...areaOf(place),
        display: 'grid',
        alignContent: looks?.anchor === 'top' ? 'start' : looks?.anchor === 'bottom' ? 'end' : 'center',
        textAlign: looks?.align,
        fontFamily: cssFamily(isTitle ? tokens.titleFont : tokens.font),
        fontSize: font(looks?.fontSize ?? (isTitle ? sizes.title : sizes.other)),
        fontWeight: isBoldPlace(slide, name, tokens) ? 700 : 400,
        paddingBlockStart: font(spacing.start),
        lineHeight: spacing.line,
        ...({
          '--gap': `${spacing.gap}em`,
          '--indent': `${spacing.indent}em`,
          '--mark': looks?.markColor ?? 'currentcolor',
        } as object),
        color: looks?.color ?? (isCover(slide) ? tokens.onCover : tokens.text),
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isOfText =
          relatedTarget instanceof Element &&
          relatedTarget.closest('[role="toolbar"], [role="dialog"]') !== null;
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        // The window lost the focus: editing goes on when the person comes back to it.
        if (isOfText || isInside || relatedTarget === null) return;
        if (store.get().editing === name) store.set({ editing: null });
      }}
    >
      <Suspense>
        <TextEditor slide={slide} name={name} onLeave={onLeave} onMissing={onLeave} />
      </Suspense>
    </div>
  );
}
