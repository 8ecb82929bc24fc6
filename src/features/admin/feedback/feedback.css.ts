import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** Text as the person wrote it, with its line ends. */
export const written = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const entries = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
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
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
