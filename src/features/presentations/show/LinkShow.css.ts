import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

/** Between the buttons; the digits keep their width. */
export const place = style({
  ...textStyles.sm,
  alignSelf: 'center',
  paddingInline: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** The page around a message. */
export const message = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: vars.space[5],
  background: vars.color.surface,
  color: vars.color.text,
});
