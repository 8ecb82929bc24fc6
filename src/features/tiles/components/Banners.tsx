import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, type LucideIcon, Megaphone, TriangleAlert, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, Icon, IconButton, toast, useFocusAfterRemoval, useOverflow } from '#ui/index.ts';
import type { BannerLayout, Notice } from '../useBanners.ts';
import * as css from './Banners.css.ts';

/** The banners of the main page. Banners that load late take the line that was kept for them and move nothing (HOME-03). */
export const Banners = ({ layout }: { layout: BannerLayout }) =>
  layout.notices.length > 0 ? (
    <section aria-label="Объявления">
      <BannerList notices={layout.notices} layout={layout} />
    </section>
  ) : (
    layout.isPlaceKept && <div className={css.place} />
  );

interface BannerListProps {
  notices: readonly Notice[];
  layout: Pick<BannerLayout, 'hide' | 'show'>;
}

/** Announcements: the first in one line, whose button opens its whole text and the others. */
export function BannerList({ notices, layout: { hide, show } }: BannerListProps) {
  const [isOpen, setOpen] = useState(false);
  const keepFocus = useFocusAfterRemoval(
    (row) =>
      (row.nextElementSibling ?? row.previousElementSibling)?.querySelector<HTMLElement>('a, button') ??
      document.getElementById('main'),
  );
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
    <ul className={css.list} data-open={isOpen || undefined}>
      {notices.map((notice, index) => (
        <BannerItem
          key={notice.uuid}
          notice={notice}
          others={index === 0 ? notices.length - 1 : undefined}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          onHide={hideOne}
        />
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
  /** How many more the button of the first one opens; undefined for the others. */
  others: number | undefined;
  isOpen: boolean;
  onToggle: () => void;
  onHide: (notice: Notice, button: Element) => void;
}

function BannerItem({ notice, others, isOpen, onToggle, onHide }: BannerItemProps) {
  const { uuid, title, text, path, tone = 'info', isClosable } = notice;
  const Mark = marks[tone];
  const words = useRef<HTMLParagraphElement>(null);
  const isCut = useOverflow(words);
  return (
    <li className={css.banner}>
      <span className={`${css.mark} ${css.tones[tone]}`}>
        <Icon size="sm">
          <Mark />
        </Icon>
      </span>
      <p ref={words} className={css.words}>
        <span id={`banner-${uuid}`} className={css.title}>
          {path === null ? (
            title
          ) : (
            <Link to={path} className={css.link}>
              {title}
            </Link>
          )}
        </span>{' '}
        {text}
      </p>
      <span className={css.actions}>
        {others !== undefined && (isOpen || isCut || others > 0) && (
          <Button size="sm" variant="quiet" aria-expanded={isOpen} onPress={onToggle}>
            {isOpen ? 'Свернуть' : others > 0 ? `Ещё ${others}` : 'Подробнее'}
          </Button>
        )}
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
