import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** Covers the slide. Without a tool it ignores the pointer. */
export const marks = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
});
export const tool = styleVariants({
  pointer: { pointerEvents: 'auto', touchAction: 'none', cursor: 'none' },
  pen: { pointerEvents: 'auto', touchAction: 'none', cursor: 'crosshair' },
});
const drawn = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
/** A white edge, so that a line is visible on red and on dark slides. */
export const edge = style({ ...drawn, stroke: vars.fixed.white, strokeWidth: 10 });
export const line = style({ ...drawn, stroke: vars.color.negativeFill, strokeWidth: 6 });
export const pointer = style({ fill: vars.color.negativeFill, stroke: vars.fixed.white, strokeWidth: 3 });
