import { useId, useRef } from 'react';
import { VisuallyHidden } from '#ui/index.ts';
import { CANVAS, type Slide, type SlideObject } from '../../model/deck.ts';
import { endsOf, isLine, isShape } from '../../model/object-boxes.ts';
import type { Handle } from '../../model/object-geometry.ts';
import { OBJECT_NAMES, objectName } from '../../model/object-looks.ts';
import { isCover } from '../../model/text-looks.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { areaStyle } from '../slide/EditedFrame.tsx';
import { useEditor } from '../store/deck-store.ts';
import { ObjectText } from './ObjectText.tsx';
import { hasText, keepSelected, pressObjectKey, selectObject } from './object-keys.ts';
import { grid, guide, handle, hint, layer, level, object as objectClass, upright } from './objects.css.ts';
import { type Grip, useObjectDrag } from './useObjectDrag.ts';

interface ObjectsLayerProps {
  /** The slide as it is shown. During a drag its objects have their new positions. */
  slide: Slide;
  tokens: ThemeTokens;
  /** True on a phone, whose texts are edited in fields: on the small slide their letters could not be read. */
  hasFields?: boolean;
}

const corners: readonly Handle[] = ([-1, 0, 1] as const).flatMap((y) =>
  ([-1, 0, 1] as const).flatMap((x): Handle[] => (x === 0 && y === 0 ? [] : [{ x, y }])),
);
const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
const cursorOf = ({ x, y }: Handle): string =>
  x === 0 ? 'ns-resize' : y === 0 ? 'ew-resize' : x === y ? 'nwse-resize' : 'nesw-resize';

/** Where the handles of an object stand, px, and what they move. */
function gripsOf(object: SlideObject): { grip: Grip; x: number; y: number; cursor: string }[] {
  const { x, y, w, h } = object;
  // A text box is as high as its text.
  const grips = object.kind === 'text' ? corners.filter((grip) => grip.x !== 0) : corners;
  if (!isLine(object))
    return grips.map((grip) => ({
      grip,
      x: x + (w * (grip.x + 1)) / 2,
      y: y + (h * (grip.y + 1)) / 2,
      cursor: cursorOf(grip),
    }));
  const { x1, y1, x2, y2 } = endsOf(object);
  return [
    { grip: 'start', x: x1, y: y1, cursor: 'crosshair' },
    { grip: 'end', x: x2, y: y2, cursor: 'crosshair' },
  ];
}

/** The objects of the slide on the screen: Tab goes to them, a press selects, drags and handles change their places (PRES-83). */
export function ObjectsLayer({ slide, tokens, hasFields = false }: ObjectsLayerProps) {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const selected = useEditor(store, (state) => state.objects);
  const writing = useEditor(store, (state) => state.writing);
  const hasGrid = useEditor(store, (state) => state.hasGrid);
  const id = useId();
  const drag = useObjectDrag(store, slide, tokens);
  /** Whether the last press was a drag, and the click after it selects nothing. */
  const wasDrag = useRef(false);
  if (!canEdit) return null;
  const { objects = [] } = slide;
  const color = isCover(slide) ? tokens.onCover : tokens.text;
  const chosen = objects.filter((one) => selected.has(one.id));
  const pointer = {
    onPointerMove: drag.move,
    onPointerUp: () => {
      wasDrag.current = drag.end();
    },
    onPointerCancel: drag.cancel,
  };
  return (
    <>
      {hasGrid && <div aria-hidden="true" className={grid} style={{ color }} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label="Объекты слайда" data-objects className={layer}>
        {objects.map((one) =>
          !hasFields && writing === one.id && hasText(one) ? (
            <div key={one.id} style={{ pointerEvents: 'auto' }}>
              <ObjectText slide={slide} object={one} tokens={tokens} />
            </div>
          ) : (
            <button
              key={one.id}
              type="button"
              data-object={one.id}
              className={[
                objectClass,
                ...(one.h === 0 ? [level] : []),
                ...(one.w === 0 ? [upright] : []),
              ].join(' ')}
              style={{ ...areaStyle(one), color }}
              aria-label={objectName(one)}
              aria-describedby={id}
              aria-pressed={selected.has(one.id)}
              onPointerDown={(event) => {
                wasDrag.current = false;
                // A finger scrolls the page from an object that is not selected.
                if (event.shiftKey || (event.pointerType === 'touch' && !selected.has(one.id))) return;
                keepSelected(store, one.id);
                drag.start(event, 'all');
              }}
              {...pointer}
              onClick={({ shiftKey }) => {
                if (!wasDrag.current) selectObject(store, one.id, shiftKey);
                wasDrag.current = false;
              }}
              onDoubleClick={() => {
                if (hasText(one)) store.set({ writing: one.id });
              }}
              onKeyDown={(event) => {
                if (event.key === 'Escape' && drag.isDragging()) {
                  event.preventDefault();
                  drag.cancel();
                } else pressObjectKey(event, store, one);
              }}
            >
              {one.kind === 'text' && objectName(one) === OBJECT_NAMES.text && (
                <span className={hint}>{OBJECT_NAMES.text}</span>
              )}
            </button>
          ),
        )}
        {chosen.length === 1 &&
          writing === null &&
          chosen
            .flatMap(gripsOf)
            .map(({ grip, x, y, cursor }) => (
              <div
                key={typeof grip === 'string' ? grip : `${grip.x} ${grip.y}`}
                aria-hidden="true"
                data-grip={typeof grip === 'string' ? grip : `${grip.x} ${grip.y}`}
                className={handle}
                style={{ left: percent(x, CANVAS.width), top: percent(y, CANVAS.height), cursor }}
                onPointerDown={(event) => drag.start(event, grip)}
                {...pointer}
              />
            ))}
        {drag.guides.map(({ axis, at }) => (
          <div
            key={`${axis} ${at}`}
            aria-hidden="true"
            data-guide={`${axis} ${at}`}
            className={guide}
            style={
              axis === 'x'
                ? { left: percent(at, CANVAS.width), top: 0, width: '1px', height: '100%' }
                : { top: percent(at, CANVAS.height), left: 0, height: '1px', width: '100%' }
            }
          />
        ))}
        <VisuallyHidden>
          <span id={id}>
            {`Стрелки двигают, с\u00a0Shift меняют размер, с\u00a0Alt\u00a0— на\u00a0точку.${
              objects.some((one) => one.kind === 'text' || isShape(one)) ? ' Enter открывает текст.' : ''
            } Delete удаляет`}
          </span>
        </VisuallyHidden>
      </div>
    </>
  );
}
