/** Makes faulty gateways from a healthy one: changes of requests before it sees them, and of its answers. */
import { type OperationId, operations } from '../../../openapi/check/contract.ts';
import type { Rule } from '../../../openapi/check/finding.ts';
import type { Transport } from '../../../openapi/check/http.ts';
import { apiPath, patternOf } from '../../../src/lib/gateway-path.ts';

/** A gateway with one fault. */
export interface Mutant {
  /** What is wrong, in a few words; unique. */
  readonly name: string;
  /** The operations that are checked. */
  readonly area: readonly OperationId[];
  /** Rules of which one has to find it. */
  readonly rules: readonly Rule[];
  readonly wrap: (next: Transport) => Transport;
  /** The address of the gateway; by http when absent. */
  readonly url?: string;
}

export type Json = Record<string, unknown>;
export type AnswerChange = (answer: Response, request: Request) => Response | Promise<Response>;

const matchers = operations.map(({ id, method, path }) => ({ id, method, pattern: patternOf(path) }));

/** The operation that a request reaches. */
export function operationAt({ method, url }: Request): OperationId | undefined {
  const { pathname } = new URL(url);
  const local = pathname.slice(apiPath.length);
  // A path without parameters comes before one that has them.
  const found = matchers.filter((one) => one.method === method && one.pattern.test(local));
  return found.toSorted(
    (a, b) => Number(a.pattern.source.includes('?<')) - Number(b.pattern.source.includes('?<')),
  )[0]?.id;
}

/** Whether a request is for one of the operations; for any when none is named. */
const isOf = (ids: readonly OperationId[], request: Request): boolean => {
  if (ids.length === 0) return true;
  const id = operationAt(request);
  return id !== undefined && ids.includes(id);
};

/** Changes the answers of operations. */
export const onAnswer =
  (ids: readonly OperationId[], change: AnswerChange) =>
  (next: Transport): Transport =>
  async (request) => {
    if (!isOf(ids, request)) return next(request);
    const copy = request.clone() as Request;
    return change(await next(request), copy);
  };

/** Changes the requests of operations before the gateway sees them. */
export const onRequest =
  (ids: readonly OperationId[], change: (request: Request) => Request | Promise<Request>) =>
  (next: Transport): Transport =>
  async (request) =>
    next(isOf(ids, request) ? await change(request) : request);

/** Several changes, the last one nearest to the caller. */
export const together =
  (...wraps: readonly Mutant['wrap'][]) =>
  (next: Transport): Transport =>
    wraps.reduce((inner, wrap) => wrap(inner), next);

/** An answer with another status, body or headers. */
export function answerLike(
  answer: Response,
  {
    status = answer.status,
    body,
    headers = {},
  }: {
    status?: number;
    body?: string | Uint8Array | null;
    headers?: Readonly<Record<string, string | null>>;
  },
): Response {
  const all = new Headers(answer.headers);
  if (body !== undefined) all.delete('content-length');
  for (const [name, value] of Object.entries(headers))
    if (value === null) all.delete(name);
    else all.set(name, value);
  const kept =
    body === undefined ? answer.body : typeof body === 'object' && body ? new Uint8Array(body) : body;
  return new Response(status === 204 || status === 304 ? null : kept, { status, headers: all });
}

/** Changes the JSON of the answers with a status. */
export const editJson = (
  ids: readonly OperationId[],
  status: number,
  edit: (json: Json, request: Request) => unknown,
) =>
  onAnswer(ids, async (answer, request) => {
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    if (answer.status !== status || !isJson) return answer;
    return answerLike(answer, { body: JSON.stringify(edit((await answer.json()) as Json, request)) });
  });

/** Changes each item of a list or page; an answer that is one object is its own item. */
export const editItems = (ids: readonly OperationId[], edit: (item: Json) => Json) =>
  editJson(ids, 200, (json) => {
    if (Array.isArray(json)) return json.map((one) => edit(one as Json));
    const { content } = json;
    return Array.isArray(content)
      ? { ...json, content: content.map((one) => edit(one as Json)) }
      : edit(json);
  });

/** Changes the items of a list or page as a whole. */
export const editList = (ids: readonly OperationId[], edit: (items: Json[], request: Request) => Json[]) =>
  editJson(ids, 200, (json, request) =>
    Array.isArray(json)
      ? edit(json as Json[], request)
      : { ...json, content: edit((json['content'] ?? []) as Json[], request) },
  );

/** Sets a header of all answers; null removes it. */
export const setHeader = (ids: readonly OperationId[], name: string, value: string | null) =>
  onAnswer(ids, (answer) => answerLike(answer, { headers: { [name]: value } }));

/** Changes the cookies that are set. */
export const editCookies = (edit: (line: string) => string) =>
  onAnswer([], (answer) => {
    const lines = answer.headers.getSetCookie();
    if (lines.length === 0) return answer;
    const changed = answerLike(answer, { headers: { 'set-cookie': null } });
    for (const line of lines) changed.headers.append('set-cookie', edit(line));
    return changed;
  });

/** Answers one status by another, with the same body. */
export const replaceStatus = (ids: readonly OperationId[], from: number, to: number) =>
  onAnswer(ids, (answer) => (answer.status === from ? answerLike(answer, { status: to }) : answer));

/** Answers one error of an operation by 200, as a gateway does that does not know it. */
export const accept = (id: OperationId, code: string) =>
  onAnswer([id], async (answer) =>
    answer.status >= 400 && (await answer.clone().text()).includes(`"code":"${code}"`)
      ? answerLike(answer, { status: 200 })
      : answer,
  );

/** Answers refusals by a success, as a gateway does that does not look. */
export const succeedOn = (
  ids: readonly OperationId[],
  statuses: readonly number[],
  body: unknown,
  status = 200,
) =>
  onAnswer(ids, (answer) =>
    statuses.includes(answer.status)
      ? answerLike(answer, {
          status,
          body: status === 204 ? null : JSON.stringify(body),
          headers: { 'content-type': status === 204 ? null : 'application/json' },
        })
      : answer,
  );

/** Repeats the last successful answer where the gateway refuses. */
export function repeatLast(ids: readonly OperationId[], statuses: readonly number[]): Mutant['wrap'] {
  return (next) => {
    let last: Response | undefined;
    return onAnswer(ids, (answer) => {
      if (answer.status < 300) last = answer.clone() as Response;
      const isRefused = statuses.includes(answer.status) && last !== undefined;
      return isRefused && last ? (last.clone() as Response) : answer;
    })(next);
  };
}

/** A request with another address, other headers or another body. */
export async function requestLike(
  request: Request,
  { url = request.url, headers = {}, body }: { url?: string; headers?: Json; body?: string },
): Promise<Request> {
  const all = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers))
    if (value === null) all.delete(name);
    else all.set(name, String(value));
  const { method } = request;
  const kept = method === 'GET' || method === 'HEAD' ? undefined : (body ?? (await request.arrayBuffer()));
  return new Request(url, { method, headers: all, ...(kept !== undefined && { body: kept }) });
}

/** Changes the query before the gateway sees it. */
export const editQuery = (ids: readonly OperationId[], edit: (query: URLSearchParams) => void) =>
  onRequest(ids, (request) => {
    const url = new URL(request.url);
    edit(url.searchParams);
    return requestLike(request, { url: url.href });
  });

/** Leaves parameters out of valid calls, as a gateway does that validates them and forgets them. */
export const ignoreQuery =
  (ids: readonly OperationId[], ...names: readonly string[]) =>
  (next: Transport): Transport =>
  async (request) => {
    const url = new URL(request.url);
    const had = url.search;
    for (const name of names) url.searchParams.delete(name);
    if (!isOf(ids, request) || url.search === had) return next(request);
    const copy = request.clone() as Request;
    const answer = await next(request);
    return answer.status < 300 ? next(await requestLike(copy, { url: url.href })) : answer;
  };

/** Changes the JSON body before the gateway sees it. */
export const editBody = (ids: readonly OperationId[], edit: (body: Json) => unknown) =>
  onRequest(ids, async (request) => {
    const text = await request.clone().text();
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return request;
    }
    if (json === null || typeof json !== 'object' || Array.isArray(json)) return request;
    return requestLike(request, { body: JSON.stringify(edit(json as Json)) });
  });

/** Sets or drops request headers before the gateway sees them. */
export const editHeaders = (ids: readonly OperationId[], headers: Json | (() => Json)) =>
  onRequest(ids, (request) =>
    requestLike(request, { headers: typeof headers === 'function' ? headers() : headers }),
  );

/**
 * Makes calls in the session of one account, whoever calls: the right of the caller is not looked at.
 *
 * @param email the account whose session is used once it has signed in
 * @param when which callers are admitted; all by default
 */
export function callAs(
  ids: readonly OperationId[],
  email: string,
  when: (cookie: string | null) => boolean = () => true,
): Mutant['wrap'] {
  return (next) => {
    let cookie = '';
    return async (request) => {
      const isSignIn = /\/auth\/authentication$|\/chatBot\/auth$/.test(new URL(request.url).pathname);
      if (isSignIn) {
        const text = await request.clone().text();
        const answer = await next(request);
        const [line] = answer.headers.getSetCookie();
        if (line && text.includes(`"${email}"`)) cookie ||= line.split(';')[0] ?? '';
        return answer;
      }
      if (!cookie || !isOf(ids, request) || !when(request.headers.get('cookie'))) return next(request);
      return next(await requestLike(request, { headers: { cookie } }));
    };
  };
}

/** Every text of a JSON value, changed. */
export function mapTexts(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]));
}

/** An object with a property renamed. */
export function renamed(item: Json, from: string, to: string): Json {
  const { [from]: value, ...others } = item;
  return { ...others, [to]: value };
}

/** An object without a property. */
export function without(item: Json, name: string): Json {
  const { [name]: _value, ...others } = item;
  return others;
}

/** The blocks of a stream of events, changed. */
export const editEvents = (
  ids: readonly OperationId[],
  edit: (blocks: string[], request: Request) => string[],
) =>
  onAnswer(ids, async (answer, request) => {
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
    const blocks = (await answer.text()).split('\n\n').filter((block) => block.trim() !== '');
    return answerLike(answer, { body: `${edit(blocks, request).join('\n\n')}\n\n` });
  });

/** Changes the bytes of a stream as they come. */
export const editFlow = (ids: readonly OperationId[], edit: (text: string) => string): Mutant['wrap'] =>
  onAnswer(ids, (answer) => {
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream') || !answer.body) return answer;
    const [decode, encode] = [new TextDecoder(), new TextEncoder()];
    const flow = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) =>
        controller.enqueue(encode.encode(edit(decode.decode(chunk, { stream: true })))),
    });
    return new Response(answer.body.pipeThrough(flow), { headers: answer.headers });
  });

/** The event in a block; undefined for a comment. */
export function eventOf(block: string): Json | undefined {
  const data = block.split('\n').filter((line) => line.startsWith('data:'));
  return data.length === 0 ? undefined : JSON.parse(data.map((line) => line.slice(5).trimStart()).join('\n'));
}

/** Whether a block is an event of the type. */
export const isType =
  (type: string) =>
  (block: string): boolean =>
    eventOf(block)?.['type'] === type;

/** Changes the bytes of a file. */
export const editBytes = (
  ids: readonly OperationId[],
  edit: (bytes: Uint8Array) => Uint8Array,
  when: (answer: Response, request: Request) => boolean = () => true,
) =>
  onAnswer(ids, async (answer, request) =>
    answer.status < 300 && when(answer, request)
      ? answerLike(answer, { body: edit(new Uint8Array(await answer.arrayBuffer())) })
      : answer,
  );
