import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const barHeight = '56px';

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const skipLink = style({
  position: 'fixed',
  top: vars.space[2],
  left: vars.space[2],
  zIndex: vars.z.popover,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  boxSizing: 'border-box',
  height: barHeight,
  padding: `0 ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [media.from('md')]: { gap: vars.space[6], padding: `0 ${vars.space[6]}` } },
});

export const home = style({
  display: 'flex',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.md,
});

export const nav = style({
  display: 'none',
  gap: vars.space[1],
  '@media': { [media.from('md')]: { display: 'flex' } },
});

export const navLink = style({
  ...textStyles.md,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-current="page"]': { background: vars.color.accentTint, color: vars.color.accentTintText },
  },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  minWidth: 0,
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  outline: 'none',
});
