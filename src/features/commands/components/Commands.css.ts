import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const narrow = style({ display: 'flex', '@media': { [media.from('lg')]: { display: 'none' } } });

export const wide = style({
  ...textStyles.sm,
  display: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.25rem',
  marginInlineEnd: vars.space[2],
  padding: `0 ${vars.space[2]} 0 ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.surfaceHover, color: vars.color.text } },
  '@media': { [media.from('lg')]: { display: 'flex' } },
});
