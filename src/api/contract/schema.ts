/** Checks values against schemas of the contract, and finds properties that a schema does not declare. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isEmail } from '#lib/email.ts';
import { anchored } from '#lib/schema-references.ts';
import { document, escaped, resolved, type Schema } from './contract.ts';

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  validateSchema: false,
  verbose: true,
  // Most schemas check a few values only, so that compiling takes longer than checking.
  code: { optimize: false },
  inlineRefs: false,
});
addFormats(ajv);
const dateTime = new Ajv2020();
addFormats(dateTime);
const isDateTime = dateTime.compile({ type: 'string', format: 'date-time' });
// Timestamps are written in UTC; `+00:00` means the same as `Z`.
ajv.addFormat('date-time', (text: string) => /(?:Z|\+00:00)$/i.test(text) && isDateTime(text));
// A request may contain upper case, an answer does not.
ajv.addFormat('uuid', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
// ajv-formats has none for international addresses.
ajv.addFormat('idn-email', isEmail);
ajv.addSchema(document, 'gateway');

const compiled = new WeakMap<Schema, ReturnType<typeof ajv.compile>>();

function compile(schema: Schema) {
  const known = compiled.get(schema);
  if (known) return known;
  const made = ajv.compile(anchored(schema, 'gateway') as Schema);
  compiled.set(schema, made);
  return made;
}

/** A difference between a value and its schema. */
export interface Mismatch {
  /** JSON pointer in the value. */
  readonly at: string;
  /** What the schema says, in words. */
  readonly says: string;
  /** JSON pointer in the bundle; empty where the schema stands inline. */
  readonly schemaAt: string;
}

let pointers: Map<unknown, string> | undefined;

/** JSON pointers of everything in the bundle, by identity: a validator names a place only within its own schema. */
function pointersOf(): Map<unknown, string> {
  const found = new Map<unknown, string>();
  const walk = (node: unknown, pointer: string): void => {
    if (node === null || typeof node !== 'object') return;
    found.set(node, pointer);
    for (const [name, one] of Object.entries(node)) walk(one, `${pointer}/${escaped(name)}`);
  };
  walk(document, '#');
  return found;
}

function placeOf({ parentSchema, keyword }: ErrorObject): string {
  pointers ??= pointersOf();
  const pointer = pointers.get(parentSchema);
  return pointer === undefined ? '' : `${pointer}/${keyword}`;
}

function words({ keyword, message = '', params }: ErrorObject): string {
  if (keyword === 'enum') return `must be one of ${JSON.stringify(params['allowedValues'])}`;
  if (keyword === 'additionalProperties')
    return `must not have the property "${params['additionalProperty']}"`;
  return message;
}

/** The differences between a value and a schema, at most one for each place; none when it fits. */
export function mismatches(schema: Schema, value: unknown): Mismatch[] {
  const check = compile(schema);
  if (check(value)) return [];
  const byPlace = new Map<string, Mismatch>();
  for (const error of check.errors ?? []) {
    // A failed variant of a oneOf is no fault of its own; the oneOf itself follows.
    const at = error.instancePath;
    byPlace.set(at, { at, says: words(error), schemaAt: placeOf(error) });
  }
  return [...byPlace.values()].slice(0, 20);
}

/** Whether a value fits a schema. */
export const fits = (schema: Schema, value: unknown): boolean => compile(schema)(value) === true;

const schemasIn = (node: unknown): Schema[] =>
  Array.isArray(node) ? node.filter((one) => one !== null && typeof one === 'object') : [];

/** A schema with what its references and `allOf` add; of `oneOf` and `anyOf` the variants that the value fits. */
export function partsOf(schema: Schema, value?: unknown): Schema[] {
  const own = resolved(schema);
  const variants = [...schemasIn(own['oneOf']), ...schemasIn(own['anyOf'])];
  const chosen = value === undefined ? variants : variants.filter((one) => fits(one, value));
  return [own, ...[...schemasIn(own['allOf']), ...chosen].flatMap((one) => partsOf(one, value))];
}

/** The declared properties of an object's schema. */
export function propertiesOf(schema: Schema, value?: unknown): Readonly<Record<string, Schema>> {
  return Object.assign({}, ...partsOf(schema, value).map((part) => part['properties'] ?? {})) as Record<
    string,
    Schema
  >;
}

/** JSON pointers of the properties of a value that its schema does not declare; at most 20. */
export function undeclared(schema: Schema, value: unknown, at = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  const parts = partsOf(schema, value);
  if (Array.isArray(value)) {
    const items = parts.map((part) => part['items']).find((one) => one !== undefined);
    if (items === null || typeof items !== 'object') return [];
    const found = value.flatMap((one, index) => undeclared(items as Schema, one, `${at}/${index}`));
    return found.slice(0, 20);
  }
  const declared = propertiesOf(schema, value);
  // A schema without properties, or with a schema for all others, is open.
  if (Object.keys(declared).length === 0) return [];
  if (parts.some((part) => part['additionalProperties'] && typeof part['additionalProperties'] === 'object'))
    return [];
  return Object.entries(value)
    .flatMap(([name, one]) => {
      const place = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const own = declared[name];
      return own ? undeclared(own, one, place) : [place];
    })
    .slice(0, 20);
}
