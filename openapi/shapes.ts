/** Converts a schema of the contract to the shape with which src/api/read.ts reads answers (PRE-13). */
import type { Shape } from '../src/api/read.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minLength?: number;
  pattern?: string;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  properties?: Record<string, Schema>;
  required?: string[];
  contentSchema?: Schema;
  /** True for what is read whole or not at all: an array with all its items, an object without other properties. */
  'x-whole'?: boolean;
  /** Properties without which an object is unreadable; other required ones fall back. */
  'x-core'?: string[];
  /** Fallback of an unreadable required property. @default a neutral value */
  'x-fallback'?: unknown;
  /** Name of the property whose value is the fallback. */
  'x-fallback-property'?: string;
}

/** @returns the shape of a schema, with `#/components/schemas/…` looked up by `named` */
export function shapeOf(schema: Schema, named: Readonly<Record<string, Schema>>): Shape {
  const own = (part: Schema): Schema => (part.$ref ? own(named[nameOf(part.$ref)] ?? {}) : part);
  const whole = own(schema);
  const types = [whole.type ?? []].flat();
  const type = types.find((name) => name !== 'null');
  if (types.includes('null')) return { nullable: shapeOf({ ...whole, type: type ?? [] }, named) };
  if (whole.const !== undefined) return { oneOf: [whole.const] };
  if (whole.enum) return { oneOf: whole.enum };
  const [only, ...others] = whole.oneOf?.filter((part) => part.type !== 'null') ?? [];
  if (only && others.length === 0) return { nullable: shapeOf(only, named) };
  if (whole.oneOf && whole.discriminator) {
    const { propertyName, mapping } = whole.discriminator;
    const kinds = Object.entries(mapping).map(([kind, $ref]) => [kind, shapeOf({ $ref }, named)] as const);
    return { by: propertyName, kinds: Object.fromEntries(kinds) };
  }
  if (whole.anyOf) return { firstOf: whole.anyOf.map((part) => shapeOf(part, named)) };
  if (type === 'boolean' || type === 'integer' || type === 'number') return type;
  if (type === 'string') {
    if (whole.pattern !== undefined) return { match: whole.pattern };
    return whole.minLength ? 'text' : 'string';
  }
  if (type === 'array' && whole.items) {
    const of = shapeOf(whole.items, named);
    if (whole['x-whole']) return { list: strict(of), whole: true };
    const key = own(whole.items)['x-core']?.find((name) => name === 'id' || name === 'uuid');
    return { list: of, ...(key && { key }) };
  }
  if (type === 'object') return objectOf(whole, named, own);
  throw new Error(`openapi/shapes.ts does not support the schema ${JSON.stringify(schema)}`);
}

/** Of a value that can be null: only null itself is read as null, not whatever is unreadable. */
const strict = (shape: Shape): Shape =>
  typeof shape === 'object' && 'nullable' in shape ? { firstOf: [{ oneOf: [null] }, shape.nullable] } : shape;

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';

function objectOf(
  whole: Schema,
  named: Readonly<Record<string, Schema>>,
  own: (part: Schema) => Schema,
): Shape {
  const parts = [...(whole.allOf ?? []).map(own), whole];
  const properties = Object.entries(
    Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>,
  );
  const required = parts.flatMap((part) => part.required ?? []);
  const core = parts.flatMap((part) => part['x-core'] ?? []);
  const pick = (isPicked: (name: string) => boolean, read: (property: Schema) => Shape) =>
    Object.fromEntries(
      properties.flatMap(([name, property]) => (isPicked(name) ? [[name, read(property)]] : [])),
    );
  const plain = (property: Schema): Shape => shapeOf(property, named);
  return {
    core: pick((name) => core.includes(name), plain),
    rest: pick(
      (name) => required.includes(name) && !core.includes(name),
      (property) => withFallback(plain(property), { ...own(property), ...property }),
    ),
    optional: pick((name) => !required.includes(name), plain),
    ...(whole['x-whole'] && { closed: true }),
  };
}

function withFallback(of: Shape, schema: Schema): Shape {
  const orProperty = schema['x-fallback-property'];
  if (orProperty !== undefined) return { of, orProperty };
  const or = schema['x-fallback'] ?? schema.default;
  return or === undefined ? of : { of, or };
}
