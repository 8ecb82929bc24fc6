import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  height: 'var(--visual-viewport-height, 100dvh)',
  background: vars.color.surface,
});

export const modal = style({ display: 'flex', width: '100%', height: '100%', outline: 'none' });

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  height: '100%',
  outline: 'none',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.low]: { paddingBlock: 0 } },
});

export const name = style({
  ...textStyles.sm,
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const stage = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  cursor: 'grab',
  // Pinch and drag are handled here.
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const whole = style({ flex: 'none', maxWidth: 'none' });

export const step = style({
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  zIndex: vars.z.raised,
});
export const stepBack = style([step, { left: vars.space[2] }]);
export const stepOn = style([step, { right: vars.space[2] }]);

export const zoomBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  padding: vars.space[1],
  borderTop: `1px solid ${vars.color.border}`,
});

export const percent = style({ ...textStyles.sm, minWidth: '3.5rem', textAlign: 'center' });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
  flex: 1,
  minHeight: 0,
  padding: vars.space[2],
  '@media': { '(orientation: portrait)': { gridTemplateColumns: '1fr', gridTemplateRows: '1fr 1fr' } },
});

export const side = style({ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' });

export const pair = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  cursor: 'ew-resize',
  touchAction: 'none',
  userSelect: 'none',
});

export const layer = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});

export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  width: '2px',
  marginInlineStart: '-1px',
  background: vars.color.focus,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'none',
});

export const range = style({ width: '100%', maxWidth: '640px', height: '2rem', margin: '0 auto' });

export const rangeRow = style({ display: 'flex', padding: `${vars.space[1]} ${vars.space[4]}` });
