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

export type TextSize = keyof typeof textStyles;
