import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** As wide as a conversation. */
export const page = style({
  width: '100%',
  maxWidth: '48rem',
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[12]}`,
});
export const answer = style({ minWidth: 0 });
export const request = style({
  alignSelf: 'end',
  maxWidth: '85%',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
});
export const requestText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const fileList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: `${vars.space[3]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
