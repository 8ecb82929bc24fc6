import { isUuid } from '#lib/uuid.ts';
import { panelIn } from '../panels/Panel.tsx';
import type { PanelId } from '../panels/useShowPanel.ts';

/** What is shown instead of one slide: the texts of all slides, or all slides as a grid. */
export type View = 'outline' | 'all';
const views: readonly View[] = ['outline', 'all'];

/** What the address says besides the presentation (presentations.md §4). */
export interface EditorSearch {
  /** Id of the slide on the screen. */
  slide?: string | undefined;
  panel?: PanelId | undefined;
  /** The thread of comments that the panel shows first. */
  thread?: string | undefined;
  view?: View | undefined;
  /** Whether the show runs, or this is the presenter's window. */
  show?: true | 'presenter' | undefined;
}

/** Reads the untrusted parameters of the address. */
export function parseEditorSearch({
  slide,
  panel,
  thread,
  view,
  show,
}: Readonly<Record<string, unknown>>): EditorSearch {
  // The router reads a number where the id looks like one.
  const id = typeof slide === 'number' ? String(slide) : slide;
  const known = views.find((one) => one === view);
  return {
    ...(typeof id === 'string' && /^[0-9A-Za-z_-]{1,40}$/.test(id) && { slide: id }),
    ...(panelIn(panel) && { panel: panelIn(panel) }),
    ...(typeof thread === 'string' && isUuid(thread) && { thread: thread.toLowerCase() }),
    ...(known && { view: known }),
    ...((show === true || show === 1) && { show: true }),
    ...(show === 'presenter' && { show }),
  };
}
