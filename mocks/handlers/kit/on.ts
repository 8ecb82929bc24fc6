/**
 * `on('tileList', c => c.reply(200, tiles))`: a handler that is typed by the contract.
 * A status that the operation does not declare, a body of another shape or an unknown enum value does not compile.
 */
import type { File } from 'node:buffer';
import type { operations } from '#api/generated/gateway.d.ts';
import {
  Failure,
  type FailureDetails,
  type FailureName,
  type failureStatus,
} from '#mocks/contract/failures.ts';
import { type PageQuery, pageOf } from '#mocks/domain/lists/list.ts';
import type { Link, StoredToken, User } from '#mocks/store/database.ts';
import type { Dependencies } from './dependencies.ts';
import { once } from './once.ts';

type ResponsesOf<O> = O extends { responses: infer R } ? R : never;
type SuccessOf<O> = Extract<keyof ResponsesOf<O>, 200 | 201 | 202 | 204>;
type ContentOf<O, S> = S extends keyof ResponsesOf<O>
  ? ResponsesOf<O>[S] extends { content: infer C }
    ? C
    : Record<never, never>
  : never;
type JsonOf<O, S> = ContentOf<O, S> extends { 'application/json': infer B } ? [body: B] : [];
/** The row of a page. */
type ItemOf<O> = JsonOf<O, 200> extends [body: { content: (infer T)[] }] ? T : never;
type RawTypeOf<O, S> = Exclude<keyof ContentOf<O, S>, 'application/json'> & string;
type ParametersOf<O, In extends string> = O extends { parameters: Partial<Record<In, infer P>> }
  ? NonNullable<P>
  : never;
/** Form fields with files: `files` is always a list, `file` a single one. */
type FormOf<F> = Omit<F, 'files' | 'file'> &
  ('files' extends keyof F ? { files: File[] } : unknown) &
  ('file' extends keyof F ? { file?: File } : unknown);
type BodyOf<O> = O extends { requestBody: { content: infer C } }
  ? C extends { 'application/json': infer B }
    ? B
    : C extends { 'multipart/form-data': infer F }
      ? FormOf<F>
      : never
  : undefined;
/** Names whose status the operation declares. */
type FailureOf<O> = {
  [N in FailureName]: (typeof failureStatus)[N] extends keyof ResponsesOf<O> ? N : never;
}[FailureName];

/** The untyped context of a handler. */
interface Exchange {
  readonly deps: Dependencies;
  readonly operationId: string;
  readonly request: Request;
  readonly path: unknown;
  readonly query: unknown;
  readonly header: unknown;
  readonly body: unknown;
  readonly cookies: Readonly<Record<string, string>>;
  readonly user: User | null;
  readonly link: Link | null;
  readonly token: StoredToken | null;
  readonly secure: boolean;
  readonly address: string;
  setCookie(cookie: string): void;
  fail(name: FailureName, details?: FailureDetails): Response;
}

/** The typed context of a handler. */
export interface Context<O> {
  readonly deps: Dependencies;
  readonly operationId: string;
  readonly request: Request;
  readonly path: ParametersOf<O, 'path'>;
  readonly query: ParametersOf<O, 'query'>;
  readonly header: ParametersOf<O, 'header'>;
  readonly body: BodyOf<O>;
  readonly cookies: Readonly<Record<string, string>>;
  /** The signed-in user; throws `unauthorized` when there is none. */
  readonly user: User;
  /** The signed-in user of an operation with an optional session, or null. */
  readonly visitor: User | null;
  /** The token of another system that calls for the user, or null. */
  readonly token: StoredToken | null;
  /** The mailed link of the caller; throws `link-invalid` when there is none. */
  readonly link: Link;
  /** True when the browser uses https, directly or through a proxy. */
  readonly secure: boolean;
  /** The caller's IP address, for limits; empty when it is unknown. */
  readonly address: string;
  /** Sends this `Set-Cookie` with the answer. */
  setCookie(cookie: string): void;
  /** A declared success with its JSON body, or without one where none is declared. */
  reply<S extends SuccessOf<O>>(status: S, ...body: JsonOf<O, S>): Response;
  /** A declared success that is not JSON. */
  raw<S extends SuccessOf<O>>(
    status: S,
    type: RawTypeOf<O, S>,
    body: BodyInit,
    headers?: HeadersInit,
  ): Response;
  /** The page of these rows that the query asks for, each as it is or converted. */
  page(rows: readonly ItemOf<O>[]): Response;
  page<Row>(rows: readonly Row[], toItem: (row: Row) => ItemOf<O>): Response;
  /** The answer of `make`, or that of the first call with the same key, see `once`. */
  once(make: () => Response | Promise<Response>, toKept?: (body: string) => string): Promise<Response>;
  /** A named error of the operation. */
  fail(name: FailureOf<O>, details?: FailureDetails): Response;
}

export interface Route<Id extends keyof operations = keyof operations> {
  readonly operationId: Id;
  handle(exchange: Exchange): Response | Promise<Response>;
}

function contextOf<O>(exchange: Exchange): Context<O> {
  return {
    ...exchange,
    // Already checked against the schemas from which the types are generated.
    path: exchange.path as ParametersOf<O, 'path'>,
    query: exchange.query as ParametersOf<O, 'query'>,
    header: exchange.header as ParametersOf<O, 'header'>,
    body: exchange.body as BodyOf<O>,
    get user() {
      if (!exchange.user) throw new Failure('unauthorized');
      return exchange.user;
    },
    get link() {
      if (!exchange.link) throw new Failure('link-invalid');
      return exchange.link;
    },
    visitor: exchange.user,
    reply: (status, ...body) =>
      body.length === 0 ? new Response(null, { status }) : Response.json(body[0], { status }),
    raw: (status, type, body, headers) => {
      const response = new Response(body, { status, headers });
      response.headers.set('content-type', type);
      return response;
    },
    page: <Row>(rows: readonly Row[], toItem: (row: Row) => unknown = (row) => row) =>
      Response.json(pageOf(rows, exchange.query as PageQuery, toItem)),
    once: (make, toKept) => once({ ...exchange, visitor: exchange.user }, make, toKept),
    fail: (name, details) => exchange.fail(name, details),
  };
}

/** Binds a handler to an operation of the contract. */
export function on<Id extends keyof operations>(
  operationId: Id,
  handler: (context: Context<operations[Id]>) => Response | Promise<Response>,
): Route<Id> {
  return { operationId, handle: (exchange) => handler(contextOf(exchange)) };
}
