/** Breakpoints of APP-05, in px: where each layout begins. */
export const breakpoints = { sm: 600, md: 1024, lg: 1440, xl: 1920 } as const;

export type Breakpoint = keyof typeof breakpoints;

/**
 * What is chosen where the reader's own colours are forced (`media.forcedColors`): the fill that says so would be lost.
 */
export const forcedSelection = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const;

/** Media queries by name, for `'@media'` of a style and for `matchMedia`. */
export const media = {
  from: (name: Breakpoint) => `(min-width: ${breakpoints[name]}px)`,
  below: (name: Breakpoint) => `(max-width: ${breakpoints[name] - 0.02}px)`,
  /** A phone that lies down, a page enlarged four times. */
  low: '(max-height: 480px)',
  /** The space over an on-screen keyboard: room for the parts of a dialog, not for the space around them. */
  veryLow: '(max-height: 26em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  /** A pointer that can hover; touch screens keep hover states after a tap otherwise. */
  hover: '(hover: hover)',
} as const;
