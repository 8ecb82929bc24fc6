import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, type LucideIcon, Megaphone, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Button, Icon, IconButton, Skeleton, toast, useFocusAfterRemoval } from '#ui/index.ts';
import { writeBannerHeights } from '../model/banner-heights.ts';
import type { BannerLayout, Notice } from '../useBanners.ts';
import * as css from './Banners.css.ts';

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
      data-place="announcements"
      style={isAwaited && isMeasured ? { height: kept.height } : { minHeight }}
    >
      {isAwaited ? (
        <ul className={isMeasured ? `${css.list} ${css.filling}` : css.list}>
          {Array.from({ length: kept?.count ?? 0 }, (_, index) => index).map((index) => (
            <BannerSkeleton key={index} isMeasured={isMeasured} />
          ))}
        </ul>
      ) : (
        <BannerList ref={notices} notices={above} layout={layout} />
      )}
    </section>
  );
}

/** The banners that did not fit into the reserved height: shown below the tiles, until the page is left. */
export const LateBanners = ({ layout }: { layout: BannerLayout }) =>
  layout.below.length > 0 && (
    <section aria-label="Ещё объявления">
      <BannerList notices={layout.below} layout={layout} />
    </section>
  );

const BannerSkeleton = ({ isMeasured }: { isMeasured: boolean }) => (
  <li aria-hidden="true" className={`${css.banner} ${css.tones.info}`}>
    <div className={css.words}>
      <p className={css.skeletonTitle}>
        <Skeleton width="60%" />
      </p>
      <p className={isMeasured ? css.text : css.skeletonText}>
        <Skeleton />
        <Skeleton width="80%" />
      </p>
    </div>
  </li>
);

interface BannerListProps {
  ref?: Ref<HTMLUListElement>;
  notices: readonly Notice[];
  layout: Pick<BannerLayout, 'hide' | 'show'>;
}

/** Announcements, in a list as wide as its place. */
export function BannerList({ ref, notices, layout: { hide, show } }: BannerListProps) {
  const [isOpen, setOpen] = useState(false);
  const keepFocus = useFocusAfterRemoval(
    (row) =>
      (row.nextElementSibling ?? row.previousElementSibling)?.querySelector<HTMLElement>('a, button') ??
      document.getElementById('main'),
  );
  const others = notices.length - 1;
  const hideOne = (notice: Notice, button: Element): void => {
    const row = button.closest('li');
    if (row) keepFocus(row);
    hide(notice);
    toast.show({
      tone: 'info',
      title: 'Объявление скрыто',
      text: 'Его можно найти в «Уведомлениях».',
      action: { label: 'Вернуть', onPress: () => show(notice) },
    });
  };
  return (
    <ul ref={ref} className={css.list} data-open={isOpen || undefined}>
      {notices.map((notice, index) => (
        <BannerItem key={notice.uuid} notice={notice} onHide={hideOne}>
          {index === 0 && (others > 0 || notice.text !== '') && (
            <span className={css.more}>
              <Button size="sm" variant="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
                {isOpen ? (
                  'Свернуть'
                ) : (
                  <>
                    <span className={css.phoneWord}>{others > 0 ? `Ещё ${others}` : 'Подробнее'}</span>
                    <span className={css.wideWord}>Подробнее</span>
                  </>
                )}
              </Button>
            </span>
          )}
        </BannerItem>
      ))}
    </ul>
  );
}

const marks: Record<NonNullable<Notice['tone']>, LucideIcon> = {
  info: Megaphone,
  positive: CircleCheck,
  warning: TriangleAlert,
  negative: CircleAlert,
};

interface BannerItemProps {
  notice: Notice;
  onHide: (notice: Notice, button: Element) => void;
  /** A button before «Скрыть». */
  children: ReactNode;
}

function BannerItem({ notice, onHide, children }: BannerItemProps) {
  const { uuid, title, text, path, tone = 'info', isClosable } = notice;
  const Mark = marks[tone];
  return (
    <li className={`${css.banner} ${css.tones[tone]}`}>
      <span className={css.mark}>
        <Icon>
          <Mark />
        </Icon>
      </span>
      <div className={css.words}>
        <p id={`banner-${uuid}`} className={css.title}>
          {path === null ? (
            title
          ) : (
            <Link to={path} className={css.link}>
              {title}
            </Link>
          )}
        </p>
        {text !== '' && <p className={css.text}>{text}</p>}
      </div>
      <span className={css.actions}>
        {children}
        {isClosable && (
          <IconButton
            size="sm"
            label="Скрыть"
            icon={<X />}
            aria-describedby={`banner-${uuid}`}
            onPress={({ target }) => onHide(notice, target)}
          />
        )}
      </span>
    </li>
  );
}
