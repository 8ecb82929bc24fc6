import { globalStyle, style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
export const legend = style({ ...textStyles.sm, fontWeight: vars.weight.medium });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A file with its button at its end. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});

/** Lies over the form while files are dragged over it; `--np-drop-top` is the height of what covers the form's top. */
export const dropNote = style({
  ...textStyles.lg,
  position: 'sticky',
  top: 'var(--np-drop-top, 0)',
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
