import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const cards = style({
  display: 'grid',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
  '@media': { [media.from('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space[3] } },
});

export const card = style({
  ...textStyles.sm,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[0.5],
  width: '100%',
  height: '100%',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  color: vars.color.text,
  fontFamily: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.normal}`,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&[aria-pressed="true"]': { borderColor: vars.color.accentTintBorder, background: vars.color.accentTint },
  },
});

export const title = style({ fontWeight: vars.weight.semibold });

export const outcome = style({
  color: vars.color.textMuted,
  selectors: { '[aria-pressed="true"] > &': { color: vars.color.accentTintText } },
});
