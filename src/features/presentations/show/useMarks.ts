import { useEffect, useEffectEvent, useState } from 'react';
import type { Drawn, MarkTool, Point, Stroke } from './marks.ts';
import type { ShowMessage } from './show-channel.ts';

/** The marks on the current slide, the tool in use, and how to change them. */
export interface Marks {
  readonly tool: MarkTool | null;
  readonly point: Point | null;
  /** The lines on the slide. */
  readonly strokes: readonly Stroke[];
  /** Id of the slide. */
  readonly slide: string | null;
  /** All lines of the show. */
  readonly drawn: Drawn;
  /** Takes a tool, or puts it away if it is in use. */
  readonly choose: (tool: MarkTool) => void;
  readonly putAway: () => void;
  readonly pointTo: (point: Point | null) => void;
  readonly draw: (slide: string, stroke: Stroke) => void;
  readonly erase: () => void;
  /** Applies a message of the other window. */
  readonly receive: (message: ShowMessage) => void;
}

/**
 * The marks of a show. The window of the show and that of the presenter have the same marks: a change in one is sent to the
 * other. The lines of each slide are kept until the show ends.
 *
 * @param slide id of the slide that is shown
 * @param tell sends a message to the other window
 */
export function useMarks(slide: string | null, tell: (message: ShowMessage) => void): Marks {
  const [tool, setTool] = useState<MarkTool | null>(null);
  const [point, setPoint] = useState<Point | null>(null);
  const [drawn, setDrawn] = useState<Drawn>({});
  const add = (id: string, stroke: Stroke): void =>
    setDrawn((all) => ({ ...all, [id]: [...(all[id] ?? []), stroke] }));
  const remove = (id: string): void => setDrawn((all) => ({ ...all, [id]: [] }));
  const pointTo = (next: Point | null): void => {
    setPoint(next);
    tell({ type: 'point', point: next });
  };
  const putAway = (): void => {
    setTool(null);
    pointTo(null);
  };
  // Without this message the other window would keep the point after this window is closed.
  const leave = useEffectEvent((): void => tell({ type: 'point', point: null }));
  useEffect(() => {
    const onLeave = (): void => leave();
    addEventListener('pagehide', onLeave);
    return () => removeEventListener('pagehide', onLeave);
  }, []);
  return {
    tool,
    point,
    strokes: (slide !== null && drawn[slide]) || [],
    slide,
    drawn,
    choose: (chosen) => {
      putAway();
      if (chosen !== tool) setTool(chosen);
    },
    putAway,
    pointTo,
    draw: (id, stroke) => {
      add(id, stroke);
      tell({ type: 'stroke', slide: id, stroke });
    },
    erase: () => {
      if (slide === null) return;
      remove(slide);
      tell({ type: 'erased', slide });
    },
    receive: (message) => {
      if (message.type === 'point') setPoint(message.point);
      if (message.type === 'stroke') add(message.slide, message.stroke);
      if (message.type === 'erased') remove(message.slide);
      if (message.type === 'drawn') setDrawn(message.drawn);
    },
  };
}
