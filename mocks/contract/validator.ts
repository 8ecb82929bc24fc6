/** Checks values against the contract's schemas. Kept apart because Ajv compiles code, which a page's CSP forbids. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { document, type Schema } from './contract.ts';

/** What is wrong with a value: the keyword that refused it, its limit if it has one, and the place. */
export interface Problem {
  keyword: string;
  limit?: number;
  at: string;
}

/** Returns null when the value fits the schema, else the first problem. */
export type Validator = (schema: Schema, value: unknown) => Problem | null;

/** `#/components/…` means the bundle wherever the schema stands. */
function anchored(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(anchored);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'gateway#') : anchored(value),
    ]),
  );
}

/** A validator over the bundle; every schema is compiled when it is first needed. */
export function createValidator(): Validator {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false });
  addFormats(ajv);
  if (document !== null && typeof document === 'object') ajv.addSchema(document, 'gateway');
  const compiled = new WeakMap<Schema, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    let check = compiled.get(schema);
    if (!check) {
      check = ajv.compile(anchored(schema) as Schema);
      compiled.set(schema, check);
    }
    if (check(value)) return null;
    const error = check.errors?.[0];
    const limit: unknown = error?.params['limit'];
    return {
      keyword: error?.keyword ?? 'schema',
      at: error?.instancePath ?? '',
      ...(typeof limit === 'number' && { limit }),
    };
  };
}
