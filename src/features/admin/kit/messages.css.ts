import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** Text as the person wrote it, with its line ends. */
export const written = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.accent}`,
});
export const note = style([entry, { borderInlineStartColor: vars.color.warning }]);
export const picture = style({
  maxInlineSize: '100%',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
});
