/** The arguments of a function as rows of a table. The text of the schema is the only source of both views (lab.md §6). */
import { type ArgumentSchema, readParameters } from '#lib/function-parameters.ts';
import { isRecord } from '#lib/guards.ts';
import { JsonFault, readJsonLines } from '#lib/json-lines.ts';

/** One argument as the table has it. */
export interface ArgumentRow {
  name: string;
  schema: ArgumentSchema;
  isRequired: boolean;
}

/** Kinds of arguments that a person can choose; `other` is a list of lists, which only the text of the schema changes. */
export type ArgumentKind =
  | 'string'
  | 'date'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'strings'
  | 'integers'
  | 'numbers'
  | 'booleans'
  | 'other';

export const kindLabels: Readonly<Record<ArgumentKind, string>> = {
  string: 'Строка',
  date: 'Дата',
  integer: 'Целое число',
  number: 'Число',
  boolean: 'Да или\u00a0нет',
  strings: 'Список строк',
  integers: 'Список целых чисел',
  numbers: 'Список чисел',
  booleans: 'Список «да» и\u00a0«нет»',
  other: 'Список списков',
};

/** An empty schema. */
export const noArguments = JSON.stringify({ type: 'object', properties: {}, required: [] }, null, 2);

/** The rows of a schema, or what is wrong with its text, with the line. */
export function readRows(text: string): { rows: ArgumentRow[] } | { problem: string } {
  try {
    const { properties, required } = readParameters(text);
    const rows = Object.entries(properties).map(([name, schema]) => ({
      name,
      schema,
      isRequired: required.includes(name),
    }));
    return { rows };
  } catch (error) {
    if (error instanceof JsonFault) return { problem: error.message };
    throw error;
  }
}

/** The text of a schema with these rows; what it says of the root stays. The text has to be a valid schema. */
export function writeRows(text: string, rows: readonly ArgumentRow[]): string {
  const { value } = readJsonLines(text);
  const root = isRecord(value) ? value : {};
  const properties = Object.fromEntries(rows.map(({ name, schema }) => [name, schema]));
  const required = rows.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return JSON.stringify({ ...root, type: 'object', properties, required }, null, 2);
}

export function kindOf({ type, format, items }: ArgumentSchema): ArgumentKind {
  if (type === 'string' && format === 'date') return 'date';
  if (type !== 'array') return type;
  return items && items.type !== 'array' ? (`${items.type}s` as const) : 'other';
}

/** The form of one argument. */
export interface ArgumentValues {
  name: string;
  kind: string | null;
  description: string;
  isRequired: boolean;
  /** Allowed values, one a line; none for any. */
  options: string;
  least: number | null;
  most: number | null;
}

/** The words of the schema for the least and the greatest, and how they are called; none for kinds without limits. */
export function limitsOf(
  kind: string | null,
): {
  least: 'minimum' | 'minLength' | 'minItems';
  most: 'maximum' | 'maxLength' | 'maxItems';
  unit: string;
} | null {
  if (kind === 'integer' || kind === 'number') return { least: 'minimum', most: 'maximum', unit: '' };
  if (kind === 'string') return { least: 'minLength', most: 'maxLength', unit: 'знаков' };
  if (kind === null || kind === 'boolean' || kind === 'date') return null;
  return { least: 'minItems', most: 'maxItems', unit: 'значений' };
}

/** Whether a kind can have a list of allowed values. */
export const hasOptions = (kind: string | null): boolean =>
  kind === 'string' || kind === 'integer' || kind === 'number';

export function toArgumentValues(row: ArgumentRow | null): ArgumentValues {
  const kind = row ? kindOf(row.schema) : 'string';
  const limits = limitsOf(kind);
  return {
    name: row?.name ?? '',
    kind,
    description: row?.schema.description ?? '',
    isRequired: row?.isRequired ?? true,
    options: (row?.schema.enum ?? []).join('\n'),
    least: (limits && row?.schema[limits.least]) ?? null,
    most: (limits && row?.schema[limits.most]) ?? null,
  };
}

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
const numberOf = (text: string): number => Number(text.replace(',', '.'));

function typeOf(kind: string | null, before: ArgumentSchema | undefined): ArgumentSchema {
  if (kind === 'date') return { type: 'string', format: 'date' };
  if (kind === 'integer' || kind === 'number' || kind === 'boolean') return { type: kind };
  if (kind === 'other') return { type: 'array', items: before?.items ?? { type: 'string' } };
  const item = (['string', 'integer', 'number', 'boolean'] as const).find((type) => `${type}s` === kind);
  if (!item) return { type: 'string' };
  const isKept = before?.items?.type === item;
  return { type: 'array', items: isKept && before.items ? before.items : { type: item } };
}

/** The row of a filled form. */
export function toRow(values: ArgumentValues, before: ArgumentRow | null): ArgumentRow {
  const { kind, description, options, least, most } = values;
  const limits = limitsOf(kind);
  const allowed = hasOptions(kind) ? linesOf(options) : [];
  const schema: ArgumentSchema = {
    ...typeOf(kind, before?.schema),
    ...(description.trim() !== '' && { description: description.trim() }),
    ...(allowed.length > 0 && { enum: kind === 'string' ? allowed : allowed.map(numberOf) }),
    ...(limits && least !== null && { [limits.least]: least }),
    ...(limits && most !== null && { [limits.most]: most }),
  };
  return { name: values.name.trim(), schema, isRequired: values.isRequired };
}

/** What is wrong with a form of an argument, by field. */
export function argumentErrors(
  values: ArgumentValues,
  others: readonly string[],
): { name?: string; options?: string; most?: string } {
  const { kind, options, least, most } = values;
  const name = values.name.trim();
  const allowed = hasOptions(kind) ? linesOf(options) : [];
  const isWrong = (text: string): boolean =>
    kind === 'integer' ? !Number.isSafeInteger(numberOf(text)) : !Number.isFinite(numberOf(text));
  return {
    ...(!/^[A-Za-z_]\w{0,39}$/.test(name) && { name: 'Латинские буквы, цифры и\u00a0подчёркивание' }),
    ...(others.includes(name) && { name: 'Такой аргумент уже есть' }),
    ...(kind !== 'string' &&
      allowed.some(isWrong) && { options: 'В\u00a0каждой строке должно стоять число' }),
    ...(allowed.length > 100 && { options: 'Не\u00a0больше 100\u00a0значений' }),
    ...(least !== null && most !== null && least > most && { most: 'Меньше нижней границы' }),
  };
}

/** In words: what values an argument takes. */
export function ruleWords({ enum: values, ...schema }: ArgumentSchema): string {
  if (values) return values.join(', ');
  const limits = limitsOf(kindOf(schema));
  if (!limits) return '';
  const [least, most] = [schema[limits.least], schema[limits.most]];
  const words = [least !== undefined && `от\u00a0${least}`, most !== undefined && `до\u00a0${most}`].filter(
    Boolean,
  );
  return words.length === 0 ? '' : [...words, limits.unit].join(' ').trim();
}
