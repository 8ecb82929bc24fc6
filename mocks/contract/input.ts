/** Reads parameters and bodies of a request and checks them against the contract. Throws `Failure` for invalid ones. */
import type { File } from 'node:buffer';
import { bytesOf } from './body.ts';
import { type Operation, type Parameter, resolved, type Schema } from './contract.ts';
import { Failure } from './failures.ts';
import { readParts } from './form.ts';
import { bodyLimit, filesLimit, partLimits, propertiesOf } from './limits.ts';
import type { SpooledFiles } from './spool.ts';
import { decoded, isText, refuseWrongTexts } from './texts.ts';
import type { Problem, Validator } from './validator.ts';

/** A text beyond a limit of this many characters or more is `too-large`, not `bad-request`. */
const CONTENT_LIMIT = 100_000;

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

/** Throws `bad-request` for a query whose escapes are no UTF-8; `searchParams` would hide them. */
function queryOf(request: Request): URLSearchParams {
  const { search, searchParams } = new URL(request.url);
  try {
    decodeURIComponent(search.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    throw new Failure('bad-request');
  }
  return searchParams;
}

function textsOf(parameter: Parameter, request: Request, path: Record<string, string>): string[] {
  if (parameter.in === 'query') return queryOf(request).getAll(parameter.name);
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
    if ((texts.length > 1 && !isList) || !texts.every(isText)) throw new Failure('bad-request');
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

/** Names that every object has. The validator takes them for known properties in some schemas. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Reading each property takes time, so it is done only where such a name can be, or be written with escapes. */
const mayInherit = new RegExp(`"(?:${[...inherited].join('|')})"|\\\\u`);

function refuseInherited(name: string, value: unknown): unknown {
  if (inherited.has(name)) throw new SyntaxError(name);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, mayInherit.test(text) ? refuseInherited : undefined);
  } catch {
    throw new Failure('bad-request');
  }
}

function readPart(part: string, name: string, properties: ReadonlyMap<string, Schema>): unknown {
  if (name === 'request') return parseJson(part);
  const schema = properties.get(name);
  return schema ? coerce(schema, part) : part;
}

/** What Ajv checks of a file: that it is not empty; `readParts` checks its size. */
const shadow = (file: File) => (file.size > 0 ? 'x' : '');

async function readForm(
  body: NonNullable<Operation['body']>,
  operation: Operation,
  request: Request,
  validate: Validator,
  spooled: SpooledFiles,
): Promise<unknown> {
  const { schema } = body;
  const properties = propertiesOf(schema);
  const value = new Map<string, unknown>();
  const files: File[] = [];
  const single: File[] = [];
  const limits = partLimits(schema);
  let isUtf8 = true;
  for (const [name, part] of await readParts(request, body, spooled)) {
    // Tests of screens have a `Uint8Array` of their own, of which the bytes are no instance.
    if (ArrayBuffer.isView(part)) {
      if (value.has(name) || limits.get(name)?.isFile) throw new Failure('bad-request');
      const read = decoded(part);
      isUtf8 &&= read.isUtf8;
      value.set(name, readPart(read.text, name, properties));
    } else (name === 'file' ? single : files).push(part);
  }
  const texts = Object.fromEntries(value);
  const [file] = single;
  if (single.length > 1) throw new Failure('bad-request');
  const total = [...files, ...single].reduce((sum, { size }) => sum + size, 0);
  if (total > filesLimit(schema)) throw new Failure('too-large');
  const problem = validate(schema, {
    ...texts,
    ...(files.length > 0 && { files: files.map(shadow) }),
    ...(file && { file: shadow(file) }),
  });
  if (problem) refuse(operation, problem);
  refuseWrongTexts(texts, isUtf8);
  refuseWrongTexts({ files: files.map(({ name }) => name), ...(file && { file: file.name }) });
  return { ...texts, files, ...(file && { file }) };
}

/**
 * Reads and checks the body: JSON, or a form with a JSON `request`, repeated `files`, one `file` and plain text.
 * Undefined when the operation takes none.
 */
export async function readBody(
  operation: Operation,
  request: Request,
  validate: Validator,
  spooled: SpooledFiles,
): Promise<unknown> {
  const { body } = operation;
  if (!body) return undefined;
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') throw new Failure('unsupported-media-type');
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== body.mediaType) throw new Failure('unsupported-media-type');
  if (body.mediaType === 'multipart/form-data') return readForm(body, operation, request, validate, spooled);
  const { text, isUtf8 } = decoded(await bytesOf(request, bodyLimit(operation)));
  const value = parseJson(text);
  const problem = validate(body.schema, value);
  if (problem) refuse(operation, problem);
  refuseWrongTexts(value, isUtf8);
  return value;
}
