import { Link } from '@tanstack/react-router';
import { ChevronRight, Megaphone } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon, Skeleton } from '#ui/index.ts';
import { writeBannerHeights } from '../model/banner-heights.ts';
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

/** The height with fractions of a pixel. */
const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

/** The banners above the tiles; the height reserved for them stays until the page is left. */
export function Banners({ layout }: { layout: BannerLayout }) {
  const { above, below, kept, isAwaited, isAnswered } = layout;
  const section = useRef<HTMLElement>(null);
  const notices = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState(0);
  const isMeasured = kept !== null && kept.height > 0 && kept.width === innerWidth;
  const count = above.length + below.length;
  useLayoutEffect(() => {
    if (isAwaited) setHeld(heightOf(section.current));
  }, [isAwaited]);
  useLayoutEffect(() => {
    if (!isAnswered) return;
    const height = above.length === count ? heightOf(notices.current) : 0;
    writeBannerHeights({ count, height, width: innerWidth });
  }, [isAnswered, above.length, count]);

  const minHeight = kept && !isAwaited ? held : 0;
  if (above.length === 0 && (isAwaited ? !kept?.count : minHeight === 0)) return null;
  return (
    <section
      ref={section}
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

/** The banners that did not fit into the reserved height: shown below the tiles, until the page is left. */
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
