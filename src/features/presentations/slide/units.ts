import { CANVAS } from '../model/deck.ts';

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** A length of the canvas, px, as a share of its width on the screen. */
export const unit = (px: number): string => `${round((px * 100) / CANVAS.width)}cqw`;

/** The CSS of a place on the canvas. */
export const at = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => ({
  left: unit(x),
  top: unit(y),
  width: unit(w),
  height: unit(h),
});
