import { useState } from 'react';
import { useBannerList } from '#api/generated/hooks/data/data.ts';
import type { Banner } from '#api/generated/model/banner.ts';
import { sameOriginPath } from '#lib/same-origin-path.ts';
import { useStore } from '#lib/store.ts';
import { useHiddenBanners } from '#platform/hidden-banners.ts';
import { session } from '#platform/session/session.ts';
import { loaded } from './loadHome.ts';
import { type BannerHeights, readBannerHeights } from './model/banner-heights.ts';

export interface Notice extends Banner {
  /** Path inside the portal; null for a banner without a link or with an outside one. */
  path: string | null;
}

export interface BannerLayout {
  /** Banners above the tiles. */
  above: readonly Notice[];
  /** Banners below the tiles: they loaded after the tiles and do not fit into the reserved height. */
  below: readonly Notice[];
  /** Height reserved above the tiles; null when the banners loaded before the tiles. */
  kept: BannerHeights | null;
  isAwaited: boolean;
  isAnswered: boolean;
  /** Hides a closable banner (HOME-17), and shows it again. */
  hide: (notice: Notice) => void;
  show: (notice: Notice) => void;
}

/**
 * The banners, placed so that they move nothing when they load late (HOME-03).
 *
 * @param isShown true when the tiles are on the screen
 */
export function useBanners(isShown: boolean): BannerLayout {
  const { data, isPending, failureCount } = useBannerList(loaded);
  const [reserved] = useState(readBannerHeights);
  const [isLate, setLate] = useState<boolean | null>(null);
  if (isLate === null && !isPending) setLate(isShown);
  const { profile } = useStore(session);
  const banners = data ?? [];
  const { isHidden, hide, show } = useHiddenBanners(profile?.id ?? 0, banners);
  const notices = banners
    .filter((banner) => !isHidden(banner))
    .map((banner) => ({ ...banner, path: sameOriginPath(banner.link, location.origin) }));
  const room = isLate ? reserved.count : notices.length;
  return {
    above: notices.slice(0, room),
    below: notices.slice(room),
    kept: isPending || isLate ? reserved : null,
    // A failed list must not look like a loading one.
    isAwaited: isPending && failureCount === 0,
    isAnswered: data !== undefined,
    hide,
    show,
  };
}
