import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const step = style({
  ...textStyles.sm,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderInlineStart: `2px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
});

export const plain = style({
  ...textStyles.sm,
  maxHeight: '16rem',
  padding: vars.space[2],
  overflow: 'auto',
  borderRadius: vars.radius.md,
  background: vars.color.surfaceHover,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // A text from outside does not change the direction of what surrounds it.
  unicodeBidi: 'isolate',
  '@media': { print: { maxHeight: 'none' } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});

export const table = style({
  ...textStyles.sm,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  color: vars.color.text,
});

export const name = style({
  width: '30%',
  padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[1]} 0`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

export const value = style({
  padding: `${vars.space[1]} 0`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  verticalAlign: 'top',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});
