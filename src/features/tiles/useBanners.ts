import { useState } from 'react';
import { useBannerList } from '#api/generated/hooks/data/data.ts';
import type { Banner } from '#api/generated/model/banner.ts';
import { sameOriginPath } from '#lib/same-origin-path.ts';
import { type BannerPlace, readBannerPlace } from './model/banner-place.ts';

export interface Notice extends Banner {
  /** Path inside the portal; null where the banner leads nowhere, or outside. */
  path: string | null;
}

export interface BannerLayout {
  /** Over the tiles. */
  above: readonly Notice[];
  /** Under the tiles: what came when a person was about to press something, and has no place kept. */
  below: readonly Notice[];
  /** What is kept free over the tiles; null once the banners were there before the tiles. */
  kept: BannerPlace | null;
  isAwaited: boolean;
  isAnswered: boolean;
}

/**
 * Announcements of those who run the portal, so placed that they move nothing when they come late (HOME-03).
 *
 * @param isShown the tiles stand on the screen
 */
export function useBanners(isShown: boolean): BannerLayout {
  const { data, isPending, failureCount } = useBannerList();
  const [place] = useState(readBannerPlace);
  const [isLate, setLate] = useState<boolean | null>(null);
  if (isLate === null && !isPending) setLate(isShown);
  const notices = (data ?? []).map((banner) => ({
    ...banner,
    path: sameOriginPath(banner.link, location.origin),
  }));
  const room = isLate ? place.count : notices.length;
  return {
    above: notices.slice(0, room),
    below: notices.slice(room),
    kept: isPending || isLate ? place : null,
    // A failing list must not look as if it were about to come.
    isAwaited: isPending && failureCount === 0,
    isAnswered: data !== undefined,
  };
}
