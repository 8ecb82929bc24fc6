import { Link } from '@tanstack/react-router';
import { ChevronRight, Megaphone } from 'lucide-react';
import { useBannerList } from '#api/generated/hooks/data/data.ts';
import { Icon } from '#ui/index.ts';
import { type Notice, readBanners } from '../model/read-banners.ts';
import { banner, link, list, mark, text, title, words } from './Banners.css.ts';

/** Announcements of those who run the portal (HOME-03). */
export function Banners() {
  const { data = [] } = useBannerList({
    query: { select: (answer) => readBanners(answer, location.origin) },
  });
  if (data.length === 0) return null;
  return (
    <section aria-label="Объявления">
      <ul className={list}>
        {data.map((notice) => (
          <BannerItem key={notice.uuid} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

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
