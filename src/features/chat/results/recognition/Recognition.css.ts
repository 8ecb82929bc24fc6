import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const sheet = style({
  position: 'relative',
  width: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
});
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const missing = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
});

export const box = style({
  position: 'absolute',
  padding: 0,
  border: `1px solid ${vars.color.info}`,
  borderRadius: vars.radius.xs,
  background: 'none',
  cursor: 'pointer',
});
export const boxDoubtful = style({ border: `2px dashed ${vars.color.warning}` });
export const boxActive = style({
  outline: `3px solid ${vars.color.focus}`,
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});

export const blocks = style({ ...textStyles.md, padding: 0, listStyle: 'none' });
export const block = style({
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.sm,
  borderInlineStart: '3px solid transparent',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` } },
});
export const blockActive = style({
  borderInlineStartColor: vars.color.focus,
  background: vars.color.accentTint,
});
