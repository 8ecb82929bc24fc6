/** Reads an OpenAPI document as untyped JSON. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

/** Direction of a body: the portal writes requests and reads answers. */
export type Direction = 'request' | 'answer';

export interface Change {
  breaking: boolean;
  /** `GET /tile/getTile`, or the name of a schema with the direction in which it is used. */
  where: string;
  text: string;
  /** The former definition of what was removed. */
  removed?: JsonObject;
  /** The new definition of what is deprecated now. */
  deprecated?: JsonObject;
}

/** What a `report` adds to a change. */
export type Detail = Pick<Change, 'removed' | 'deprecated'>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
export const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
export const same = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Resolves `#/…` references; siblings of a reference override its target (OpenAPI 3.1). */
export function resolve(document: JsonObject, value: Json | undefined): JsonObject {
  let node = objectOf(value);
  for (let depth = 0; depth < 50 && typeof node['$ref'] === 'string'; depth++) {
    const { $ref, ...beside } = node;
    let target: Json | undefined = document;
    for (const part of textOf($ref).replace(/^#\//, '').split('/'))
      target = objectOf(target)[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')];
    node = { ...objectOf(target), ...beside };
  }
  return node;
}

/** Name of the referenced component, or undefined for an inline node. */
export const refName = (value: Json | undefined): string | undefined =>
  textOf(objectOf(value)['$ref']).split('/').at(-1) || undefined;
