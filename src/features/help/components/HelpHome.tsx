import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { bindWords } from '#lib/bind-words.ts';
import { Card, cardLinkClass, Grid, Heading, SearchField, Stack, Text } from '#ui/index.ts';
import { articleTo, helpTitles } from '../model/catalogue.ts';
import { page } from './HelpHome.css.ts';
import { SearchResults } from './SearchResults.tsx';
import { useHelpIndex } from './useHelpIndex.ts';
import { useReadableGroups } from './useReadableGroups.ts';

/** `/help`: the search, and the articles as cards in three groups (HELP-01). */
export function HelpHome() {
  const groups = useReadableGroups();
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  const query = useDeferredValue(text);
  const index = useHelpIndex(isUsed);
  return (
    <div className={page}>
      <Heading level={1} size="xxl">
        Помощь
      </Heading>
      <SearchField
        label="Поиск по помощи"
        placeholder="Например: расшифровка"
        value={text}
        maxLength={100}
        onFocus={() => setUsed(true)}
        onChange={setText}
      />
      {query.trim() === '' ? (
        groups.map(({ title, articles }) => (
          <Stack key={title} as="section" gap={3}>
            <Heading level={2} size="lg">
              {title}
            </Heading>
            <Grid as="ul" minColumn="16rem" gap={3}>
              {articles.map(({ id, about }) => (
                <Card key={id} as="li" interactive>
                  <Stack gap={1}>
                    <Link {...articleTo(id)} className={cardLinkClass}>
                      {bindWords(helpTitles[id])}
                    </Link>
                    <Text size="sm" tone="muted">
                      {bindWords(about)}
                    </Text>
                  </Stack>
                </Card>
              ))}
            </Grid>
          </Stack>
        ))
      ) : (
        <SearchResults index={index} query={query} />
      )}
    </div>
  );
}
