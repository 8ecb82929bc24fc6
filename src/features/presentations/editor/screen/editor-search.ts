import { type PanelId, panelIn } from '../panels/Panel.tsx';

/** What the address says besides the presentation (presentations.md §4). */
export interface EditorSearch {
  /** Id of the slide on the screen. */
  slide?: string | undefined;
  panel?: PanelId | undefined;
  /** Whether the show runs, or this is the presenter's window. */
  show?: true | 'presenter' | undefined;
}

/** Reads the untrusted parameters of the address. */
export function parseEditorSearch({ slide, panel, show }: Readonly<Record<string, unknown>>): EditorSearch {
  // The router reads a number where the id looks like one.
  const id = typeof slide === 'number' ? String(slide) : slide;
  return {
    ...(typeof id === 'string' && /^[0-9A-Za-z_-]{1,40}$/.test(id) && { slide: id }),
    ...(panelIn(panel) && { panel: panelIn(panel) }),
    ...((show === true || show === 1) && { show: true }),
    ...(show === 'presenter' && { show }),
  };
}
