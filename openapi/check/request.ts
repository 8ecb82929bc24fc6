/** Makes requests from the examples of the contract. */
import type { operations as Declared } from '../../src/api/generated/gateway.d.ts';
import type { Operation, OperationId } from './contract.ts';
import type { Sent } from './http.ts';
import { propertiesOf } from './schema.ts';

type Ok<Responses> = Responses extends { 200: { content: { 'application/json': infer Body } } }
  ? Body
  : undefined;
/** The JSON of the 200 answer of an operation; undefined where there is none. */
export type AnswerOf<Id extends OperationId> = Declared[Id] extends { responses: infer R }
  ? Ok<R>
  : undefined;
/** The JSON body of a request. */
export type BodyOf<Id extends OperationId> = Declared[Id] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

export type Value = string | number | boolean;

/** What a call has beyond the examples. Required parameters and the body come from them when they are absent here. */
export interface Input<Id extends OperationId = OperationId> {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, Value | readonly Value[] | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyOf<Id>;
  /** Parts of a form: files, texts, and objects, which are sent as JSON. */
  readonly form?: Readonly<Record<string, unknown>>;
}

/** A request before it is sent. Probes change it. */
export interface Draft {
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** JSON value, or the parts of a form; undefined without a body. */
  readonly body: unknown;
  /** Sends these bytes in place of the body. */
  readonly raw?: {
    readonly text: string;
    readonly type: string | null;
    /** Sent in place of the text where that cannot say them. */
    readonly bytes?: Uint8Array<ArrayBuffer>;
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The valid request of an operation: its examples with what the input replaces. */
export function draftOf(operation: Operation, input: Input): Draft {
  const path: Record<string, string> = {};
  const query: [string, string][] = [];
  const headers: Record<string, string> = {};
  for (const { name, in: place, required, example } of operation.parameters) {
    if (place === 'path') path[name] = input.path?.[name] ?? String(example);
    if (place === 'query') {
      const given = input.query?.[name] ?? (required ? example : undefined);
      if (given !== undefined) for (const one of listOf(given)) query.push([name, String(one)]);
    }
    if (place !== 'header') continue;
    if (name === 'Idempotency-Key') headers['idempotency-key'] = crypto.randomUUID();
    else if (required) headers[name.toLowerCase()] = String(example);
  }
  const isForm = operation.body?.mediaType === 'multipart/form-data';
  return {
    path,
    query,
    headers: { ...headers, ...input.headers },
    body: isForm ? (input.form ?? operation.body?.example) : (input.body ?? operation.body?.example),
  };
}

const jsonPart = (value: unknown): Blob => new Blob([JSON.stringify(value)], { type: 'application/json' });

/** A form; texts whose schema is binary are sent as files. */
function formOf(operation: Operation, parts: object): FormData {
  const form = new FormData();
  const schemas = operation.body ? propertiesOf(operation.body.schema) : {};
  for (const [name, value] of Object.entries(parts)) {
    const schema = schemas[name];
    const isFile = schema?.['format'] === 'binary' || schema?.['contentMediaType'] !== undefined;
    for (const one of listOf(value)) {
      if (one instanceof Blob) form.append(name, one, one instanceof File ? one.name : 'file');
      else if (one !== null && typeof one === 'object') form.append(name, jsonPart(one));
      else if (isFile) form.append(name, new File([String(one)], 'Список.csv', { type: 'text/csv' }));
      else form.append(name, String(one));
    }
  }
  return form;
}

function shownForm(parts: object): string {
  return Object.entries(parts)
    .flatMap(([name, value]) =>
      listOf(value).map((one) => {
        if (one instanceof Blob) return `-F '${name}=@${one instanceof File ? one.name : 'file'}'`;
        const isObject = one !== null && typeof one === 'object';
        const text = isObject ? `${JSON.stringify(one)};type=application/json` : String(one);
        return `-F '${name}=${text.slice(0, 500).replaceAll("'", String.raw`'\''`)}'`;
      }),
    )
    .join(' ');
}

/** A draft as what `fetch` takes, and as it is shown in reports. */
export interface Encoded {
  readonly address: string;
  readonly init: RequestInit & { readonly headers: Record<string, string> };
  readonly shown: Omit<Sent, 'url'>;
}

/** Encodes a draft. */
export function encoded(operation: Operation, draft: Draft, cookie: string): Encoded {
  const { method } = operation;
  let address = operation.path;
  for (const [name, value] of Object.entries(draft.path))
    address = address.replace(`{${name}}`, encodeURIComponent(value));
  const search = new URLSearchParams(draft.query.map(([name, value]) => [name, value])).toString();
  if (search) address += `?${search}`;
  const headers: Record<string, string> = { ...draft.headers, ...(cookie && { cookie }) };
  if (draft.raw) {
    if (draft.raw.type !== null) headers['content-type'] = draft.raw.type;
    const shown = { method, headers, shown: draft.raw.text.slice(0, 500) };
    const body = draft.raw.bytes ?? new TextEncoder().encode(draft.raw.text);
    return { address, init: { method, headers, body }, shown };
  }
  if (!operation.body || draft.body === undefined)
    return { address, init: { method, headers }, shown: { method, headers } };
  if (operation.body.mediaType === 'multipart/form-data') {
    const parts = Object(draft.body) as object;
    return {
      address,
      init: { method, headers, body: formOf(operation, parts) },
      shown: { method, headers, shown: shownForm(parts) },
    };
  }
  headers['content-type'] ??= operation.body.mediaType;
  const text = JSON.stringify(draft.body);
  return {
    address,
    init: { method, headers, body: text },
    shown: { method, headers, shown: text.slice(0, 2000) },
  };
}
