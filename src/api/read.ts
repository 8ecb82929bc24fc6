import { isRecord } from '#lib/guards.ts';

/**
 * The shape of a value in an answer, generated from its schema in the contract (openapi/shapes.ts).
 *
 * - `string`: any text; `text`: a text that is not blank, trimmed; `match`: a `text` that matches this pattern;
 * - `integer`, `number`, `boolean`;
 * - `oneOf`: one of these values; `nullable`: null if the value is unreadable;
 * - `list`: unreadable items are dropped; of items with the same value of `key` the first is kept. One unreadable item makes
 *   a `whole` list unreadable;
 * - `core`, `rest`, `optional`: an object. It is unreadable without its core; an unreadable value of `rest` falls back, an
 *   optional one is left out, and other properties are ignored; both make a `closed` object unreadable;
 * - `firstOf`: by the first of these shapes that reads it;
 * - `by`: an object whose property of this name selects one of the `kinds`;
 * - `of`: the shape, or the value `or`, or the value of the property `orProperty`.
 */
export type Shape =
  | 'string'
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | { readonly match: string }
  | { readonly oneOf: readonly unknown[] }
  | { readonly nullable: Shape }
  | { readonly list: Shape; readonly key?: string; readonly whole?: true }
  | { readonly firstOf: readonly Shape[] }
  | { readonly by: string; readonly kinds: Shapes }
  | ObjectShape
  | { readonly of: Shape; readonly or: unknown }
  | { readonly of: Shape; readonly orProperty: string };

type Shapes = Readonly<Record<string, Shape>>;

interface ObjectShape {
  readonly core: Shapes;
  readonly rest: Shapes;
  readonly optional: Shapes;
  readonly closed?: true;
}

function readList(items: readonly unknown[], shape: Shape, key?: string): unknown[] {
  const known = new Set<unknown>();
  return items.flatMap((item) => {
    const value = readAny(shape, item);
    if (value === undefined) return [];
    const id = key !== undefined && isRecord(value) ? value[key] : value;
    if (key !== undefined && known.has(id)) return [];
    known.add(id);
    return [value];
  });
}

/** The neutral value of an unreadable required property; undefined if there is none. */
function fallback(shape: Shape, owner: Readonly<Record<string, unknown>>): unknown {
  if (typeof shape === 'string') {
    if (shape === 'boolean') return false;
    return shape === 'integer' || shape === 'number' ? 0 : '';
  }
  if ('orProperty' in shape) return owner[shape.orProperty];
  if ('or' in shape) return shape.or;
  if ('match' in shape) return '';
  if ('list' in shape) return [];
  return readAny(shape, {});
}

function readObject(
  { core, rest, optional, closed }: ObjectShape,
  value: Readonly<Record<string, unknown>>,
): unknown {
  const result: Record<string, unknown> = {};
  const isKnown = (name: string): boolean => [core, rest, optional].some((part) => Object.hasOwn(part, name));
  if (closed && !Object.keys(value).every(isKnown)) return undefined;
  for (const [name, shape] of Object.entries({ ...core, ...rest })) {
    let found = readAny(shape, value[name]);
    if (found === undefined && !(name in core)) found = fallback(shape, result);
    if (found === undefined) return undefined;
    result[name] = found;
  }
  for (const [name, shape] of Object.entries(optional)) {
    if (value[name] === undefined) continue;
    const found = readAny(shape, value[name]);
    if (found !== undefined) result[name] = found;
    else if (closed) return undefined;
  }
  return result;
}

const patterns = new Map<string, RegExp>();

/** The compiled pattern, cached because lists use it for every item. */
function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, pattern);
  return pattern;
}

function readText(shape: 'string' | 'text' | { readonly match: string }, value: unknown): string | undefined {
  if (typeof value !== 'string' || shape === 'string') return typeof value === 'string' ? value : undefined;
  const text = value.trim();
  const fits = shape === 'text' ? text !== '' : patternOf(shape.match).test(text);
  return fits ? text : undefined;
}

/**
 * Reads a value by its shape and tolerates what the contract does not define (PRE-13).
 *
 * @param value any JSON
 * @returns a value that the schema accepts, except for its limits (lengths, ranges, formats); undefined when the value,
 *   or the core of an object, is unreadable
 */
export function read<T>(shape: Shape, value: unknown): T | undefined {
  // The types are generated from the same schema as the shape.
  return readAny(shape, value) as T | undefined;
}

function readAny(shape: Shape, value: unknown): unknown {
  if (shape === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (shape === 'integer') return Number.isSafeInteger(value) ? value : undefined;
  if (shape === 'number') return Number.isFinite(value) ? value : undefined;
  if (shape === 'string' || shape === 'text' || 'match' in shape) return readText(shape, value);
  if ('oneOf' in shape) return shape.oneOf.includes(value) ? value : undefined;
  if ('nullable' in shape) return readAny(shape.nullable, value) ?? null;
  if ('of' in shape) return readAny(shape.of, value);
  if ('firstOf' in shape) {
    for (const one of shape.firstOf) {
      const found = readAny(one, value);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return undefined;
    const items = readList(value, shape.list, shape.key);
    return shape.whole && items.length < value.length ? undefined : items;
  }
  if (!isRecord(value)) return undefined;
  if ('core' in shape) return readObject(shape, value);
  const kind = Object.entries(shape.kinds).find(([name]) => name === value[shape.by])?.[1];
  return kind && readAny(kind, value);
}
