/** How large a body of an operation can be, from the limits of its schema. It is known before a byte is read. */
import { type Operation, resolved, type Schema } from './contract.ts';

/** Bytes of JSON of one character: a character beyond the BMP can be written as two `\uXXXX`. */
const CHARACTER = 12;
const NUMBER = 32;
/** Blanks between the tokens of a small body. */
const BLANKS = 4096;
/** Maximum size of a JSON body, whatever its schema allows, bytes. */
const JSON_MAXIMUM = 8 * 1024 * 1024;
/** Headers and boundary of one part of a form, bytes. */
const PART = 4096;
/** Maximum depth of nested schemas; deeper ones add nothing to the maximum size of a body. */
const DEPTH = 20;

const isSchema = (value: unknown): value is Schema =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** The properties of a schema, also those of its alternatives. */
export function propertiesOf(schema: Schema): Map<string, Schema> {
  const own = resolved(schema);
  const parts = [...schemasIn(own['allOf']), ...schemasIn(own['oneOf']), ...schemasIn(own['anyOf'])];
  const properties = new Map(parts.flatMap((part) => [...propertiesOf(part)]));
  if (isSchema(own['properties']))
    for (const [name, property] of Object.entries(own['properties']))
      if (isSchema(property)) properties.set(name, property);
  return properties;
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Maximum length of a value's JSON, bytes. */
function jsonSize(schema: Schema, depth = 0): number {
  if (depth > DEPTH) return 0;
  const own = resolved(schema);
  const { items } = own;
  const inner = (part: Schema): number => jsonSize(part, depth + 1);
  let size = NUMBER + numberOf(own['maxLength']) * CHARACTER;
  if (Array.isArray(own['enum'])) size += JSON.stringify(own['enum']).length * CHARACTER;
  if (isSchema(items)) size += numberOf(own['maxItems']) * (inner(items) + 1);
  for (const [name, property] of propertiesOf(own)) size += name.length * CHARACTER + inner(property);
  return size;
}

const isBinary = (schema: Schema): boolean => resolved(schema)['format'] === 'binary';

/** What one part of a form may be. */
interface PartLimit {
  /** Whether the part is a file. */
  readonly isFile: boolean;
  /** Maximum number of parts with this name. */
  readonly count: number;
  /** Maximum size of one, bytes. */
  readonly size: number;
}

function partLimit(schema: Schema): PartLimit {
  const own = resolved(schema);
  const { items } = own;
  if (isSchema(items) && isBinary(items))
    return { isFile: true, count: numberOf(own['maxItems']), size: numberOf(resolved(items)['maxLength']) };
  if (isBinary(own)) return { isFile: true, count: 1, size: numberOf(own['maxLength']) };
  return { isFile: false, count: 1, size: BLANKS + Math.min(jsonSize(own), JSON_MAXIMUM) };
}

/** The limits of the parts of a form by their names. */
export const partLimits = (schema: Schema): Map<string, PartLimit> =>
  new Map([...propertiesOf(schema)].map(([name, part]) => [name, partLimit(part)] as const));

/** The declared maximum size of a JSON body, or of all files of a form together, bytes. */
function declaredLimit(schema: Schema): number | undefined {
  const declared: unknown = resolved(schema)['x-max-total'];
  return typeof declared === 'number' ? declared : undefined;
}

/** Maximum size of all files of a form together, bytes (`x-max-total`); the sum of their limits where none is declared. */
export function filesLimit(schema: Schema): number {
  const declared = declaredLimit(schema);
  const files = [...partLimits(schema).values()].filter(({ isFile }) => isFile);
  return declared ?? files.reduce((sum, { count, size }) => sum + count * size, 0);
}

const known = new WeakMap<Schema, number>();

/** Maximum size of the body of an operation, bytes; 0 when it takes none. */
export function bodyLimit({ body }: Pick<Operation, 'body'>): number {
  if (!body) return 0;
  const found = known.get(body.schema);
  if (found !== undefined) return found;
  const isForm = body.mediaType === 'multipart/form-data';
  const parts = [...partLimits(body.schema).values()];
  const limit = isForm
    ? parts.reduce(
        (sum, { isFile, count, size }) => sum + count * (PART + (isFile ? 0 : size)),
        PART + filesLimit(body.schema),
      )
    : BLANKS + Math.min(jsonSize(body.schema), declaredLimit(body.schema) ?? JSON_MAXIMUM);
  known.set(body.schema, limit);
  return limit;
}
