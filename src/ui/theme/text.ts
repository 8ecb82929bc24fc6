/** Text sizes: `fontSize` and `lineHeight` to spread into a style, in rem for user zoom. */
export const textStyles = {
  xs: { fontSize: '0.75rem', lineHeight: '1rem' },
  sm: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
  md: { fontSize: '0.9375rem', lineHeight: '1.5rem' },
  lg: { fontSize: '1.0625rem', lineHeight: '1.625rem' },
  xl: { fontSize: '1.25rem', lineHeight: '1.75rem', letterSpacing: '-0.01em' },
  xxl: { fontSize: '1.625rem', lineHeight: '2rem', letterSpacing: '-0.015em' },
  display: { fontSize: '2.125rem', lineHeight: '2.5rem', letterSpacing: '-0.02em' },
} as const;

/** Text of a button of the usual height. */
export const controlText = { fontSize: '0.875rem', lineHeight: '1.25rem' } as const;

/** Sizes beside the scale, each for one purpose. */
export const specialText = {
  /** Two letters in a small circle. */
  sign: '0.625rem',
  /** Relative to the text around. */
  key: '0.9em',
  formula: '1.12em',
  /** In a drawing whose coordinates are px. */
  drawing: '12px',
  /** In fields on touch screens: browsers enlarge the page at a field with a smaller text. */
  touch: 'max(16px, 1em)',
} as const;

/** On paper: notes of slides, tables of lists, and tables of answers. */
export const paperText = {
  notes: { fontSize: '11pt', lineHeight: 1.35 },
  list: { fontSize: '8pt', lineHeight: 1.3 },
  tableLine: 1.35,
} as const;

export type TextSize = keyof typeof textStyles;
