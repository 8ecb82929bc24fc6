import { type PointerEvent, useRef, useState } from 'react';
import type { Area } from '../../model/area.ts';
import { CANVAS, type Slide, type SlideObject } from '../../model/deck.ts';
import { laidPlaces } from '../../model/laid-places.ts';
import { endsOf } from '../../model/object-boxes.ts';
import { changeObjects, movedAreas, withAreas } from '../../model/object-edit.ts';
import { boundsOf, type Guide, type Handle, resized, snapped } from '../../model/object-geometry.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import type { DeckStore } from '../store/deck-store.ts';
import { selectedOf } from './object-commands.ts';

/** What of an object is dragged: all of it, an edge or a corner, or an end of a line. */
export type Grip = 'all' | 'start' | 'end' | Handle;

interface Drag {
  readonly grip: Grip;
  /** Where the pointer was pressed, and how many px of the slide are one px of the screen. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly objects: readonly SlideObject[];
  /** False until the pointer has moved far enough for a drag. */
  isMoved: boolean;
}

/** The longest movement that is still a click, and the distance at which a guide attracts, px of the screen. */
const [SLIP, REACH] = [4, 6] as const;

/** A line with another start or end. */
function withEnd(object: SlideObject, grip: 'start' | 'end', x: number, y: number): SlideObject {
  const { x1, y1, x2, y2 } = endsOf(object);
  const [from, to] =
    grip === 'start'
      ? [
          { x, y },
          { x: x2, y: y2 },
        ]
      : [
          { x: x1, y: y1 },
          { x, y },
        ];
  const start = `${from.y <= to.y ? 'top' : 'bottom'}${from.x <= to.x ? 'Left' : 'Right'}` as const;
  const area = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) };
  const size = { w: Math.abs(to.x - from.x), h: Math.abs(to.y - from.y) };
  // A line has a length.
  return size.w + size.h === 0 ? object : { ...object, ...area, ...size, start };
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));

/** Drags objects of the slide with guides; Alt switches the guides off. One drag is one step to undo. */
export function useObjectDrag(store: DeckStore, slide: Slide, tokens: ThemeTokens) {
  const drag = useRef<Drag>(null);
  const [guides, setGuides] = useState<readonly Guide[]>([]);

  /** The objects as they are after the pointer has gone `dx` and `dy` px of the slide. */
  const moved = (
    { grip, objects, scale }: Drag,
    dx: number,
    dy: number,
    isFree: boolean,
  ): { objects: SlideObject[]; guides: readonly Guide[] } => {
    const ids = new Set(objects.map(({ id }) => id));
    const others: Area[] = [
      ...(slide.objects ?? []).filter(({ id }) => !ids.has(id)),
      ...laidPlaces(slide, tokens),
    ];
    const options = { others, reach: REACH * scale, hasGrid: store.get().hasGrid };
    const none = { dx: 0, dy: 0, guides: [] };
    const [first] = objects;
    const bounds = boundsOf(objects);
    if (!first || !bounds) return { objects: [], guides: [] };
    if (grip === 'all') {
      const at = { ...bounds, x: bounds.x + dx, y: bounds.y + dy };
      const by = isFree ? none : snapped(at, options);
      return { objects: withAreas(objects, movedAreas(objects, dx + by.dx, dy + by.dy)), guides: by.guides };
    }
    if (grip === 'start' || grip === 'end') {
      const { x1, y1, x2, y2 } = endsOf(first);
      const [own, other] = grip === 'start' ? [[x1, y1] as const, [x2, y2]] : [[x2, y2] as const, [x1, y1]];
      const at = { x: own[0] + dx, y: own[1] + dy, w: 0, h: 0 };
      const opposite = { x: other[0] ?? 0, y: other[1] ?? 0, w: 0, h: 0 };
      const by = isFree ? none : snapped(at, { ...options, others: [...others, opposite] });
      const [x, y] = [within(at.x + by.dx, CANVAS.width), within(at.y + by.dy, CANVAS.height)];
      return { objects: [withEnd(first, grip, x, y)], guides: by.guides };
    }
    const keepsShape = first.kind === 'picture' && grip.x !== 0 && grip.y !== 0;
    const area = resized(first, grip, dx, dy, keepsShape);
    const edges = { x: grip.x === 0 ? [] : [grip.x], y: grip.y === 0 ? [] : [grip.y] };
    const by = isFree || keepsShape ? none : snapped(area, { ...options, edges });
    const next = keepsShape ? area : resized(first, grip, dx + by.dx, dy + by.dy);
    return { objects: withAreas(objects, new Map([[first.id, next]])), guides: by.guides };
  };

  const stop = (): void => {
    drag.current = null;
    setGuides([]);
    if (store.get().dragged) store.set({ dragged: null });
  };

  return {
    guides,
    /** Whether something is dragged now. */
    isDragging: (): boolean => drag.current?.isMoved ?? false,
    cancel: stop,
    start: (event: PointerEvent<HTMLElement>, grip: Grip): void => {
      if (event.button !== 0) return;
      const width = event.currentTarget.closest('[data-objects]')?.getBoundingClientRect().width ?? 0;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = {
        grip,
        x: event.clientX,
        y: event.clientY,
        scale: width > 0 ? CANVAS.width / width : 1,
        objects: selectedOf(slide, store.get().objects),
        isMoved: false,
      };
    },
    move: (event: PointerEvent<HTMLElement>): void => {
      const own = drag.current;
      if (!own) return;
      const [across, down] = [event.clientX - own.x, event.clientY - own.y];
      if (!own.isMoved && Math.hypot(across, down) < SLIP) return;
      own.isMoved = true;
      const next = moved(own, across * own.scale, down * own.scale, event.altKey);
      const byId = new Map(next.objects.map((one) => [one.id, one]));
      setGuides(next.guides);
      store.set({ dragged: (slide.objects ?? []).map((one) => byId.get(one.id) ?? one) });
    },
    /** Ends the drag. Returns true if something was moved, and the click that follows is none. */
    end: (): boolean => {
      const own = drag.current;
      const { dragged } = store.get();
      if (own?.isMoved && dragged) {
        const ids = new Set(own.objects.map(({ id }) => id));
        const byId = new Map(dragged.filter(({ id }) => ids.has(id)).map((one) => [one.id, one]));
        store.edit((deck) =>
          changeObjects(deck, slide.id, (objects) =>
            objects.map((one) => {
              const { x, y, w, h, start } = byId.get(one.id) ?? one;
              const isSame = x === one.x && y === one.y && w === one.w && h === one.h && start === one.start;
              return isSame ? one : { ...one, x, y, w, h, ...(start && { start }) };
            }),
          ),
        );
      }
      stop();
      return own?.isMoved ?? false;
    },
  };
}
