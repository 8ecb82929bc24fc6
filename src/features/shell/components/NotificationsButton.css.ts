import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const root = style({ position: 'relative', display: 'flex' });

/** At the corner of the bell; presses go through it to the button. */
export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minWidth: '1.125rem',
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius.full,
  color: vars.color.onAccent,
  backgroundColor: vars.color.accent,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  fontSize: '0.6875rem',
  fontWeight: vars.weight.semibold,
  lineHeight: '1.125rem',
  textAlign: 'center',
  pointerEvents: 'none',
});
