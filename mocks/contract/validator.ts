/** Checks values against the contract's schemas. A separate module because Ajv compiles code, which a page's CSP forbids. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { anchored } from '#lib/schema-references.ts';
import { document, type Schema } from './contract.ts';
import { isEmailAddress } from './email.ts';

/** An error of a value: the violated keyword, its limit if it has one, and the path in the value. */
export interface Problem {
  keyword: string;
  limit?: number;
  at: string;
}

/** Returns null when the value fits the schema, else the first problem. */
export type Validator = (schema: Schema, value: unknown) => Problem | null;

/** A validator over the bundle; schemas are compiled on first use. */
export function createValidator(): Validator {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    validateSchema: false,
    // Most schemas check a few values only, so that compiling takes longer than checking.
    code: { optimize: false },
    inlineRefs: false,
  });
  addFormats(ajv);
  ajv.addFormat('idn-email', isEmailAddress);
  if (document !== null && typeof document === 'object') ajv.addSchema(document, 'gateway');
  const compiled = new WeakMap<Schema, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    let check = compiled.get(schema);
    if (!check) {
      check = ajv.compile(anchored(schema, 'gateway') as Schema);
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
