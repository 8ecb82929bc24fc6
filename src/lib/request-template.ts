/** Templates of requests, `{{key}}` (lab.md §7). Pure functions. */

/**
 * A placeholder, or `\{{`, which stands for `{{`. Each part is bounded or stops at a brace, so that the time is linear. The
 * two marks are those of a decomposed «й» and «ё».
 */
const TOKEN = /\\\{\{|\{\{[ \t]*((?:[0-9A-Za-zА-Яа-яЁё_]|\u0306|\u0308){1,40})[ \t]*\}\}/gu;
const KEY = /^[0-9A-Za-zА-Яа-яЁё_]{1,40}$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What rendering needs to know of a variable. */
export interface TemplateVariableKind {
  readonly key: string;
  readonly kind: string;
  readonly required: boolean;
}

/** Whether a text may be the key of a variable. */
export const isTemplateKey = (text: string): boolean => KEY.test(text);

const keyOf = (text: string): string => text.normalize('NFC');

/** The keys that occur in a text, without repetitions, in the order of their first occurrence. */
export const keysIn = (text: string): string[] => [
  ...new Set([...text.matchAll(TOKEN)].flatMap(([, key]) => (key === undefined ? [] : keyOf(key)))),
];

/** A value as the request shows it: dates as DD.MM.YYYY, anything else as it is. */
function shown(kind: string, value: string): string {
  const [, year, month, day] = (kind === 'date' && ISO_DATE.exec(value)) || [];
  return year === undefined ? value : `${day}.${month}.${year}`;
}

/**
 * The request that a template makes of values (LAB-23). Values are inserted once, so that `{{x}}` in a value stays text; a
 * line of nothing but empty optional variables goes; what is no variable stays as it is.
 *
 * @param values texts by key: a date as YYYY-MM-DD, a file as its name; without one it is empty
 */
export function renderTemplate(
  text: string,
  variables: readonly TemplateVariableKind[],
  values: ReadonlyMap<string, string>,
): string {
  const known = new Map(variables.map((one) => [keyOf(one.key), one]));
  const filledWith = ({ key }: TemplateVariableKind): string => values.get(key) ?? '';
  const isDropped = (line: string): boolean => {
    let hasVariable = false;
    const rest = line.replace(TOKEN, (whole, key?: string) => {
      const variable = key === undefined ? undefined : known.get(keyOf(key));
      if (!variable || variable.required || filledWith(variable).trim() !== '') return whole;
      hasVariable = true;
      return '';
    });
    return hasVariable && rest.trim() === '';
  };
  const inserted = (line: string): string =>
    line.replace(TOKEN, (whole, key?: string) => {
      if (key === undefined) return '{{';
      const variable = known.get(keyOf(key));
      return variable ? shown(variable.kind, filledWith(variable)) : whole;
    });
  return text
    .split('\n')
    .flatMap((line) => (isDropped(line) ? [] : inserted(line)))
    .join('\n');
}
