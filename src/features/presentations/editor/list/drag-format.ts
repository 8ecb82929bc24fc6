/** Formats of what is dragged in the list of slides; only this page reads them. */
export const SLIDES_FORMAT = 'application/x-neuro-slides';
export const SECTION_FORMAT = 'application/x-neuro-section';

interface DragProps {
  role?: string;
  tabIndex?: number;
  'aria-describedby'?: string;
}

/** Drag props of an option without those for the keyboard: the list has the focus and moves options by its own keys. */
export function pointerDrag<Props extends DragProps>({
  role: _,
  tabIndex: __,
  'aria-describedby': ___,
  ...drag
}: Props): Omit<Props, keyof DragProps> {
  return drag;
}
