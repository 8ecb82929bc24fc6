import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

/** Over the slide; only objects take the pointer. */
export const layer = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const object = style({
  font: 'inherit',
  position: 'absolute',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.xs,
  background: 'transparent',
  cursor: 'move',
  pointerEvents: 'auto',
  outline: '1px dashed transparent',
  outlineOffset: '2px',
  // A level line has no height of its own.
  minHeight: '1.25rem',
  minWidth: '1.25rem',
  selectors: {
    '&:hover': { outlineColor: vars.color.borderStrong },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}` },
    '&[aria-pressed="true"]': { outline: `2px solid ${vars.color.accent}`, touchAction: 'none' },
    '&[aria-pressed="true"]:focus-visible': { outline: `3px solid ${vars.color.focus}` },
  },
});
export const level = style({ transform: 'translateY(-50%)' });
export const upright = style({ transform: 'translateX(-50%)' });
export const hint = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  border: '1px dashed currentcolor',
  borderRadius: vars.radius.xs,
  fontFamily: vars.font.text,
  fontSize: `max(${textStyles.xs.fontSize}, 1.5cqw)`,
});
/** A square at an edge, with more room for the finger around it. */
export const handle = style({
  position: 'absolute',
  width: '0.75rem',
  height: '0.75rem',
  transform: 'translate(-50%, -50%)',
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.xs,
  background: vars.color.surfaceRaised,
  pointerEvents: 'auto',
  touchAction: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${vars.space[2]})` } },
});
export const guide = style({ position: 'absolute', background: vars.color.accent });
/** The grid is drawn in the colour of the text of the theme. */
export const grid = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  opacity: 0.14,
  backgroundImage:
    'linear-gradient(to right, currentcolor 1px, transparent 1px), linear-gradient(to bottom, currentcolor 1px, transparent 1px)',
  backgroundSize: '1.25cqw 1.25cqw',
});
