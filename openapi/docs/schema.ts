import { isObject, type Json, type JsonObject, listOf, objectOf, refName, textOf } from '../diff/document.ts';
import { type Html, html, inline, table } from './html.ts';

const LIMITS: Record<string, (value: string) => string> = {
  minLength: (value) => (value === '0' ? '' : `≥ ${value} characters`),
  maxLength: (value) => `≤ ${value} characters`,
  minimum: (value) => `≥ ${value}`,
  maximum: (value) => `≤ ${value}`,
  minItems: (value) => `≥ ${value} items`,
  maxItems: (value) => `≤ ${value} items`,
  pattern: (value) => `pattern ${value}`,
  default: (value) => `default ${value}`,
};

export const schemaLink = (name: string): Html => html`<a href="#schema-${name}">${name}</a>`;

/** Describes a value in one line: type, format, values, limits, with links to named schemas. */
export function typeOf(value: Json | undefined): Html {
  const schema = objectOf(value);
  const name = refName(schema);
  if (name) return schemaLink(name);
  const union = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(union))
    return html`one of ${union.map((one, index) => html`${index > 0 && ', '}${typeOf(one)}`)}`;
  const limits = Object.entries(LIMITS).flatMap(([keyword, write]) =>
    schema[keyword] === undefined ? [] : [write(String(schema[keyword]))],
  );
  const values = schema['const'] === undefined ? listOf(schema['enum']) : [schema['const']];
  const types = [schema['type'] ?? []].flat().map((type) => textOf(type));
  const notes = [textOf(schema['format']), textOf(schema['contentEncoding']), ...limits]
    .filter(Boolean)
    .join(', ');
  return html`${types.join(' or ')}${isObject(schema['items']) && html` of ${typeOf(schema['items'])}`}${
    values.length > 0 &&
    html`: ${values.map((one, index) => html`${index > 0 && ', '}<code>${JSON.stringify(one)}</code>`)}`
  }${notes && html` <small>(${notes})</small>`}${
    isObject(schema['contentSchema']) && html`, each event a ${typeOf(schema['contentSchema'])}`
  }`;
}

function fieldsOf(schema: JsonObject): Html {
  const required = listOf(schema['required']);
  const rows = Object.entries(objectOf(schema['properties'])).map(([name, field]) => [
    html`<code>${name}</code>`,
    html`${typeOf(field)}${isObject(objectOf(field)['properties']) && fieldsOf(objectOf(field))}`,
    required.includes(name) ? 'yes' : 'no',
    inline(textOf(objectOf(field)['description'])),
  ]);
  return table(['Field', 'Type', 'Required', 'Meaning'], rows);
}

/** A schema in full: the table of its fields, or its type. */
export function schemaBody(value: Json | undefined): Html {
  const schema = objectOf(value);
  const parts = listOf(schema['allOf']);
  const all = parts.length > 0 && html`<p>With all of ${parts.map((part) => html`${typeOf(part)} `)}</p>`;
  const fields = isObject(schema['properties']) ? fieldsOf(schema) : html`<p>${typeOf(schema)}</p>`;
  return html`${all}${fields}${schema['additionalProperties'] === false && html`<p>No other fields.</p>`}`;
}
