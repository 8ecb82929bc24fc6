import { globalStyle, style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const area = style({ position: 'relative' });

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  maxWidth: '44rem',
});

/** Two fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const legend = style({ ...textStyles.sm, fontWeight: vars.weight.medium });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[2]} 0`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
});

/** Lies over the form while files are dragged over it. */
export const dropNote = style({
  ...textStyles.lg,
  position: 'sticky',
  top: vars.space[16],
  zIndex: vars.z.raised,
  height: 0,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  pointerEvents: 'none',
});
globalStyle(`${dropNote} > span`, {
  display: 'block',
  padding: vars.space[6],
  border: `2px dashed ${vars.color.focus}`,
  borderRadius: vars.radius.xl,
  background: vars.color.accentTint,
  color: vars.color.accentTintText,
});
