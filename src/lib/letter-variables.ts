/** Variables of letters, `{{name}}` (administration.md §3, letters). */

const VARIABLE = /\{\{\s*([A-Za-z]+)\s*\}\}/g;

/** A variable that a letter may contain. */
export interface LetterVariable {
  readonly name: string;
  readonly isRequired: boolean;
}

/** The names of the variables in a text, each once. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

/** The text with the values of its variables; one without a value stays as it is. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(VARIABLE, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );

/** The text as Markdown that shows exactly this text: for values that people have written. */
export const escapedMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!<>|~&]/g, '\\$&');

/**
 * Why a text is no letter, in Russian; undefined when it is one.
 *
 * @param known the variables that it may contain
 */
export function variableFault(text: string, known: readonly LetterVariable[]): string | undefined {
  const unknown = variablesIn(text).filter((name) => known.every((one) => one.name !== name));
  if (unknown.length > 0)
    return `${unknown.length === 1 ? 'Неизвестная переменная' : 'Неизвестные переменные'}: ${listed(unknown)}`;
  if (/\{\{|\}\}/.test(text.replace(VARIABLE, '')))
    return 'Переменная записана неверно: нужно имя латиницей в двойных скобках, например {{name}}';
  return undefined;
}

/** Which variables a letter lacks, in Russian; undefined when it has all. */
export function missingVariables(text: string, known: readonly LetterVariable[]): string | undefined {
  const found = variablesIn(text);
  const missing = known.filter(({ name, isRequired }) => isRequired && !found.includes(name));
  if (missing.length === 0) return undefined;
  return `${missing.length === 1 ? 'Не хватает переменной' : 'Не хватает переменных'}: ${listed(missing.map(({ name }) => name))}`;
}

const listed = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');
