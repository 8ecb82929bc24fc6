import { type PointerEvent, useRef, useState } from 'react';
import { CANVAS } from '../model/deck.ts';
import { edge, marks as layer, line, pointer, tool as toolClass } from './Marks.css.ts';
import { type Point, pathOf, pointIn, type Stroke } from './marks.ts';
import type { Marks } from './useMarks.ts';

const at = (event: PointerEvent): Point => pointIn(event, event.currentTarget.getBoundingClientRect());

/** A line while it is drawn. */
interface OpenStroke {
  readonly pointerId: number;
  /** Id of the slide on which it was begun. */
  readonly slide: string;
  readonly points: Stroke;
}

/** Covers a slide. Shows the laser point and the drawn lines. With a tool in use, the mouse or finger moves the point or draws a line. */
export function MarksLayer({ marks }: { marks: Marks }) {
  const { tool, slide } = marks;
  const open = useRef<OpenStroke>(null);
  const [shown, setShown] = useState<OpenStroke | null>(null);
  const put = (stroke: OpenStroke | null): void => {
    open.current = stroke;
    setShown(stroke);
  };
  const begin = (event: PointerEvent): void => {
    if (tool === 'pointer') marks.pointTo(at(event));
    if (tool !== 'pen' || slide === null || event.button !== 0 || open.current) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    put({ pointerId: event.pointerId, slide, points: [at(event)] });
  };
  const move = (event: PointerEvent): void => {
    const stroke = open.current;
    if (tool === 'pointer') marks.pointTo(at(event));
    else if (stroke?.pointerId === event.pointerId) put({ ...stroke, points: [...stroke.points, at(event)] });
  };
  const end = ({ pointerId }: PointerEvent): void => {
    const stroke = open.current;
    if (stroke?.pointerId !== pointerId) return;
    put(null);
    marks.draw(stroke.slide, stroke.points);
  };
  return (
    <svg
      viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`}
      className={tool ? `${layer} ${toolClass[tool]}` : layer}
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={() => {
        if (tool === 'pointer') marks.pointTo(null);
      }}
    >
      {[...marks.strokes, ...(shown?.slide === slide && shown ? [shown.points] : [])].map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and only the last one changes
        <g key={index}>
          <path d={pathOf(one)} className={edge} />
          <path d={pathOf(one)} className={line} />
        </g>
      ))}
      {marks.point && <circle cx={marks.point.x} cy={marks.point.y} r={11} className={pointer} />}
    </svg>
  );
}
