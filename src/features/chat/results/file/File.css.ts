import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  maxWidth: '760px',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
});

export const panes = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { '(min-width: 768px)': { gridTemplateColumns: '1fr 1fr' } },
});
export const pane = style({ minWidth: 0 });
export const paneTitle = style({
  ...textStyles.sm,
  color: vars.color.textMuted,
  marginBlockEnd: vars.space[1],
});

export const pageBox = style({
  maxHeight: '60vh',
  overflow: 'auto',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}` } },
});
export const pageImage = style({ display: 'block', maxWidth: '100%', height: 'auto' });
export const pageText = style({ ...textStyles.sm, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
