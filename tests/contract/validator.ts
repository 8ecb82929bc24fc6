import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { isEmailAddress } from '#mocks/contract/email.ts';
import { bundle } from './bundle.ts';

const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
formats(ajv);
ajv.addFormat('idn-email', isEmailAddress);
// ajv treats the whole document as one schema, so its own keywords must be known. `discriminator` repeats the `const`
// of each branch; `x-provenance` is for people, the other extensions are for the readers.
const extensions = [
  'x-provenance',
  'x-given',
  'x-open-questions',
  'x-core',
  'x-whole',
  'x-fallback',
  'x-fallback-property',
  'x-max-total',
];
for (const keyword of new Set([...Object.keys(bundle), 'discriminator', ...extensions]))
  ajv.addKeyword(keyword);
ajv.addSchema({ ...bundle, $id: 'gateway' });

function errorsOf(validate: ValidateFunction, value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/**
 * Validates a value against a schema of the bundle.
 * @param pointer JSON pointer of the schema, beginning with `#/`.
 * @returns one line per error; empty when the value is valid.
 */
export function violations(pointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(`gateway${pointer}`);
  if (!validate) throw new Error(`${pointer} is not in the bundle`);
  return errorsOf(validate, value);
}

/** Like `violations`, against a schema that is not in the bundle; it refers to the bundle as `gateway#/…`. */
export const violationsOf = (schema: object, value: unknown): string[] =>
  errorsOf(ajv.compile(schema), value);

/** Splits the body of an event stream into its events; throws on a line that the protocol does not allow. */
export function readFrames(body: string): EventSourceMessage[] {
  const frames: EventSourceMessage[] = [];
  const parser = createParser({
    onEvent: (event) => frames.push(event),
    onError: (error) => {
      throw error;
    },
  });
  parser.feed(body);
  return frames;
}
