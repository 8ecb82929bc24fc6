import { style, styleVariants } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  maxWidth: '680px',
});

/** Its tools end where the picture ends. */
export const single = style([root, { maxWidth: '512px' }]);

const grid = style({ display: 'grid', gap: vars.space[2], padding: 0, listStyle: 'none' });

/** By the number of pictures. */
export const grids = styleVariants({ one: [grid], several: [grid, { gridTemplateColumns: '1fr 1fr' }] });

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: '96px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
});

export const open = style({
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 'none',
  background: 'none',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' } },
  // The picture is printed, other buttons are not.
  '@media': { print: { display: 'block !important' } },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });

export const loading = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const missing = style({
  ...textStyles.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
