import { globalStyle, style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const facts = style({
  ...textStyles.md,
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}`,
});

export const edit = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
});

globalStyle(`${facts} dt`, { ...textStyles.sm, color: vars.color.textMuted });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
globalStyle(`${facts} ul`, { margin: 0, paddingInlineStart: vars.space[5] });
