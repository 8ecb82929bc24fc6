/** A part of a slide, px of 1280 × 720. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** True for two areas that do not overlap. */
export const areApart = (one: Area, other: Area): boolean =>
  one.x + one.w <= other.x ||
  other.x + other.w <= one.x ||
  one.y + one.h <= other.y ||
  other.y + other.h <= one.y;
