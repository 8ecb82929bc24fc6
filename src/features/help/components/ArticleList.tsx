import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Text } from '#ui/index.ts';
import { type ArticleId, articleTo, helpTitles } from '../model/catalogue.ts';
import { articleList, sideLink, sideList } from './Article.css.ts';
import { useReadableGroups } from './useReadableGroups.ts';

/** The list of articles beside an article, from 1024 px. */
export function ArticleList({ current }: { current: ArticleId }) {
  const groups = useReadableGroups();
  return (
    <nav className={articleList} aria-label="Статьи помощи">
      <ul className={sideList}>
        <li>
          <Link to="/help" activeOptions={{ exact: true }} className={sideLink}>
            Все статьи и поиск
          </Link>
        </li>
      </ul>
      {groups.map(({ title, articles }) => (
        <Fragment key={title}>
          <Text size="sm" tone="hint" weight="medium">
            {title}
          </Text>
          <ul className={sideList}>
            {articles.map(({ id }) => (
              <li key={id}>
                <Link
                  {...articleTo(id)}
                  className={sideLink}
                  aria-current={id === current ? 'page' : undefined}
                >
                  {helpTitles[id]}
                </Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
