import type { ReactNode } from 'react';
import { Grid } from '#ui/index.ts';
import { term, value } from './FactList.css.ts';

interface FactListProps {
  /** Name and value; a fact without a value is not shown. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts with their names, beside each other where there is room. */
export const FactList = ({ facts }: FactListProps) => (
  <Grid as="dl" gap={3}>
    {facts.map(
      ([name, content]) =>
        content && (
          <Grid key={name} columns="12rem minmax(0, 1fr)" from="sm" rowGap={0.5}>
            <dt className={term}>{name}</dt>
            <dd className={value}>{content}</dd>
          </Grid>
        ),
    )}
  </Grid>
);
