import { personalKey, readText, writeText } from '#platform/storage.ts';

/** Width of the test beside the form, % of the page (lab.md §4). */
export const defaultWidth = 45;
export const [leastWidth, mostWidth] = [25, 65];
const step = 5;

export const clampWidth = (width: number): number =>
  Math.round(Math.min(mostWidth, Math.max(leastWidth, width)));

/** The width after a key of the separator, which stands left of the test; null for a key that does nothing. */
export function widthAfterKey(key: string, width: number): number | null {
  const widths: Record<string, number> = {
    ArrowLeft: width + step,
    ArrowRight: width - step,
    Home: leastWidth,
    End: mostWidth,
  };
  const next = Object.hasOwn(widths, key) ? widths[key] : undefined;
  return next === undefined ? null : clampWidth(next);
}

const place = (userId: number): string => personalKey('test-width', userId);

/** The width that a person chose in this browser. */
export function keptWidth(userId: number): number {
  const width = Number(readText(place(userId)) ?? Number.NaN);
  return width >= leastWidth && width <= mostWidth ? width : defaultWidth;
}

export const keepWidth = (userId: number, width: number): void =>
  void writeText(place(userId), width === defaultWidth ? null : String(width));
