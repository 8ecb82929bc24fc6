/**
 * The operations of the bundled contract with what its checks need to know about each. For the conformance kit
 * (`openapi/check`) and the check of answers in development; it contains the whole contract and is in no build.
 */
import json from '../generated/gateway.json' with { type: 'json' };
import type { OperationId } from '../generated/operation-id.ts';

export type { OperationId };
export type Schema = Readonly<Record<string, unknown>>;
export type Caller = 'public' | 'employee' | 'guest' | 'admin' | 'companyAdmin' | 'link';
export type Scheme = 'session' | 'guestSession' | 'mailToken' | 'apiToken';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** What the contract says of the answers with one status. */
export interface DeclaredAnswer {
  readonly headers: Readonly<Record<string, { readonly required?: boolean; readonly schema: Schema }>>;
  /** Media type to schema; empty where the answer has no body. */
  readonly content: Readonly<Record<string, Schema>>;
  /** Names of the errors with this status. */
  readonly names: readonly string[];
  /** How the texts of these errors begin, up to their first number. */
  readonly texts: readonly string[];
}

export interface Operation {
  readonly id: OperationId;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly access: readonly Caller[];
  /** True when another site must not be able to send it. */
  readonly changesState: boolean;
  readonly schemes: ReadonlySet<Scheme>;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly mediaType: string; readonly schema: Schema; readonly example: unknown } | null;
  readonly answers: ReadonlyMap<number, DeclaredAnswer>;
  /** `x-order` of a list. */
  readonly order: readonly string[];
  /** Whether it takes an `Idempotency-Key`, and whether the key is required. */
  readonly key: 'none' | 'optional' | 'required';
  /** The file of the operation, from the root of the repository. */
  readonly file: string;
  /** JSON pointer of the operation in the bundle. */
  readonly pointer: string;
}

interface Ref {
  readonly $ref?: string;
}
type Examples = Readonly<Record<string, Ref & { readonly value?: unknown }>>;
type Content = Readonly<Record<string, { readonly schema: Schema; readonly examples?: Examples }>>;
interface RawOperation {
  readonly operationId: OperationId;
  readonly tags: readonly [string];
  readonly 'x-access': readonly Caller[];
  readonly 'x-changes-state'?: true;
  readonly 'x-order'?: readonly string[];
  readonly security?: readonly Readonly<Partial<Record<Scheme, unknown>>>[];
  readonly parameters?: readonly (Parameter & Ref)[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, Ref & { readonly headers?: DeclaredAnswer['headers']; readonly content?: Content }>
  >;
}

const bundle = json as unknown as {
  readonly security: NonNullable<RawOperation['security']>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
};

const targets = new Map<string, object>();

/** Follows a reference inside the bundle; returns any other node unchanged. */
export function resolved<T extends object>(node: T): T {
  const ref = Reflect.get(node, '$ref');
  if (typeof ref !== 'string') return node;
  const known = targets.get(ref);
  if (known) return known as T;
  let target: unknown = bundle;
  for (const part of ref.replace(/^#\//, '').split('/'))
    target = Reflect.get(
      Object(target),
      decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'),
    );
  const found = resolved(target as T);
  targets.set(ref, found);
  return found;
}

/** One step of a JSON pointer. */
export const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

const textOf = (example: unknown): string => String(Object(example).message ?? '').split(/\d/, 1)[0] ?? '';

function answersOf({ responses }: RawOperation): Operation['answers'] {
  return new Map(
    Object.entries(responses).map(([status, response]) => {
      const { headers = {}, content = {} } = resolved(response);
      const errors =
        Number(status) < 400
          ? []
          : Object.values(content).flatMap(({ examples = {} }) => Object.entries(examples));
      return [
        Number(status),
        {
          headers: Object.fromEntries(Object.entries(headers).map(([name, one]) => [name, resolved(one)])),
          content: Object.fromEntries(Object.entries(content).map(([type, one]) => [type, one.schema])),
          names: errors.map(([name]) => name),
          texts: errors.map(([, one]) => textOf(resolved(one).value)),
        },
      ] as const;
    }),
  );
}

function bodyOf({ requestBody }: RawOperation): Operation['body'] {
  const [entry] = Object.entries(requestBody?.content ?? {});
  if (!entry) return null;
  const [mediaType, { schema, examples = {} }] = entry;
  const [example] = Object.values(examples);
  return { mediaType, schema, example: example && resolved(example).value };
}

function read(path: string, method: string, raw: RawOperation): Operation {
  const parameters = (raw.parameters ?? []).map((one) => resolved(one));
  const key = parameters.find(({ name }) => name === 'Idempotency-Key');
  return {
    id: raw.operationId,
    tag: raw.tags[0],
    method: method.toUpperCase(),
    path,
    access: raw['x-access'],
    changesState: method !== 'get' || raw['x-changes-state'] === true,
    schemes: new Set((raw.security ?? bundle.security).flatMap((one) => Object.keys(one) as Scheme[])),
    parameters,
    body: bodyOf(raw),
    answers: answersOf(raw),
    order: raw['x-order'] ?? [],
    key: key ? (key.required ? 'required' : 'optional') : 'none',
    file: `openapi/paths/${raw.tags[0]}/${raw.operationId}.yaml`,
    pointer: `#/paths/${escaped(path)}/${method}`,
  };
}

/** All operations, in the order of `gateway.yaml`. */
export const operations: readonly Operation[] = Object.entries(bundle.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, raw]) => read(path, method, raw)),
);

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** The operation with this id; throws when the contract has none. */
export function operationOf(id: OperationId): Operation {
  const found = byId.get(id);
  if (!found) throw new Error(`The contract has no operation ${id}`);
  return found;
}

/** The bundle, for a validator. */
export const document: object = bundle;
