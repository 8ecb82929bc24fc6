import { useMedia } from '#ui/index.ts';
import { media } from '#ui/theme/index.ts';

/**
 * How the editor is laid out (presentations.md §4): list, slide and panel side by side; the panel there on request; the list
 * as a strip and the panel as a drawer; cards, then one slide as fields.
 */
export type Width = 'wide' | 'middle' | 'strip' | 'phone';

/** The layout for the width of the window. */
export function useWidth(): Width {
  const isPhone = useMedia(media.below('sm'));
  const isStrip = useMedia(media.below('md'));
  const isWide = useMedia(media.from('lg'));
  if (isPhone) return 'phone';
  if (isStrip) return 'strip';
  return isWide ? 'wide' : 'middle';
}
