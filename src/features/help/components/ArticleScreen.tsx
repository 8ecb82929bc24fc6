import { Link, useLoaderData } from '@tanstack/react-router';
import { bindWords } from '#lib/bind-words.ts';
import { formatDate } from '#lib/dates.ts';
import { Heading, Stack, textLinkClass } from '#ui/index.ts';
import type { Topic } from '../articles/load-topic.ts';
import { headingsOf } from '../model/blocks.ts';
import { helpTitles } from '../model/catalogue.ts';
import { back, page, printOnly } from './Article.css.ts';
import { ArticleList } from './ArticleList.tsx';
import { Blocks } from './Blocks.tsx';
import { Contents } from './Contents.tsx';
import { Rating } from './Rating.tsx';
import { useHeadingOfAddress } from './useHeadingOfAddress.ts';

/** An article of the help, with the list of articles and its headings where there is room (HELP-01). */
export function ArticleScreen() {
  const { id, article }: Topic = useLoaderData({ strict: false });
  useHeadingOfAddress();
  return (
    <div className={page}>
      <ArticleList current={id} />
      <Stack as="article">
        <div className={back}>
          <Link to="/help" className={textLinkClass}>
            Все статьи
          </Link>
        </div>
        <Heading level={1} size="xxl">
          {bindWords(helpTitles[id])}
        </Heading>
        <p className={printOnly}>
          {location.origin}
          {location.pathname}, напечатано {formatDate(new Date())}
        </p>
        <Blocks blocks={article} />
        <Rating key={id} id={id} />
      </Stack>
      <Contents id={id} headings={headingsOf(article)} />
    </div>
  );
}
