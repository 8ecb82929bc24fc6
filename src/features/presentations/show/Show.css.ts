import { style, styleVariants } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const screen = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.popover,
  display: 'grid',
  placeItems: 'center',
  color: vars.fixed.white,
  background: vars.fixed.black,
  outline: 'none',
  cursor: 'default',
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
});
/** While the pointer rests: nothing lies over the slide. */
export const resting = style({ cursor: 'none' });
export const slide = style({ position: 'relative', width: 'min(100vw, calc(100dvh * 16 / 9))' });
export const cover = styleVariants({
  black: { position: 'absolute', inset: 0, background: vars.fixed.black },
  white: { position: 'absolute', inset: 0, background: vars.fixed.white },
});
const edge = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: '22%',
  padding: 0,
  border: 'none',
  background: 'transparent',
  outlineOffset: '-4px',
  cursor: 'inherit',
} as const;
export const back = style({ ...edge, insetInlineStart: 0 });
export const next = style({ ...edge, insetInlineEnd: 0 });
export const tools = style({
  position: 'absolute',
  bottom: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'flex',
  gap: vars.space[1],
  padding: vars.space[1],
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.raised,
  transition: `opacity ${vars.duration.normal}`,
  selectors: {
    // A tap there turns the slide.
    [`${resting} &:not(:hover, :has(:focus-visible))`]: { opacity: 0, pointerEvents: 'none' },
  },
});
export const help = style({
  ...textStyles.md,
  position: 'absolute',
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  maxWidth: '90vw',
  padding: vars.space[6],
  borderRadius: vars.radius.lg,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.dialog,
});
export const keys = style({ fontWeight: vars.weight.semibold });
export const does = style({ margin: 0 });
export const presenter = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.popover,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  overflow: 'auto',
  color: vars.color.text,
  background: vars.color.surface,
  '@media': { [media.below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' } },
});
export const clock = style({
  ...textStyles.xl,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
});
/** Sets the edge of a white slide off the white window. */
export const sheet = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  position: 'relative',
});
export const column = style({ display: 'grid', gap: vars.space[3], alignContent: 'start', minWidth: 0 });
export const notes = style({ ...textStyles.lg, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
