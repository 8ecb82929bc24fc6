/** The stand-in behind `fetch` in a test: the real handlers with state in memory. */
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { onTestFinished } from 'vitest';
import type { OperationId } from '#api/generated/operation-id.ts';
import { operations } from '#api/generated/operations.ts';
import { operationOf } from '#api/operation.ts';
import { apiPath } from '#lib/gateway-path.ts';
import type { FailureName } from '#mocks/contract/failures.ts';
import { createValidator } from '#mocks/contract/validator.ts';
import { createGateway, type GatewayOptions } from '#mocks/gateway.ts';
import type { Dependencies } from '#mocks/handlers/kit/dependencies.ts';
import { rehearsalModel } from '#mocks/rehearsal/model/rehearsal.ts';
import { SEED_PASSWORD } from '#mocks/rehearsal/seeds/seed.ts';
import { seededPersistence } from '#mocks/testing/seeded.ts';

/** A call to the stand-in; its body can still be read. */
export interface Call {
  operation: OperationId;
  request: Request;
}

/** Answers a call instead of the stand-in; `next` calls the stand-in. */
type Responder = (request: Request, next: () => Promise<Response>) => Response | Promise<Response>;

/** A failure between the stand-in and the portal. */
export type Breakage = 'no answer' | 'HTML with 200' | 'an empty 200' | 'a schema-breaking 200';

const broken: Record<Breakage, () => Response> = {
  'no answer': () => Response.error(),
  'HTML with 200': () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  'an empty 200': () => new Response(''),
  'a schema-breaking 200': () => Response.json('?'),
};

/** A stand-in that a test controls. */
export interface StandIn {
  /** State, model, clock and scenarios of the stand-in. */
  readonly deps: Dependencies;
  /** Every call so far, in order. */
  readonly calls: readonly Call[];
  /** The requests of one operation so far, in order. */
  callsOf(operation: OperationId): Request[];
  /** Fails calls with a named error of the contract: those of one operation, or all that declare it. */
  fail(name: FailureName, only?: { operation?: OperationId; times?: number }): void;
  /** Ends all failures set by `fail`. */
  recover(): void;
  /** Breaks the answers of an operation. Returns a function that ends it. */
  break(operation: OperationId, how: Breakage): () => void;
  /** Changes the JSON answers of an operation. Returns a function that ends it. */
  change(operation: OperationId, edit: (body: never) => unknown): () => void;
  /** Delays the answers of an operation. Returns a function that releases them. */
  hold(operation: OperationId): () => void;
  /** Answers an operation instead of the stand-in. Returns a function that ends it. */
  answer(operation: OperationId, responder: Responder): () => void;
  /** Removes all cookies, as if another browser came. */
  forgetCookies(): void;
  /** Signs in an account, employee or guest, and stores the profile as the login page does. */
  signIn(email: string): Promise<void>;
}

const validate = createValidator();

/** Sign-in call and storage keys of each kind of session. */
const sessionKinds = {
  ai: { path: 'auth/authentication', profile: 'profile', state: 'authState' },
  chatBot: { path: 'chatBot/auth', profile: 'chatBotProfile', state: 'chatBotAuthState' },
};

/**
 * Replaces `fetch` by a new stand-in until the test ends: state in memory, a model without delays. A call of another
 * address fails.
 */
export async function startStandIn(options: GatewayOptions = {}): Promise<StandIn> {
  const gateway = await createGateway({
    validate,
    model: rehearsalModel(0),
    devEndpoints: true,
    passwordCost: { iterations: 1 },
    persistence: options.persistence ?? (await seededPersistence(options.now)),
    ...options,
  });
  const { deps } = gateway;
  const calls: Call[] = [];
  const responders: { operation: OperationId; responder: Responder }[] = [];
  const cookies: Record<string, string> = {};
  const setCookie = (line: string): void => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') delete cookies[name];
    else cookies[name] = value;
  };
  const handle = (request: Request): Promise<Response> => gateway.handle(request, { cookies, setCookie });
  const respond = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(apiPath, '');
    const operation = operationOf(operations, request.method, path)?.id;
    if (!operation) return handle(request);
    calls.push({ operation, request: request.clone() });
    const own = responders.findLast((one) => one.operation === operation);
    return own ? own.responder(request, () => handle(request)) : handle(request);
  };
  const server = setupServer(http.all(/\/api\/(1\.0|dev)\//, ({ request }) => respond(request)));
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => {
    server.close();
    gateway.close();
  });

  const answer = (operation: OperationId, responder: Responder): (() => void) => {
    const own = { operation, responder };
    responders.push(own);
    return () => void responders.splice(responders.indexOf(own), 1);
  };
  return {
    deps,
    calls,
    callsOf: (operation) => calls.flatMap((call) => (call.operation === operation ? [call.request] : [])),
    fail: (name, { operation, times } = {}) =>
      deps.scenarios.add({ name, times: times ?? null, until: null, ...(operation && { operation }) }),
    recover: () => deps.scenarios.clear(),
    break: (operation, how) => answer(operation, broken[how]),
    change: (operation, edit) =>
      answer(operation, async (_request, next) => {
        const response = await next();
        return Response.json(edit((await response.json()) as never), { status: response.status });
      }),
    hold(operation) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const end = answer(operation, async (_request, next) => {
        const response = await next();
        await promise;
        return response;
      });
      return () => {
        end();
        resolve();
      };
    },
    answer,
    forgetCookies() {
      for (const name of Object.keys(cookies)) delete cookies[name];
    },
    async signIn(email) {
      const { path, profile, state } = email.startsWith('guest@') ? sessionKinds.chatBot : sessionKinds.ai;
      const response = await handle(
        new Request(new URL(`/api/1.0/${path}`, location.href), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: SEED_PASSWORD }),
        }),
      );
      if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status}`);
      localStorage.setItem(profile, await response.text());
      localStorage.setItem(state, 'AUTHENTICATED');
    },
  };
}
