/** Reads parameters and bodies of a request and checks them against the contract. Throws `Failure` for invalid ones. */
import { type Operation, type Parameter, resolved, type Schema } from './contract.ts';
import { Failure } from './failures.ts';
import type { Problem, Validator } from './validator.ts';

/** One file of a request may have 50 MB, a text 100 000 characters; beyond that the failure is `too-large`, not `malformed`. */
const CONTENT_LIMIT = 100_000;
const DEFAULT_FILE_LIMIT = 50 * 1024 * 1024;

function refuse(operation: Operation, problem: Problem): never {
  const tooLarge =
    problem.keyword === 'maxLength' &&
    (problem.limit ?? 0) >= CONTENT_LIMIT &&
    operation.failures.has('too-large');
  throw new Failure(tooLarge ? 'too-large' : 'bad-request');
}

function coerce(given: Schema, text: string): unknown {
  const schema = resolved(given);
  if (schema['type'] === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (schema['type'] === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

function textsOf(parameter: Parameter, request: Request, path: Record<string, string>): string[] {
  if (parameter.in === 'query') return new URL(request.url).searchParams.getAll(parameter.name);
  const one = parameter.in === 'path' ? path[parameter.name] : request.headers.get(parameter.name);
  return one === undefined || one === null ? [] : [one];
}

export interface Parameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
}

/** Reads and checks path, query and header parameters; ignores unknown ones and fills in defaults. */
export function readParameters(
  operation: Operation,
  request: Request,
  path: Record<string, string>,
  validate: Validator,
): Parameters {
  const read: Parameters = { path: {}, query: {}, header: {} };
  for (const parameter of operation.parameters) {
    const texts = textsOf(parameter, request, path);
    const [text] = texts;
    const { items } = parameter.schema;
    const isList = items !== null && typeof items === 'object';
    if (texts.length > 1 && !isList) throw new Failure('bad-request');
    if (text === undefined) {
      if (parameter.required) throw new Failure('bad-request');
      if ('default' in parameter.schema) read.query[parameter.name] = parameter.schema['default'];
      continue;
    }
    const value = isList ? texts.map((one) => coerce({ ...items }, one)) : coerce(parameter.schema, text);
    const problem = validate(parameter.schema, value);
    if (problem) throw new Failure('bad-request');
    if (parameter.in === 'path') read.path[parameter.name] = value;
    if (parameter.in === 'query') read.query[parameter.name] = value;
    if (parameter.in === 'header') read.header[parameter.name] = value;
  }
  return read;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('bad-request');
  }
}

/** An incomplete body, or a form without parts, is an error of the sender. */
async function whole<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw new Failure('bad-request');
  }
}

type Properties = Readonly<Record<string, Schema>>;

function propertiesOf(schema: Schema): Properties {
  const properties = resolved(schema)['properties'];
  return properties !== null && typeof properties === 'object' ? (properties as Properties) : {};
}

/** Maximum size of a file in this part, bytes. */
function fileLimit(properties: Properties, name: string): number {
  const part = properties[name];
  const file = name === 'files' ? part?.['items'] : part;
  const limit: unknown =
    file !== null && typeof file === 'object' ? Reflect.get(file, 'maxLength') : undefined;
  return typeof limit === 'number' ? limit : DEFAULT_FILE_LIMIT;
}

function readPart(part: string, name: string, properties: Properties): unknown {
  if (name === 'request') return parseJson(part);
  const schema = properties[name];
  return schema ? coerce(schema, part) : part;
}

/** What Ajv checks of a file: that it is not empty; `fileLimit` checks its size. */
const shadow = (file: File) => (file.size > 0 ? 'x' : '');

async function readForm(
  operation: Operation,
  schema: Schema,
  request: Request,
  validate: Validator,
): Promise<unknown> {
  const form = await whole(request.formData());
  const properties = propertiesOf(schema);
  const value: Record<string, unknown> = {};
  const files: File[] = [];
  const single: File[] = [];
  for (const [name, part] of form) {
    if (name === 'files' || name === 'file') {
      if (typeof part === 'string') throw new Failure('bad-request');
      (name === 'file' ? single : files).push(part);
    } else if (Object.hasOwn(value, name)) {
      throw new Failure('bad-request');
    } else {
      value[name] = readPart(typeof part === 'string' ? part : await part.text(), name, properties);
    }
  }
  const [file] = single;
  if (single.length > 1) throw new Failure('bad-request');
  const problem = validate(schema, {
    ...value,
    ...(files.length > 0 && { files: files.map(shadow) }),
    ...(file && { file: shadow(file) }),
  });
  if (problem) refuse(operation, problem);
  const tooLarge = (name: string) => (one: File) => one.size > fileLimit(properties, name);
  if (files.some(tooLarge('files')) || single.some(tooLarge('file'))) throw new Failure('too-large');
  return { ...value, files, ...(file && { file }) };
}

/**
 * Reads and checks the body: JSON, or a form with a JSON `request`, repeated `files`, one `file` and plain text.
 * Undefined when the operation takes none.
 */
export async function readBody(
  operation: Operation,
  request: Request,
  validate: Validator,
): Promise<unknown> {
  const { body } = operation;
  if (!body) return undefined;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== body.mediaType) throw new Failure('unsupported-media-type');
  if (body.mediaType === 'multipart/form-data') return readForm(operation, body.schema, request, validate);
  const value = parseJson(await whole(request.text()));
  const problem = validate(body.schema, value);
  if (problem) refuse(operation, problem);
  return value;
}
