/** The arguments of a function of agents: a small part of JSON Schema (lab.md §6). Pure functions. */
import { isRecord } from './guards.ts';
import { JsonFault, type JsonLines, readJsonLines } from './json-lines.ts';

type ScalarType = 'string' | 'integer' | 'number' | 'boolean';

/** The schema of one argument. */
export interface ArgumentSchema {
  readonly type: ScalarType | 'array';
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly format?: 'date';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: ArgumentSchema;
}

/** The schema of all arguments of a function. */
export interface ParameterSchema {
  readonly properties: Readonly<Record<string, ArgumentSchema>>;
  readonly required: readonly string[];
}

const PROPERTIES = 20;
/** Levels below the root. */
const DEPTH = 3;

const ofRoot = ['type', 'description', 'properties', 'required', 'additionalProperties'];
const ofAll = ['type', 'description', 'enum'];
const ofType: Readonly<Record<string, readonly string[]>> = {
  string: ['format', 'minLength', 'maxLength'],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum'],
  boolean: [],
  array: ['items', 'minItems', 'maxItems'],
};
const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'];

type Path = readonly (string | number)[];

function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isSafeInteger(value);
  if (type === 'number') return typeof value === 'number';
  return type === 'array' ? Array.isArray(value) : typeof value === type;
}

function checkWords(
  schema: Record<string, unknown>,
  allowed: readonly string[],
  path: Path,
  { lineAt }: JsonLines,
): void {
  const foreign = Object.keys(schema).find((word) => !allowed.includes(word));
  if (foreign !== undefined)
    throw new JsonFault(lineAt([...path, foreign]), `слово «${foreign}» здесь не\u00a0поддерживается`);
  if (schema['description'] !== undefined && typeof schema['description'] !== 'string')
    throw new JsonFault(lineAt([...path, 'description']), '«description» должно быть текстом');
}

/** Throws a fault for a word whose value is not what the word takes. */
function checkValues(schema: Record<string, unknown>, type: string, path: Path, { lineAt }: JsonLines): void {
  const fault = (word: string, message: string) => new JsonFault(lineAt([...path, word]), message);
  for (const word of limits) {
    const value = schema[word];
    if (value !== undefined && typeof value !== 'number') throw fault(word, `«${word}» должно быть числом`);
  }
  const { enum: values, format } = schema;
  if (format !== undefined && format !== 'date')
    throw fault('format', 'из\u00a0форматов поддерживается только date');
  if (values === undefined) return;
  const isList = Array.isArray(values) && values.length > 0 && values.length <= 100;
  if (!isList || !values.every((value) => isOfType(value, type)))
    throw fault('enum', `«enum» должно быть списком значений типа ${type}`);
}

function checkArgument(schema: unknown, path: Path, depth: number, lines: JsonLines): void {
  const { lineAt } = lines;
  if (!isRecord(schema)) throw new JsonFault(lineAt(path), 'здесь нужно описание аргумента');
  const { type } = schema;
  if (typeof type !== 'string' || !Object.hasOwn(ofType, type))
    throw new JsonFault(
      lineAt([...path, 'type']),
      type === undefined ? 'не\u00a0указан тип' : `тип «${String(type)}» здесь не\u00a0поддерживается`,
    );
  if (depth > DEPTH) throw new JsonFault(lineAt(path), 'больше трёх уровней');
  checkWords(schema, [...ofAll, ...(ofType[type] ?? [])], path, lines);
  checkValues(schema, type, path, lines);
  if (type === 'array') checkArgument(schema['items'], [...path, 'items'], depth + 1, lines);
}

function checkRoot(lines: JsonLines): ParameterSchema {
  const { value, lineAt } = lines;
  if (!isRecord(value) || value['type'] !== 'object')
    throw new JsonFault(lineAt(['type']), 'тип всей схемы должен быть «object»');
  checkWords(value, ofRoot, [], lines);
  const { properties = {}, required = [] } = value;
  if (!isRecord(properties)) throw new JsonFault(lineAt(['properties']), '«properties» должно быть объектом');
  const names = Object.keys(properties);
  if (names.length > PROPERTIES)
    throw new JsonFault(lineAt(['properties']), `больше ${PROPERTIES} аргументов`);
  for (const name of names) {
    const path = ['properties', name];
    if (!/^[A-Za-z_]\w{0,39}$/.test(name))
      throw new JsonFault(lineAt(path), 'имя аргумента: латинские буквы, цифры и\u00a0подчёркивание');
    checkArgument(properties[name], path, 1, lines);
  }
  const isKnown = (name: unknown) => typeof name === 'string' && Object.hasOwn(properties, name);
  if (!Array.isArray(required) || !required.every(isKnown))
    throw new JsonFault(lineAt(['required']), '«required» должно быть списком имён аргументов');
  // Checked above.
  return { properties: properties as ParameterSchema['properties'], required: required as string[] };
}

/** Reads the schema of the arguments. Throws `JsonFault` with the line of the first fault. */
export const readParameters = (text: string): ParameterSchema => checkRoot(readJsonLines(text));

/** What is wrong with the schema of the arguments, with its line; undefined if nothing is. */
export function parametersProblem(text: string): string | undefined {
  try {
    readParameters(text);
    return undefined;
  } catch (error) {
    if (error instanceof JsonFault) return error.message;
    throw error;
  }
}

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

function isWithin(value: unknown, schema: ArgumentSchema): boolean {
  if (typeof value === 'number')
    return value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value);
  const length = typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : 0;
  const least = Array.isArray(value) ? schema.minItems : schema.minLength;
  const most = Array.isArray(value) ? schema.maxItems : schema.maxLength;
  return length >= (least ?? 0) && length <= (most ?? length);
}

function fits(value: unknown, schema: ArgumentSchema): boolean {
  const { type, items, format, enum: values } = schema;
  if (!isOfType(value, type) || !isWithin(value, schema)) return false;
  if (values && !values.includes(value)) return false;
  if (format === 'date' && !isDate(String(value))) return false;
  return !Array.isArray(value) || !items || value.every((one) => fits(one, items));
}

/** Arguments of a call, checked against the schema: the values, or what is wrong with them, for the person and the model. */
export function readArguments(
  text: string,
  { properties, required }: ParameterSchema,
): { readonly values: Readonly<Record<string, unknown>> } | { readonly problem: string } {
  let value: unknown;
  try {
    value = readJsonLines(text.trim() === '' ? '{}' : text).value;
  } catch (error) {
    if (error instanceof JsonFault) return { problem: `Аргументы\u00a0— не\u00a0JSON. ${error.message}` };
    throw error;
  }
  if (!isRecord(value)) return { problem: 'Аргументы должны быть объектом JSON' };
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return { problem: `Не\u00a0хватает аргумента «${missing}»` };
  for (const [name, one] of Object.entries(value)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!schema) return { problem: `Аргумента «${name}» у\u00a0функции нет` };
    if (!fits(one, schema)) return { problem: `Аргумент «${name}» не\u00a0подходит к\u00a0схеме` };
  }
  return { values: value };
}
