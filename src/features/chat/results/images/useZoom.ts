import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { clamped, fitScale, type Size, type View, zoomed } from './zoom.ts';

interface Zoom {
  view: View;
  /** For the frame of the picture. */
  frameRef: (frame: HTMLDivElement | null) => void;
  /** Enlarges or reduces around the middle. */
  zoom: (factor: number) => void;
  /** 1 is 100 %. */
  toScale: (scale: number) => void;
  toFit: () => void;
  /** Wheel, drag and pinch. */
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
}

const distance = ([a, b]: readonly { x: number; y: number }[]): number =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;

/**
 * Zoom and position of a picture in its frame. It is fitted at first, also after a resize.
 *
 * @param id another id starts fitted
 */
export function useZoom(picture: Size, id: string): Zoom {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  const [own, setView] = useState<{ id: string; view: View } | null>(null);
  const setOwn = (next: View): void => setView({ id, view: next });
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const fitted: View = { scale: fitScale(picture, size), x: 0, y: 0 };
  const view = own?.id === id ? clamped(own.view, picture, size) : fitted;

  const zoomAt = useEffectEvent((factor: number, clientX: number, clientY: number): void => {
    if (!frame) return;
    const { left, top, width, height } = frame.getBoundingClientRect();
    const point = { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    setOwn(zoomed(view, factor, picture, size, point));
  });

  useEffect(() => {
    if (!frame) return undefined;
    const measure = (): void => setSize({ width: frame.clientWidth, height: frame.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    // React's own listener is passive and could not keep the page from zooming.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002)), event.clientX, event.clientY);
    };
    frame.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      frame.removeEventListener('wheel', onWheel);
    };
  }, [frame]);

  const forget = ({ pointerId }: PointerEvent): void => void pointers.current.delete(pointerId);
  const zoom = (factor: number): void => setOwn(zoomed(view, factor, picture, size));
  return {
    view,
    frameRef: setFrame,
    zoom,
    toScale: (scale) => zoom(scale / view.scale),
    toFit: () => setView(null),
    handlers: {
      onPointerDown(event) {
        // Not on the buttons inside the frame.
        if (event.target instanceof Element && event.target.closest('button')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove({ pointerId, clientX, clientY, currentTarget }) {
        const before = pointers.current.get(pointerId);
        if (!before) return;
        const old = [...pointers.current.values()];
        pointers.current.set(pointerId, { x: clientX, y: clientY });
        const now = [...pointers.current.values()];
        if (now.length === 1) {
          const moved = { ...view, x: view.x + clientX - before.x, y: view.y + clientY - before.y };
          setOwn(clamped(moved, picture, size));
          return;
        }
        const [a, b] = now;
        if (!a || !b || distance(old) === 0) return;
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        const middle = { x: (a.x + b.x) / 2 - left - width / 2, y: (a.y + b.y) / 2 - top - height / 2 };
        setOwn(zoomed(view, distance(now) / distance(old), picture, size, middle));
      },
      onPointerUp: forget,
      onPointerCancel: forget,
    },
  };
}
