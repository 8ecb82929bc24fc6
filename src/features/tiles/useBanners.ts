import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Banner } from '#api/generated/model/banner.ts';
import { sameOriginPath } from '#lib/same-origin-path.ts';
import { useStore } from '#lib/store.ts';
import { bannersQuery } from '#platform/banners.ts';
import { useHiddenBanners } from '#platform/hidden-banners.ts';
import { session } from '#platform/session/session.ts';
import { loaded } from './loadHome.ts';

export interface Notice extends Banner {
  /** Path inside the portal; null for a banner without a link or with an outside one. */
  path: string | null;
}

export interface BannerLayout {
  /** What is announced, warnings first. */
  notices: readonly Notice[];
  /** True when the banners were not there at the first drawing: their line then stays until the page is left. */
  isPlaceKept: boolean;
  /** Hides a closable banner (HOME-17), and shows it again. */
  hide: (notice: Notice) => void;
  show: (notice: Notice) => void;
}

const isUrgent = ({ tone }: Banner): boolean => tone === 'warning' || tone === 'negative';

/** The banners (HOME-03). */
export function useBanners(): BannerLayout {
  const { data, isPending } = useQuery({ ...bannersQuery, ...loaded.query });
  const [isPlaceKept] = useState(isPending);
  const { profile } = useStore(session);
  const banners = data ?? [];
  const { isHidden, hide, show } = useHiddenBanners(profile?.id ?? 0, banners);
  const notices = banners
    .filter((banner) => !isHidden(banner))
    .sort((one, other) => Number(isUrgent(other)) - Number(isUrgent(one)))
    .map((banner) => ({ ...banner, path: sameOriginPath(banner.link, location.origin) }));
  return { notices, isPlaceKept, hide, show };
}
