/** Schemas as HTML: a value in one line, an object as the table of its fields. */
import {
  isObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  refName,
  resolve,
  textOf,
} from '../diff/document.ts';
import { assumedMark, type Html, html, inline, table } from './html.ts';

const LIMITS: Record<string, (value: string) => string> = {
  minLength: (value) => (value === '0' ? '' : `≥ ${value} characters`),
  maxLength: (value) => `≤ ${value} characters`,
  minimum: (value) => `≥ ${value}`,
  maximum: (value) => `≤ ${value}`,
  minItems: (value) => `≥ ${value} items`,
  maxItems: (value) => `≤ ${value} items`,
  pattern: (value) => `pattern ${value}`,
  default: (value) => `default ${value}`,
  'x-whole': () => 'read whole or not at all',
  'x-fallback': (value) => `unknown values are read as ${value}`,
};

export const schemaLink = (name: string): Html => html`<a href="#schema-${name}">${name}</a>`;

const isUnion = (schema: JsonObject): boolean => Array.isArray(schema['oneOf'] ?? schema['anyOf']);
const isScalar = (schema: JsonObject): boolean =>
  !isUnion(schema) && schema['type'] !== 'object' && schema['type'] !== 'array' && !('allOf' in schema);

/** Lengths in characters; equal bounds as one. */
function limitsOf(schema: JsonObject): string[] {
  if (schema['format'] === 'binary') return [`at most ${Number(schema['maxLength'])} bytes`];
  if (schema['contentMediaType'] !== undefined) return [];
  const { minLength, maxLength } = schema;
  const isFixed = minLength !== undefined && minLength === maxLength;
  const fixed = isFixed ? [`${maxLength} characters`] : [];
  const others = Object.entries(LIMITS).flatMap(([keyword, write]) =>
    schema[keyword] === undefined || (isFixed && keyword.endsWith('Length'))
      ? []
      : [write(String(schema[keyword]))],
  );
  return [...fixed, ...others];
}

/** A value in one line: type, format, values and limits, with links to the named schemas. */
export function typeOf(bundle: JsonObject, value: Json | undefined): Html {
  const schema = objectOf(value);
  const name = refName(schema);
  if (name) {
    const target = resolve(bundle, { $ref: textOf(schema['$ref']) });
    return isScalar(target)
      ? html`${schemaLink(name)}: ${typeOf(bundle, target)}`
      : html`${schemaLink(name)}`;
  }
  const union = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(union)) {
    const variants = html`${union.map((one, index) => html`${index > 0 && ', or '}${typeOf(bundle, one)}`)}`;
    return union.some((one) => objectOf(one)['type'] === 'null')
      ? variants
      : html`${schema['anyOf'] ? 'the first that fits of' : 'exactly one of'}: ${variants}`;
  }
  const values = schema['const'] === undefined ? listOf(schema['enum']) : [schema['const']];
  const types = [schema['type'] ?? []].flat().map((type) => textOf(type));
  const notes = [textOf(schema['format']), textOf(schema['contentEncoding']), ...limitsOf(schema)]
    .filter(Boolean)
    .join(', ');
  const given = schema['x-given'];
  const oneValue = (one: Json): Html =>
    html`<code>${JSON.stringify(one)}</code>${Array.isArray(given) && !given.includes(one) && assumedMark()}`;
  return html`${types.join(' or ')}${isObject(schema['items']) && html` of ${typeOf(bundle, schema['items'])}`}${
    values.length > 0 && html`: ${values.map((one, index) => html`${index > 0 && ', '}${oneValue(one)}`)}`
  }${notes && html` <small>(${notes})</small>`}${
    isObject(schema['contentSchema']) && html`, each event a ${typeOf(bundle, schema['contentSchema'])}`
  }`;
}

interface Field {
  readonly name: string;
  readonly schema: JsonObject;
  readonly isRequired: boolean;
  /** True in a given schema that does not list the field in `x-given`. */
  readonly isAssumed: boolean;
}

/** The fields of an object with those of its `allOf`, in this order: allOf first. */
function fieldsOf(bundle: JsonObject, value: Json | undefined): Field[] {
  const schema = resolve(bundle, value);
  const inherited = listOf(schema['allOf']).flatMap((part) => fieldsOf(bundle, part));
  const required = listOf(schema['required']);
  const given = schema['x-given'];
  const own = Object.entries(objectOf(schema['properties'])).map(([name, field]) => ({
    name,
    schema: objectOf(field),
    isRequired: required.includes(name),
    isAssumed: schema['x-provenance'] === 'given' && !listOf(given).includes(name),
  }));
  const names = new Set(own.map(({ name }) => name));
  return [
    ...inherited
      .filter(({ name }) => !names.has(name))
      .map((field) => ({ ...field, isRequired: field.isRequired || required.includes(field.name) })),
    ...own,
  ];
}

/** Fields of requests are required or not; those of answers are always there or not. */
type Use = 'request' | 'answer';

function fieldTable(bundle: JsonObject, value: Json | undefined, use: Use): Html {
  const rows = fieldsOf(bundle, value).map(({ name, schema, isRequired, isAssumed }) => {
    const described = { ...resolve(bundle, schema), ...schema };
    return [
      html`<code>${name}</code>${isAssumed && assumedMark()}${described['deprecated'] === true && deprecatedMark(described)}`,
      html`${typeOf(bundle, schema)}${isObject(schema['properties']) && fieldTable(bundle, schema, use)}`,
      isRequired ? 'yes' : 'no',
      inline(textOf(described['description'])),
    ];
  });
  return table(['Field', 'Type', use === 'request' ? 'Required' : 'Always there', 'Meaning'], rows);
}

/** «deprecated, until …». */
export const deprecatedMark = (node: JsonObject): Html =>
  html` <span class="deprecated">deprecated, stays until ${textOf(node['x-sunset'])}</span>`;

/** A schema in full: the table of its fields, its variants, or its type. */
export function schemaBody(bundle: JsonObject, value: Json | undefined, use: Use): Html {
  const schema = resolve(bundle, value);
  const items = objectOf(schema['items']);
  if (schema['type'] === 'array' && (refName(items) || isObject(items['properties'])))
    return html`<p>${typeOf(bundle, schema)}</p>${schemaBody(bundle, items, use)}`;
  const union = schema['oneOf'] ?? schema['anyOf'];
  const variants =
    Array.isArray(union) &&
    html`<p>${typeOf(bundle, schema['anyOf'] ? { anyOf: union } : { oneOf: union })}.</p>`;
  const fields = fieldTable(bundle, schema, use);
  const isPlain = !variants && fields.text === '';
  return html`${variants}${isPlain ? html`<p>${typeOf(bundle, schema)}</p>` : fields}${
    schema['additionalProperties'] === false &&
    html`<p>No other fields: one that is not listed is answered by 400.</p>`
  }`;
}

/** True when a body consists of more than the one line of its type. */
export function isDescribed(bundle: JsonObject, value: Json | undefined): boolean {
  return !isScalar(resolve(bundle, value));
}

/** Names of the objects and unions inside a schema, in the order in which they are found, each once. */
function namesIn(bundle: JsonObject, value: Json | undefined, found = new Set<string>()): Set<string> {
  const schema = objectOf(value);
  const name = refName(schema);
  const whole = resolve(bundle, schema);
  if (name && (found.has(name) || isScalar(whole))) return found;
  if (name) found.add(name);
  const parts = [
    ...Object.values(objectOf(whole['properties'])),
    ...listOf(whole['oneOf'] ?? whole['anyOf']),
    ...listOf(whole['allOf']),
    whole['items'],
  ];
  for (const part of parts.filter(isObject)) namesIn(bundle, part, found);
  return found;
}

/** The schemas inside the body of a request, so that nobody has to look for them. */
export function innerSchemas(bundle: JsonObject, value: Json | undefined): Html {
  const own = refName(value);
  const names = [...namesIn(bundle, value)].filter((name) => name !== own);
  return html`${names.map((name) => {
    const schema = { $ref: `#/components/schemas/${name}` };
    const description = textOf(resolve(bundle, schema)['description']);
    return html`<details open><summary>${name}: ${inline(description)}</summary>${schemaBody(bundle, schema, 'request')}</details>`;
  })}`;
}
