import type { ReactNode } from 'react';
import { fact, facts as factsClass, term, value } from './FactList.css.ts';

interface FactListProps {
  /** Name and value; a fact without a value is not shown. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts with their names, beside each other where there is room. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className={factsClass}>
    {facts.map(
      ([name, content]) =>
        content && (
          <div key={name} className={fact}>
            <dt className={term}>{name}</dt>
            <dd className={value}>{content}</dd>
          </div>
        ),
    )}
  </dl>
);
