import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { bundle } from './bundle.ts';

const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
formats(ajv);
// To ajv the whole document is one schema with unknown keywords, its own parts. `discriminator` only repeats
// what the `const` of each branch says; provenance is a note for people, the other extensions are for the readers.
const extensions = ['x-provenance', 'x-core', 'x-fallback', 'x-fallback-property'];
for (const keyword of [...Object.keys(bundle), 'discriminator', ...extensions]) ajv.addKeyword(keyword);
ajv.addSchema({ ...bundle, $id: 'gateway' });

/**
 * Judges a value by a schema of the bundle.
 * @param pointer JSON pointer of the schema, beginning with `#/`.
 * @returns what is wrong, as lines; empty when the value is valid.
 */
export function violations(pointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(`gateway${pointer}`);
  if (!validate) throw new Error(`${pointer} is not in the bundle`);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/** Splits the body of an event stream into its events; throws on a line that is none of the protocol's. */
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
