import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const trigger = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  padding: vars.space[1],
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.surfaceHover } },
});

export const address = style({
  display: 'none',
  maxWidth: '220px',
  paddingInlineEnd: vars.space[2],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.from('md')]: { display: 'block' } },
});
