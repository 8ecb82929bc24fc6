/** A copy of a function (lab.md §4). */
import type { FunctionValues } from './values.ts';

const limits = { title: 60, name: 40 };

/** Titles and names of one's own functions. */
export type Taken = readonly Pick<FunctionValues, 'title' | 'name'>[];

/** The first free one of `text` with ` копия`, ` копия 2` …; `text` is cut so that all fits. */
function numbered(
  text: string,
  ending: string,
  between: string,
  max: number,
  taken: Iterable<string>,
): string {
  const used = new Set([...taken].map((one) => one.trim().toLocaleLowerCase('ru')));
  for (let number = 1; ; number++) {
    const end = number === 1 ? ending : `${ending}${between}${number}`;
    const copy = `${text.slice(0, max - end.length).trimEnd()}${end}`;
    if (!used.has(copy.toLocaleLowerCase('ru'))) return copy;
  }
}

/** The values as those of another function: with a free title and a free name, and without the secrets (LAB-15). */
export const copyOf = (values: FunctionValues, taken: Taken): FunctionValues => ({
  ...values,
  title: numbered(
    values.title,
    ' копия',
    ' ',
    limits.title,
    taken.map(({ title }) => title),
  ),
  name: numbered(
    values.name,
    '_copy',
    '_',
    limits.name,
    taken.map(({ name }) => name),
  ),
  headers: values.headers.map((header) => ({ ...header, isStored: false, isReplaced: false })),
});
