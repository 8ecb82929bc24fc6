import { type PointerEvent, useRef, useState } from 'react';
import { CANVAS } from '../model/deck.ts';
import { edge, marks as layer, line, pointer, tool as toolClass } from './Marks.css.ts';
import { type Point, pathOf, pointIn, type Stroke } from './marks.ts';
import type { Marks } from './useMarks.ts';

const at = (event: PointerEvent): Point => pointIn(event, event.currentTarget.getBoundingClientRect());

/** Lies over a slide: shows the point and the lines, and with a tool the pointer moves the one or draws the other. */
export function MarksLayer({ marks }: { marks: Marks }) {
  const { tool } = marks;
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const isDown = useRef(false);
  const end = (): void => {
    isDown.current = false;
    if (stroke) marks.draw(stroke);
    setStroke(null);
  };
  const move = (event: PointerEvent): void => {
    if (tool === 'pointer') marks.pointTo(at(event));
    else if (isDown.current) setStroke([...(stroke ?? []), at(event)]);
  };
  return (
    <svg
      viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`}
      className={tool ? `${layer} ${toolClass[tool]}` : layer}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (tool === 'pointer') marks.pointTo(at(event));
        if (tool !== 'pen') return;
        isDown.current = true;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setStroke([at(event)]);
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={() => {
        if (tool === 'pointer') marks.pointTo(null);
      }}
    >
      {[...marks.strokes, ...(stroke ? [stroke] : [])].map((one, index) => (
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
