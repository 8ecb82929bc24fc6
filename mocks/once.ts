/** Calls with an `Idempotency-Key`: a repeated call changes nothing and gets the response of the first. */
import type { User } from './db/database.ts';
import type { Dependencies } from './dependencies.ts';

/** How long responses are kept, ms. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

interface Call {
  readonly deps: Dependencies;
  readonly request: Request;
  readonly user: User;
  readonly header: { readonly 'Idempotency-Key': string };
}

const running = new WeakMap<Dependencies, Map<string, Promise<Response>>>();

async function answerNow({ database, now }: Dependencies, id: string, make: () => Promise<Response>) {
  const response = await make();
  if (!response.ok) return response;
  const body = await response.clone().text();
  const moment = now().getTime();
  database.store.writeOrKeep((transaction) => {
    for (const old of [...database.answeredOnce.values()])
      if (old.expiresAt < moment) transaction.delete(database.answeredOnce, old.id);
    transaction.put(database.answeredOnce, {
      id,
      status: response.status,
      body,
      expiresAt: moment + RETENTION_MS,
    });
  });
  return response;
}

/** Returns the response of `make`, or the stored one of the same user, path and key. */
export async function once(call: Call, make: () => Promise<Response>): Promise<Response> {
  const { deps, request, user, header } = call;
  const id = [user.email, new URL(request.url).pathname, header['Idempotency-Key'].toLowerCase()].join(' ');
  const answered = deps.database.answeredOnce.get(id);
  if (answered && answered.expiresAt >= deps.now().getTime()) {
    const { status, body } = answered;
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  }
  const calls = running.get(deps) ?? new Map<string, Promise<Response>>();
  running.set(deps, calls);
  const answer = calls.get(id) ?? answerNow(deps, id, make).finally(() => calls.delete(id));
  calls.set(id, answer);
  return (await answer).clone();
}
