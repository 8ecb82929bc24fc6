/** The contract at run time: operations, their parameters, bodies, errors and examples, read from the bundle. */
import type { components } from '#api/generated/gateway.d.ts';
import json from '#api/generated/gateway.json' with { type: 'json' };
import { type FailureDetails, type FailureName, failureStatus, isFailureName } from './failures.ts';

export type ErrorResponse = components['schemas']['ErrorResponse'];
export type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';
export type Schema = Readonly<Record<string, unknown>>;

interface Ref {
  readonly $ref: string;
}

interface MediaType {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown } | Ref>>;
}

interface Response {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean } | Ref>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** A security scheme of gateway.yaml. */
export type Scheme = 'session' | 'guestSession' | 'mailToken' | 'apiToken';
type TokenScope = components['schemas']['TokenScope'];
type Requirement = Readonly<Partial<Record<Scheme, unknown>>>;

/** Kinds of callers (`x-access`). */
export type Caller = 'public' | 'employee' | 'guest' | 'admin' | 'companyAdmin' | 'link';

interface RawOperation {
  readonly operationId: string;
  readonly 'x-access': readonly Caller[];
  readonly 'x-changes-state'?: true;
  readonly 'x-token-scopes'?: readonly TokenScope[];
  readonly security?: readonly Requirement[];
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Response | Ref>>;
}

interface Bundle {
  readonly security: readonly Requirement[];
  readonly paths: Readonly<Record<string, Partial<Record<Method, RawOperation>>>>;
}

/** An operation with what is needed to check its requests. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  /** True when it needs no session. */
  readonly isPublic: boolean;
  /** Who may call it. */
  readonly access: readonly Caller[];
  /** True when another site must not be able to send it. */
  readonly changesState: boolean;
  /** Accepted security schemes; one of them is enough. */
  readonly admits: ReadonlySet<Scheme>;
  /** Scopes of tokens, of which one is needed; empty where no token is accepted. */
  readonly tokenScopes: ReadonlySet<TokenScope>;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly mediaType: string; readonly schema: Schema; readonly example: unknown } | null;
  /** The schema of each answer by status and media type; null where there is no body. */
  readonly answers: ReadonlyMap<number, Readonly<Record<string, Schema>> | null>;
  /** Names of the headers that each answer must have, by status. */
  readonly requiredHeaders: ReadonlyMap<number, readonly string[]>;
  readonly failures: ReadonlyMap<FailureName, ErrorResponse>;
}

/** The bundle itself, for the validator. */
export const document: unknown = json;
const bundle = document as Bundle; // the shape that the generator writes; contract.test.ts reads every operation through it

function at(ref: string): unknown {
  let node: unknown = bundle;
  for (const part of ref.replace(/^#\//, '').split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    node = node !== null && typeof node === 'object' ? Reflect.get(node, key) : undefined;
  }
  return node;
}

const deref = <T extends object>(node: T | Ref): T =>
  '$ref' in node && typeof node.$ref === 'string' ? (at(node.$ref) as T) : (node as T);

/** Resolves a reference; returns any other schema unchanged. */
export const resolved = (schema: Schema): Schema => deref<Schema>(schema);

function failuresOf(raw: RawOperation): Map<FailureName, ErrorResponse> {
  const found = new Map<FailureName, ErrorResponse>();
  for (const [status, response] of Object.entries(raw.responses)) {
    if (Number(status) < 400) continue;
    const examples = deref<Response>(response).content?.['application/json']?.examples ?? {};
    for (const [name, example] of Object.entries(examples)) {
      if (isFailureName(name)) found.set(name, deref<{ value: unknown }>(example).value as ErrorResponse);
    }
  }
  return found;
}

function answersOf(raw: RawOperation): Operation['answers'] {
  return new Map(
    Object.entries(raw.responses).map(([status, response]) => {
      const content = deref<Response>(response).content;
      const schemas = content && Object.entries(content).map(([type, { schema }]) => [type, schema] as const);
      return [Number(status), schemas ? Object.fromEntries(schemas) : null] as const;
    }),
  );
}

function requiredHeadersOf(raw: RawOperation): Operation['requiredHeaders'] {
  return new Map(
    Object.entries(raw.responses).map(([status, response]) => {
      const headers = Object.entries(deref<Response>(response).headers ?? {});
      const required = headers.filter(([, header]) => deref<{ required?: boolean }>(header).required);
      return [Number(status), required.map(([name]) => name)] as const;
    }),
  );
}

function read(path: string, method: Method, raw: RawOperation): Operation {
  const [body] = Object.entries(raw.requestBody?.content ?? {});
  const [example] = Object.values(body?.[1].examples ?? {});
  const security = raw.security ?? bundle.security;
  return {
    id: raw.operationId,
    method,
    path,
    isPublic: security.length === 0,
    access: raw['x-access'],
    changesState: method !== 'get' || raw['x-changes-state'] === true,
    admits: new Set(security.flatMap((requirement) => Object.keys(requirement) as Scheme[])),
    tokenScopes: new Set(raw['x-token-scopes']),
    parameters: (raw.parameters ?? []).map((parameter) => deref<Parameter>(parameter)),
    body: body
      ? {
          mediaType: body[0],
          schema: body[1].schema,
          example: example && deref<{ value: unknown }>(example).value,
        }
      : null,
    answers: answersOf(raw),
    requiredHeaders: requiredHeadersOf(raw),
    failures: failuresOf(raw),
  };
}

export const operations: readonly Operation[] = Object.entries(bundle.paths).flatMap(([path, item]) =>
  (Object.entries(item) as [Method, RawOperation][]).map(([method, raw]) => read(path, method, raw)),
);

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** The operation with this id; throws when there is none. */
export function operationOf(id: string): Operation {
  const found = byId.get(id);
  if (!found) throw new Error(`The contract has no ${id}`);
  return found;
}

const rawOperations = new Map(
  Object.values(bundle.paths).flatMap((item) => Object.values(item).map((raw) => [raw.operationId, raw])),
);

/** The value of a named example of an operation's 200 answer, or undefined while the contract has none. */
export function exampleOf(operationId: string, name: string): unknown {
  const ok = rawOperations.get(operationId)?.responses['200'];
  const contents = ok ? Object.values(deref<Response>(ok).content ?? {}) : [];
  const example = contents.flatMap(({ examples }) => examples?.[name] ?? [])[0];
  return example && (deref<{ value: unknown }>(example).value ?? undefined);
}

const texts = new Map(operations.flatMap(({ failures }) => [...failures]));

/** The body of a named error, with the current time and path; the text is the contract's by default. */
export function errorBody(
  name: FailureName,
  path: string,
  now: Date,
  details: FailureDetails = {},
): ErrorResponse {
  const text = texts.get(name);
  return {
    timestamp: now.toISOString(),
    status: failureStatus[name],
    error: text?.error ?? name,
    code: name,
    message: details.message ?? text?.message ?? name,
    path: path.slice(0, 2000),
    ...(details.errors && { errors: details.errors }),
  };
}
