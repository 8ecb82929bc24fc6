import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

/** What is announced; without words it takes no room between its neighbours. */
export const ending = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const caption = style({
  ...textStyles.sm,
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** The number of a slide stays in one line. */
export const place = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const center = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  height: '100%',
  padding: vars.space[3],
  textAlign: 'center',
});
