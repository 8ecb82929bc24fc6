import { isRecord } from '#lib/guards.ts';
import { type Drawn, isDrawn, isPoint, isStroke, type Point, type Stroke } from './marks.ts';

/** Messages between the show and the presenter's window. */
export type ShowMessage =
  /** The slide on the screen (null after the end) and when the show started. */
  | { type: 'at'; slide: string | null; startedAt: number }
  | { type: 'where' }
  | { type: 'move'; by: 1 | -1 }
  /** Where the pointer is on the slide; null without it. */
  | { type: 'point'; point: Point | null }
  /** A line was drawn on a slide; all lines on it were erased. */
  | { type: 'stroke'; slide: string; stroke: Stroke }
  | { type: 'erased'; slide: string }
  /** All lines of the show. They replace those of the other window. */
  | { type: 'drawn'; drawn: Drawn };

/** Reads what another window has posted; null for anything else, because every page of this origin can post. */
function messageOf(data: unknown): ShowMessage | null {
  if (!isRecord(data)) return null;
  const { type, slide, startedAt, by, point, stroke, drawn } = data;
  if (type === 'where') return { type };
  if (type === 'move' && (by === 1 || by === -1)) return { type, by };
  if (type === 'at' && (slide === null || typeof slide === 'string') && typeof startedAt === 'number')
    return { type, slide, startedAt };
  if (type === 'point' && (point === null || isPoint(point))) return { type, point };
  if (type === 'stroke' && typeof slide === 'string' && isStroke(stroke)) return { type, slide, stroke };
  if (type === 'erased' && typeof slide === 'string') return { type, slide };
  if (type === 'drawn' && isDrawn(drawn)) return { type, drawn };
  return null;
}

/** The channel between the show of a presentation and its presenter's window. */
export function openShowChannel(place: string, onMessage: (message: ShowMessage) => void) {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(`neuro-show:${place}`) : null;
  // In a test an open channel would keep Node.js running.
  if (channel && 'unref' in channel) (channel as { unref(): void }).unref();
  channel?.addEventListener('message', ({ data }) => {
    const message = messageOf(data);
    if (message) onMessage(message);
  });
  return {
    tell: (message: ShowMessage): void => channel?.postMessage(message),
    close: (): void => channel?.close(),
  };
}
