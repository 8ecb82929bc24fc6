interface Wave {
  /** Loudness from 0 to 1; null: a plain bar. */
  peaks: readonly number[] | null;
  /** How much is played, from 0 to 1. */
  share: number;
  /** Positions of the chapters, from 0 to 1. */
  marks: readonly number[];
}

/** Width of a column and of the gap after it, px. */
const COLUMN = 2;
const GAP = 1;

/**
 * Loudness of `count` columns: the loudest of the values that fall into a column, the nearest one where there are fewer
 * values than columns.
 */
export function columnsOf(peaks: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_column, index) => {
    const from = Math.floor((index * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / count));
    return Math.max(0, ...peaks.slice(from, to));
  });
}

/** Draws a wave in the colours of the theme, at the resolution of the screen. */
export function drawWave(canvas: HTMLCanvasElement, { peaks, share, marks }: Wave): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = canvas.getContext('2d');
  if (!context || width === 0) return;
  const density = devicePixelRatio || 1;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  context.scale(density, density);
  // The style sheet gives the colours: played, not played yet.
  const { color, outlineColor } = getComputedStyle(canvas);
  const middle = height / 2;
  const edge = share * width;
  if (peaks && peaks.length > 0) {
    const columns = columnsOf(peaks, Math.floor(width / (COLUMN + GAP)));
    for (const [index, peak] of columns.entries()) {
      const x = index * (COLUMN + GAP);
      const half = Math.max(1, peak * (middle - 2));
      context.fillStyle = x < edge ? color : outlineColor;
      context.fillRect(x, middle - half, COLUMN, half * 2);
    }
  } else {
    context.fillStyle = outlineColor;
    context.fillRect(0, middle - 2, width, 4);
    context.fillStyle = color;
    context.fillRect(0, middle - 2, edge, 4);
  }
  context.fillStyle = color;
  for (const mark of marks) if (mark > 0) context.fillRect(mark * width, height - 4, 2, 4);
  context.fillRect(Math.min(width - 2, edge), 0, 2, height);
}
