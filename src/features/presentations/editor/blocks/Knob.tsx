import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Point } from '../../model/picture-place.ts';

interface KnobProps {
  label: string;
  /** What its place means, spoken after each change. */
  valueText: string;
  /** 0 to 100. */
  value: number;
  className: string;
  style: object;
  /** Where it stands, as shares of the picture. */
  at: Point;
  /** The directions in which it can be moved. */
  axis: 'x' | 'y' | 'both';
  onMove: (to: Point) => void;
}

/** Steps of an arrow key, and with Shift, as shares of the picture. */
const [STEP, LEAP] = [0.01, 0.1];

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A point of the picture around a knob, as shares of it. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = (
    currentTarget.closest('[data-picture]') ?? currentTarget
  ).getBoundingClientRect();
  return { x: (clientX - left) / Math.max(1, width), y: (clientY - top) / Math.max(1, height) };
}

/** Something on a picture that is moved by pointer and by arrow keys. */
export function Knob({ label, valueText, value, at, axis, onMove, ...looks }: KnobProps) {
  const held = useRef<Point | null>(null);
  const press = (event: KeyboardEvent): void => {
    const [x = 0, y = 0] = directions[event.key] ?? [];
    if ((x === 0 && y === 0) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? LEAP : STEP;
    // Both pairs of arrow keys move an edge, as they do with any slider.
    const [across, down] = axis === 'both' ? [x, y] : axis === 'x' ? [x - y, 0] : [0, y + x];
    onMove({ x: at.x + across * step, y: at.y + down * step });
  };
  return (
    <div
      {...looks}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      aria-valuetext={valueText}
      aria-orientation={axis === 'y' ? 'vertical' : 'horizontal'}
      onKeyDown={press}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const { x, y } = pointOf(event);
        held.current = { x: x - at.x, y: y - at.y };
      }}
      onPointerMove={(event) => {
        if (!held.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const { x, y } = pointOf(event);
        onMove({ x: x - held.current.x, y: y - held.current.y });
      }}
      onPointerUp={() => {
        held.current = null;
      }}
    />
  );
}
