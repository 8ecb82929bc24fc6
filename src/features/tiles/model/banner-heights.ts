import { readJson, writeText } from '#platform/storage.ts';

/** The heights that the banners had the last time, px; 0 where unknown. */
export interface BannerHeights {
  count: number;
  /** Height of all banners. */
  height: number;
  /** Width of the window at that time. */
  width: number;
}

const key = 'bannerPlace';
/** Reserved by a browser that has not shown banners before. */
const unknown: BannerHeights = { count: 2, height: 0, width: 0 };

const isSize = (value: unknown, max: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= max;

/** The height to reserve until the banners load; storage is untrusted. */
export function readBannerHeights(): BannerHeights {
  const stored = readJson(key);
  if (typeof stored !== 'object' || stored === null) return unknown;
  const { count, height, width } = stored as Record<string, unknown>;
  return Number.isInteger(count) && isSize(count, 20) && isSize(height, 3000) && isSize(width, 20_000)
    ? { count, height, width }
    : unknown;
}

export const writeBannerHeights = (heights: BannerHeights): void =>
  void writeText(key, JSON.stringify(heights));
