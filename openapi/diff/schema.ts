/**
 * Compares two versions of a schema. A client of the old version keeps working if requests do not become narrower and
 * answers do not become wider.
 */
import {
  type Change,
  type Detail,
  type Direction,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  refName,
  resolve,
  same,
  textOf,
} from './document.ts';

/** Limits whose absence means 0. */
const COUNTS = ['minLength', 'minItems', 'minProperties'];
const LOWER = ['minimum', 'exclusiveMinimum', ...COUNTS];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Keywords whose changes always count as breaking, because the effect cannot be decided automatically. */
const OPAQUE = [
  'multipleOf',
  'contentEncoding',
  'contentMediaType',
  'patternProperties',
  'not',
  'if',
  'then',
  'else',
];
/** Formats that are subsets of another format. */
const WIDER: Record<string, string> = { int32: 'int64', float: 'double', email: 'idn-email' };

/** One side of a comparison: a schema and the document for its references. */
interface Side {
  document: JsonObject;
  schema: Json | undefined;
  /** Name of a branch of a union whose schema was completed with what stands beside the union. */
  name?: string | undefined;
}

export class SchemaComparison {
  readonly changes: Change[] = [];
  private readonly seen = new Set<string>();

  /** Compares two versions of the schema at `where`; adds the differences to `changes`. */
  compare(old: Side, next: Side, direction: Direction, where: string, at = ''): void {
    const names = [refName(old.schema), refName(next.schema)];
    if (names[0] && names[1]) {
      const key = `${names.join('→')} ${direction}`;
      if (this.seen.has(key)) return;
      this.seen.add(key);
      if (names[0] === names[1]) {
        where = `${names[0]} (in ${direction === 'request' ? 'requests' : 'answers'})`;
        at = '';
      }
    }
    const report = (breaking: boolean, text: string, detail: Detail = {}): void => {
      this.changes.push({ breaking, where, text: at ? `${at}: ${text}` : text, ...detail });
    };
    const narrowed = (text: string): void => report(direction === 'request', text);
    const widened = (text: string): void => report(direction === 'answer', text);

    const one = flatten(old);
    const two = flatten(next);
    if (isUnion(one) || isUnion(two)) {
      this.compareUnions(old, next, direction, where, at, narrowed, widened);
      return;
    }
    compareTypes(one, two, narrowed, widened);
    // Readers must have a value for an unknown one where the schema names it.
    const widenedValues = one['x-fallback'] === undefined ? widened : (text: string) => report(false, text);
    compareValues(one, two, narrowed, widenedValues);
    if (two['deprecated'] === true && one['deprecated'] !== true)
      report(false, 'it was deprecated', { deprecated: two });
    compareLimits(one, two, narrowed, widened);
    for (const keyword of OPAQUE)
      if (!same(one[keyword], two[keyword])) report(true, `${keyword} was changed`);
    if (direction === 'request' && !same(one['default'], two['default']) && one['default'] !== undefined)
      report(true, `the default was ${show(one['default'])}, now ${show(two['default'])}`);
    this.compareFields(old, next, direction, where, at, report);
    for (const keyword of ['items', 'contentSchema']) {
      if (isObject(one[keyword]) && isObject(two[keyword])) {
        const inner = keyword === 'items' ? `${at}[]` : `${at} events`.trim();
        this.compare(
          { ...old, schema: one[keyword] },
          { ...next, schema: two[keyword] },
          direction,
          where,
          inner,
        );
      } else if (isObject(two[keyword])) narrowed(`${keyword} is described now`);
      else if (isObject(one[keyword])) widened(`${keyword} is not described any more`);
    }
  }

  private compareFields(
    old: Side,
    next: Side,
    direction: Direction,
    where: string,
    at: string,
    report: (breaking: boolean, text: string, detail?: Detail) => void,
  ): void {
    const one = flatten(old);
    const two = flatten(next);
    const before = objectOf(one['properties']);
    const after = objectOf(two['properties']);
    const wasRequired = listOf(one['required']);
    const isRequired = listOf(two['required']);
    const asked = direction === 'request';
    for (const [name, field] of Object.entries(before)) {
      const inner = at ? `${at}.${name}` : name;
      if (after[name] === undefined) {
        report(true, `field ${name} was removed`, { removed: resolve(old.document, field) });
        continue;
      }
      if (asked && isRequired.includes(name) && !wasRequired.includes(name))
        report(true, `field ${name} is required now`);
      if (!asked && wasRequired.includes(name) && !isRequired.includes(name))
        report(true, `field ${name} is not always there any more`);
      this.compare({ ...old, schema: field }, { ...next, schema: after[name] }, direction, where, inner);
    }
    for (const name of Object.keys(after).filter((field) => before[field] === undefined)) {
      const required = isRequired.includes(name);
      report(asked && required, `field ${name} was added${required ? ', required' : ''}`);
    }
    const wasOpen = one['additionalProperties'] !== false;
    const isOpen = two['additionalProperties'] !== false;
    if (asked && wasOpen && !isOpen) report(true, 'unknown fields are refused now');
    const [others, othersNow] = [one['additionalProperties'], two['additionalProperties']];
    if (isObject(others) && isObject(othersNow)) {
      const inner = at ? `${at}.*` : '*';
      this.compare({ ...old, schema: others }, { ...next, schema: othersNow }, direction, where, inner);
    }
    // A field can be required without being described.
    const undescribed = isRequired.map(textOf).filter((name) => !(name in before) && !(name in after));
    for (const name of undescribed.filter((field) => asked && !wasRequired.includes(field)))
      report(true, `field ${name} is required now`);
  }

  private compareUnions(
    old: Side,
    next: Side,
    direction: Direction,
    where: string,
    at: string,
    narrowed: (text: string) => void,
    widened: (text: string) => void,
  ): void {
    const before = branches(old);
    const after = branches(next);
    for (const branch of [...before]) {
      const match =
        after.find((other) => nameOf(branch) !== undefined && nameOf(branch) === nameOf(other)) ??
        after.find((other) => same(flatten(branch), flatten(other))) ??
        (before.length === 1 && after.length === 1 ? after[0] : undefined);
      if (!match) continue;
      before.splice(before.indexOf(branch), 1);
      after.splice(after.indexOf(match), 1);
      this.compare(branch, match, direction, where, at);
    }
    for (const branch of before) narrowed(`variant ${nameOf(branch) ?? show(branch.schema)} was removed`);
    for (const branch of after) widened(`variant ${nameOf(branch) ?? show(branch.schema)} was added`);
  }
}

const show = (value: Json | undefined): string => (JSON.stringify(value) ?? 'none').slice(0, 80);
const isUnion = (schema: JsonObject): boolean => Array.isArray(schema['oneOf'] ?? schema['anyOf']);

/** The schema with its reference resolved and its `allOf` merged. */
function flatten({ document, schema }: Side): JsonObject {
  const { allOf, ...own } = resolve(document, schema);
  const whole: JsonObject = {};
  for (const part of [...listOf(allOf).map((piece) => flatten({ document, schema: piece })), own]) {
    const properties = { ...objectOf(whole['properties']), ...objectOf(part['properties']) };
    const required = [...new Set([...listOf(whole['required']), ...listOf(part['required'])])];
    Object.assign(whole, part);
    if (Object.keys(properties).length > 0) whole['properties'] = properties;
    if (required.length > 0) whole['required'] = required;
  }
  return whole;
}

/** The branches of a union, each with the fields that stand beside the union; a schema that is none is its own branch. */
function branches(side: Side): Side[] {
  const { oneOf, anyOf, ...beside } = flatten(side);
  const union = oneOf ?? anyOf;
  if (!Array.isArray(union)) return [side];
  if (!isObject(beside['properties'])) return union.map((schema) => ({ ...side, schema }));
  return union.map((schema) => ({
    ...side,
    schema: { allOf: [beside, schema] },
    name: nameOf({ ...side, schema }),
  }));
}

/** Identifies a branch of a union: its component or its distinguishing constant. */
function nameOf(side: Side): string | undefined {
  const named = side.name ?? refName(side.schema);
  if (named) return named;
  const fields = Object.values(objectOf(flatten(side)['properties']));
  return fields.map((field) => textOf(objectOf(field)['const'])).find(Boolean);
}

type Tell = (text: string) => void;

function typesOf(schema: JsonObject): string[] {
  const types = [schema['type'] ?? []].flat().map((type) => textOf(type));
  return schema['nullable'] === true ? [...types, 'null'] : types;
}

function compareTypes(one: JsonObject, two: JsonObject, narrowed: Tell, widened: Tell): void {
  const [before, after] = [typesOf(one), typesOf(two)];
  const covers = (types: string[], type: string): boolean =>
    types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));
  const lost =
    before.length === 0
      ? after.map((type) => `anything but ${type}`)
      : before.filter((type) => !covers(after, type));
  const gained =
    after.length === 0 && before.length > 0 ? ['anything'] : after.filter((type) => !covers(before, type));
  // From integer to number widens, from number to integer narrows.
  if (before.includes('number') && !after.includes('number') && after.includes('integer'))
    lost.push('fractions');
  if (lost.length > 0) narrowed(`type ${[...new Set(lost)].join(', ')} is not taken any more`);
  if (gained.length > 0 && before.length > 0) widened(`type ${gained.join(', ')} is possible now`);
}

function compareValues(one: JsonObject, two: JsonObject, narrowed: Tell, widened: Tell): void {
  const valuesOf = (schema: JsonObject): Json[] | undefined =>
    schema['const'] !== undefined
      ? [schema['const']]
      : Array.isArray(schema['enum'])
        ? schema['enum']
        : undefined;
  const [before, after] = [valuesOf(one), valuesOf(two)];
  if (!before && after) narrowed(`only ${after.map(show).join(', ')} are possible now`);
  if (before && !after) widened('any value is possible now');
  if (!before || !after) return;
  for (const value of before.filter((known) => !after.some((other) => same(known, other))))
    narrowed(`value ${show(value)} was removed`);
  for (const value of after.filter((known) => !before.some((other) => same(known, other))))
    widened(`value ${show(value)} was added`);
}

function compareLimits(one: JsonObject, two: JsonObject, narrowed: Tell, widened: Tell): void {
  for (const [keywords, tighter] of [
    [LOWER, 1],
    [UPPER, -1],
  ] as const) {
    for (const keyword of keywords) {
      const [before, after] = [one[keyword], two[keyword]];
      const none = COUNTS.includes(keyword) ? 0 : tighter * Number.NEGATIVE_INFINITY;
      const numberOf = (limit: Json | undefined): number => (typeof limit === 'number' ? limit : none);
      if (numberOf(before) === numberOf(after)) continue;
      const text = `${keyword} was ${show(before)}, now ${show(after)}`;
      if ((numberOf(after) - numberOf(before)) * tighter > 0) narrowed(text);
      else widened(text);
    }
  }
  for (const keyword of ['pattern', 'format', 'uniqueItems']) {
    const [before, after] = [one[keyword] || undefined, two[keyword] || undefined];
    if (same(before, after)) continue;
    const text = `${keyword} was ${show(before)}, now ${show(after)}`;
    const wider = before === undefined ? false : after === undefined || WIDER[textOf(before)] === after;
    const tighter = after === undefined ? false : before === undefined || WIDER[textOf(after)] === before;
    if (!wider) narrowed(text);
    if (!tighter) widened(text);
  }
}
