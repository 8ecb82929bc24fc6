/** What part of a picture is shown. `scale` 1 is 100 %; `x`, `y`: distance of its centre from that of the frame, px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const MAX_SCALE = 8;
/** Factor of one step by key or button. */
export const STEP = 1.25;

/** The scale at which the whole picture fits into the frame; a small picture is not enlarged. */
export const fitScale = (picture: Size, frame: Size): number =>
  Math.min(1, frame.width / picture.width, frame.height / picture.height);

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Moves the picture back, so that it has no margin in a direction in which it is larger than the frame. */
export function clamped({ scale, x, y }: View, picture: Size, frame: Size): View {
  const limitX = Math.max(0, (picture.width * scale - frame.width) / 2);
  const limitY = Math.max(0, (picture.height * scale - frame.height) / 2);
  return { scale, x: between(x, -limitX, limitX), y: between(y, -limitY, limitY) };
}

/**
 * Enlarges or reduces a picture; the point under the pointer stays where it is.
 *
 * @param point from the centre of the frame, px. @default the centre
 */
export function zoomed(
  view: View,
  factor: number,
  picture: Size,
  frame: Size,
  point: { x: number; y: number } = { x: 0, y: 0 },
): View {
  const fit = fitScale(picture, frame);
  const scale = between(view.scale * factor, Math.min(fit, 1), MAX_SCALE);
  const change = scale / view.scale;
  const x = point.x - (point.x - view.x) * change;
  const y = point.y - (point.y - view.y) * change;
  return clamped({ scale, x, y }, picture, frame);
}
