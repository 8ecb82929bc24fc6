/** Path strings of plain shapes; pure, lengths in px. */

/** A length in a path string, to a tenth. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);

export const rectangle = (x: number, y: number, width: number, tall: number): string =>
  `M${at(x)} ${at(y)}h${at(width)}v${at(tall)}h${at(-width)}z`;

/** Oblique lines over a rectangle, 6 px apart. */
export function hatching(left: number, top: number, width: number, tall: number): string {
  const lines: string[] = [];
  for (let shift = 6; shift < width + tall; shift += 6) {
    const [fromX, fromY] = [Math.max(0, shift - tall), Math.min(tall, shift)];
    const [toX, toY] = [Math.min(width, shift), Math.max(0, shift - width)];
    lines.push(`M${at(left + fromX)} ${at(top + fromY)}L${at(left + toX)} ${at(top + toY)}`);
  }
  return lines.join('');
}
