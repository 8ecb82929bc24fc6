import { Link } from '@tanstack/react-router';
import { bindWords } from '#lib/bind-words.ts';
import { plural } from '#lib/text.ts';
import { Card, cardLinkClass, EmptyState, Stack, Text, VisuallyHidden } from '#ui/index.ts';
import { articleTo } from '../model/catalogue.ts';
import { findHelp, type Hit } from '../model/find-help.ts';
import { found } from './HelpHome.css.ts';
import type { HelpIndex } from './useHelpIndex.ts';

interface SearchResultsProps {
  index: HelpIndex;
  query: string;
}

/** What the search has found: article › heading, and the text with the matches marked (HELP-03). */
export function SearchResults({ index, query }: SearchResultsProps) {
  if (index === 'loading') return <Text tone="muted">Ищем…</Text>;
  if (index === 'failed')
    return (
      <EmptyState title="Поиск не загрузился" text="Обновите страницу: статьи открываются и без поиска." />
    );
  const hits = findHelp(index, query);
  return (
    <div>
      <VisuallyHidden>
        <span role="status">
          {hits.length === 0
            ? 'Ничего не нашлось'
            : plural(hits.length, 'результат', 'результата', 'результатов')}
        </span>
      </VisuallyHidden>
      {hits.length === 0 ? (
        <EmptyState title="Ничего не нашлось" text="Попробуйте другие слова или напишите в поддержку." />
      ) : (
        <Stack as="ul" gap={2} aria-label="Найдено в помощи">
          {hits.map((hit) => (
            <Result key={`${hit.part.article}#${hit.part.heading?.id ?? ''}`} {...hit} />
          ))}
        </Stack>
      )}
    </div>
  );
}

const Result = ({ part: { article, title, heading }, snippet }: Hit) => (
  <Card as="li" interactive padding="sm">
    <Stack gap={1}>
      <Link {...articleTo(article)} {...(heading && { hash: heading.id })} className={cardLinkClass}>
        {bindWords(heading ? `${title} › ${heading.text}` : title)}
      </Link>
      <Text size="sm" tone="muted">
        {snippet.map(({ text, isMatch }, index) =>
          isMatch ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no identity
            <mark key={index} className={found}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </Text>
    </Stack>
  </Card>
);
