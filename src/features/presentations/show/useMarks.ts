import { useState } from 'react';
import type { MarkTool, Point, Stroke } from './marks.ts';
import type { ShowMessage } from './show-channel.ts';

/** What is shown and drawn on the slide, and with what. */
export interface Marks {
  readonly tool: MarkTool | null;
  readonly point: Point | null;
  readonly strokes: readonly Stroke[];
  /** Takes a tool, or puts it away if it is in use. */
  readonly choose: (tool: MarkTool) => void;
  readonly putAway: () => void;
  readonly pointTo: (point: Point | null) => void;
  readonly draw: (stroke: Stroke) => void;
  readonly erase: () => void;
  /** Takes over what was shown or drawn in the other window. */
  readonly receive: (message: ShowMessage) => void;
}

/**
 * The marks on the slides of a show. Both of its windows have them, and what is drawn in one appears in the other. They are
 * kept by slide until the window closes.
 *
 * @param slide id of the slide that is shown
 * @param tell sends a message to the other window
 */
export function useMarks(slide: string | null, tell: (message: ShowMessage) => void): Marks {
  const [tool, setTool] = useState<MarkTool | null>(null);
  const [point, setPoint] = useState<Point | null>(null);
  const [drawn, setDrawn] = useState<Readonly<Record<string, readonly Stroke[]>>>({});
  const strokes = (slide !== null && drawn[slide]) || [];
  const pointTo = (next: Point | null): void => {
    setPoint(next);
    tell({ type: 'point', point: next });
  };
  const replace = (next: readonly Stroke[]): void => {
    if (slide === null) return;
    setDrawn({ ...drawn, [slide]: next });
    tell({ type: 'drawn', slide, strokes: next });
  };
  const putAway = (): void => {
    setTool(null);
    pointTo(null);
  };
  return {
    tool,
    point,
    strokes,
    choose: (chosen) => {
      putAway();
      if (chosen !== tool) setTool(chosen);
    },
    putAway,
    pointTo,
    draw: (stroke) => replace([...strokes, stroke]),
    erase: () => replace([]),
    receive: (message) => {
      if (message.type === 'point') setPoint(message.point);
      if (message.type === 'drawn') setDrawn((all) => ({ ...all, [message.slide]: message.strokes }));
    },
  };
}
