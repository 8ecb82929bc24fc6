import { readJson, writeText } from '#platform/storage.ts';

/** How much of the main page the banners took the last time; 0 px for what is not known. */
export interface BannerPlace {
  count: number;
  /** Of all of them, px. */
  height: number;
  /** Of the window that the height was taken in, px. */
  width: number;
}

const key = 'bannerPlace';
/** What a browser that has never seen the banners keeps free: wrong once, and by little. */
const unknown: BannerPlace = { count: 2, height: 0, width: 0 };

const isSize = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;

/** The place to keep free until the banners come; storage is untrusted. */
export function readBannerPlace(): BannerPlace {
  const stored = readJson(key);
  if (typeof stored !== 'object' || stored === null) return unknown;
  const { count, height, width } = stored as Record<string, unknown>;
  return Number.isInteger(count) && isSize(count, 20) && isSize(height, 3000) && isSize(width, 20_000)
    ? { count, height, width }
    : unknown;
}

export const writeBannerPlace = (place: BannerPlace): void => void writeText(key, JSON.stringify(place));
