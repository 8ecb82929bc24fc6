import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

/** Tabs and content stand off the edge; the content has room for its focus rings. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  paddingInline: vars.space[2],
});
export const body = style({
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  overflow: 'auto',
  minHeight: 0,
  flex: 1,
});
export const label = style({ ...textStyles.sm, color: vars.color.textMuted });
export const finding = style({
  font: 'inherit',
  ...textStyles.sm,
  display: 'grid',
  gap: vars.space[0.5],
  width: '100%',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  textAlign: 'start',
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});
