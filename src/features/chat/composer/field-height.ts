import { personalKey, readText, writeText } from '#platform/storage.ts';

/**
 * Heights of the field, px, and how far the pointer moves for one pixel of height (CHAT-02). One line and its box are lower
 * than the 60 px of the specification (docs/decisions.md).
 */
export const defaultHeight = 36;
export const minHeight = 36;
const divisor = 1.5;
const step = 10;
const page = 50;

export const clampHeight = (height: number, largest: number): number =>
  Math.round(Math.max(minHeight, Math.min(height, largest)));

/**
 * @param start height when the drag began
 * @param up how far the pointer went up since, px
 * @param largest half the window
 */
export const heightAfterMove = (start: number, up: number, largest: number): number =>
  clampHeight(start + up / divisor, largest);

/** The height after a key of the separator; null for a key that does nothing. */
export function heightAfterKey(key: string, height: number, largest: number): number | null {
  const heights: Record<string, number> = {
    ArrowUp: height + step,
    ArrowDown: height - step,
    PageUp: height + page,
    PageDown: height - page,
    Home: minHeight,
    End: largest,
  };
  const next = Object.hasOwn(heights, key) ? heights[key] : undefined;
  return next === undefined ? null : clampHeight(next, largest);
}

const place = (userId: number): string => personalKey('field-height', userId);

/** The height that a person chose; null for the default. */
export function keptHeight(userId: number): number | null {
  const height = Number(readText(place(userId)) ?? Number.NaN);
  return height >= minHeight && height <= 5000 ? height : null;
}

export const keepHeight = (userId: number, height: number | null): void =>
  void writeText(place(userId), height === null ? null : String(height));
