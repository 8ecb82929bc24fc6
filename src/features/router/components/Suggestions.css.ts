import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const list = style({
  display: 'flex',
  flex: 1,
  gap: vars.space[1],
  minWidth: 0,
  padding: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
});

export const item = style({ flexShrink: 0 });

export const suggestion = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[0.5]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.text,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});
