import { apiPath } from '#lib/gateway-path.ts';

/** Any JSON value, as a bundled OpenAPI document holds it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectAt(value: Json | undefined, ...path: string[]): JsonObject {
  let node = value;
  for (const key of path) node = isObject(node) ? node[key] : undefined;
  return isObject(node) ? node : {};
}

/** Follows `#/…` references inside the document to the node that they mean. */
function resolve(bundle: JsonObject, value: Json | undefined): JsonObject {
  const node = isObject(value) ? value : {};
  const reference = node['$ref'];
  return typeof reference === 'string'
    ? resolve(bundle, objectAt(bundle, ...reference.slice(2).split('/')))
    : node;
}

/** The schema of a form with its JSON and repeated parts as strings, because Prism parses neither. */
function relaxForm(bundle: JsonObject, mediaType: JsonObject): JsonObject {
  const { encoding: _encoding, ...rest } = mediaType;
  const form = resolve(bundle, mediaType['schema']);
  const properties = Object.entries(objectAt(form, 'properties')).map(([name, property]): [string, Json] => {
    const type = resolve(bundle, property)['type'];
    return [name, type === 'object' || type === 'array' ? { type: 'string' } : property];
  });
  return { ...rest, schema: { ...form, properties: Object.fromEntries(properties) }, examples: {} };
}

function relaxOperation(bundle: JsonObject, operation: Json): Json {
  const form = objectAt(operation, 'requestBody', 'content')['multipart/form-data'];
  if (!isObject(operation) || !isObject(form)) return operation;
  const body = objectAt(operation, 'requestBody');
  const content = { ...objectAt(body, 'content'), 'multipart/form-data': relaxForm(bundle, form) };
  return { ...operation, requestBody: { ...body, content } };
}

/**
 * Prism's copy of the contract.
 * @param bundle the bundled contract; not modified.
 * @returns the contract adapted to Prism: every path includes the base path, because Prism ignores the path of
 *   `servers`, and the JSON and repeated parts of forms are strings.
 */
export function derivePrismCopy(bundle: JsonObject): JsonObject {
  const paths = Object.entries(objectAt(bundle, 'paths')).map(([path, item]): [string, Json] => {
    const operations = Object.entries(objectAt(item)).map(([method, operation]): [string, Json] => [
      method,
      relaxOperation(bundle, operation),
    ]);
    return [`${apiPath}${path}`, Object.fromEntries(operations)];
  });
  return { ...bundle, servers: [{ url: '/' }], paths: Object.fromEntries(paths) };
}
