/** Breakpoints of APP-05 in px: the minimum width of each layout. */
export const breakpoints = { sm: 600, md: 1024, lg: 1440, xl: 1920 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** The style of a selected element in forced colours (`media.forcedColors`), which remove its background. */
export const forcedSelection = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const;

/** Named media queries for `'@media'` of a style and for `matchMedia`. */
export const media = {
  from: (name: Breakpoint) => `(min-width: ${breakpoints[name]}px)`,
  below: (name: Breakpoint) => `(max-width: ${breakpoints[name] - 0.02}px)`,
  /** A phone in landscape orientation, or a page at 400 % zoom. */
  low: '(max-height: 480px)',
  /** The space above an on-screen keyboard: enough for the parts of a dialog without margins. */
  veryLow: '(max-height: 26em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  /** A pointer that can hover; touch screens would keep the hover state after a tap. */
  hover: '(hover: hover)',
} as const;
