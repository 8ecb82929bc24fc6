import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { bindWords } from '#lib/bind-words.ts';
import { Text } from '#ui/index.ts';
import type { HeadingBlock } from '../model/blocks.ts';
import { type ArticleId, articleTo } from '../model/catalogue.ts';
import { contents, sideLink, sideList } from './Article.css.ts';

interface ContentsProps {
  id: ArticleId;
  headings: readonly HeadingBlock[];
}

/** The headings of the article, beside it from 1440 px. */
export function Contents({ id, headings }: ContentsProps) {
  const titleId = useId();
  return (
    <nav className={contents} aria-labelledby={titleId}>
      <Text id={titleId} size="sm" tone="hint" weight="medium">
        На этой странице
      </Text>
      <ul className={sideList}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <Link
              {...articleTo(id)}
              hash={heading.id}
              activeOptions={{ includeHash: true }}
              className={sideLink}
            >
              {bindWords(heading.text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
