import { Check, Lightbulb } from 'lucide-react';
import { useId } from 'react';
import type { CriterionResult } from '#api/generated/model/criterionResult.ts';
import { bindWords } from '#lib/bind-words.ts';
import { Grid, Heading, Icon, Stack, Text } from '#ui/index.ts';
import { list, mark, markDone, quote as quoteClass } from './trainer.css.ts';

interface CriteriaProps {
  title: string;
  criteria: readonly CriterionResult[];
  /** Whether nothing is left to do about them. @default false */
  isPresent?: boolean;
}

/** Criteria with their points, the words that brought them and one step. */
export function Criteria({ title, criteria, isPresent = false }: CriteriaProps) {
  const id = useId();
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size="lg" id={id}>
        {title}
      </Heading>
      <ul className={list} aria-labelledby={id}>
        {criteria.map(({ key, title: name, points, weight, quote, advice }) => (
          <Grid key={key} as="li" columns="auto minmax(0, 1fr) auto" gap={2} rowGap={1} align="start">
            <span className={isPresent ? markDone : mark}>
              <Icon>{isPresent ? <Check /> : <Lightbulb />}</Icon>
            </span>
            <Stack gap={1}>
              <Text weight="medium">{name}</Text>
              {quote !== '' && <blockquote className={quoteClass}>«{quote}»</blockquote>}
              {advice !== '' && <Text>{bindWords(advice)}</Text>}
            </Stack>
            <Text as="span" tone="muted" tabular>
              {points} из{'\u00a0'}
              {weight}
            </Text>
          </Grid>
        ))}
      </ul>
    </Stack>
  );
}
