import { Link } from '@tanstack/react-router';
import { ChevronRight, Megaphone } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon, Skeleton } from '#ui/index.ts';
import { writeBannerPlace } from '../model/banner-place.ts';
import type { BannerLayout, Notice } from '../useBanners.ts';
import {
  banner,
  filling,
  link,
  list,
  mark,
  skeletonText,
  skeletonTitle,
  text,
  title,
  words,
} from './Banners.css.ts';

/** To the fraction of a pixel. */
const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

/** The announcements over the tiles; what was kept free for them stays free until the page is left. */
export function Banners({ layout }: { layout: BannerLayout }) {
  const { above, below, kept, isAwaited, isAnswered } = layout;
  const place = useRef<HTMLElement>(null);
  const notices = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState(0);
  const isMeasured = kept !== null && kept.height > 0 && kept.width === innerWidth;
  const count = above.length + below.length;
  useLayoutEffect(() => {
    if (isAwaited) setHeld(heightOf(place.current));
  }, [isAwaited]);
  useLayoutEffect(() => {
    if (!isAnswered) return;
    const height = above.length === count ? heightOf(notices.current) : 0;
    writeBannerPlace({ count, height, width: innerWidth });
  }, [isAnswered, above.length, count]);

  const minHeight = kept && !isAwaited ? held : 0;
  if (above.length === 0 && (isAwaited ? !kept?.count : minHeight === 0)) return null;
  return (
    <section
      ref={place}
      aria-label="Объявления"
      aria-busy={isAwaited}
      aria-hidden={above.length === 0 && !isAwaited ? true : undefined}
      style={isAwaited && isMeasured ? { height: kept.height } : { minHeight }}
    >
      {isAwaited ? (
        <ul className={isMeasured ? `${list} ${filling}` : list}>
          {Array.from({ length: kept?.count ?? 0 }, (_, index) => index).map((index) => (
            <BannerSkeleton key={index} isMeasured={isMeasured} />
          ))}
        </ul>
      ) : (
        <ul ref={notices} className={list}>
          {above.map((notice) => (
            <BannerItem key={notice.uuid} notice={notice} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The announcements that would have pushed the tiles away, under them this once. */
export const LateBanners = ({ notices }: { notices: readonly Notice[] }) =>
  notices.length > 0 && (
    <section aria-label="Ещё объявления">
      <ul className={list}>
        {notices.map((notice) => (
          <BannerItem key={notice.uuid} notice={notice} />
        ))}
      </ul>
    </section>
  );

const BannerSkeleton = ({ isMeasured }: { isMeasured: boolean }) => (
  <li aria-hidden="true" className={banner}>
    <div className={words}>
      <p className={skeletonTitle}>
        <Skeleton width="60%" />
      </p>
      <p className={isMeasured ? text : skeletonText}>
        <Skeleton />
        <Skeleton width="80%" />
      </p>
    </div>
  </li>
);

function BannerItem({ notice }: { notice: Notice }) {
  return (
    <li className={banner}>
      <span className={mark}>
        <Icon>
          <Megaphone />
        </Icon>
      </span>
      <div className={words}>
        <p className={title}>
          {notice.path === null ? (
            notice.title
          ) : (
            <Link to={notice.path} className={link}>
              {notice.title}
            </Link>
          )}
        </p>
        {notice.text !== '' && <p className={text}>{notice.text}</p>}
      </div>
      {notice.path !== null && (
        <span className={mark}>
          <Icon>
            <ChevronRight />
          </Icon>
        </span>
      )}
    </li>
  );
}
