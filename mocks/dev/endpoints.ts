/**
 * Endpoints for development, not part of the contract and outside `/api/1.0`:
 *
 *   GET    /api/dev/mailbox[?email=…]  letters, newest first
 *   GET    /api/dev/scenario           the arranged failures
 *   POST   /api/dev/scenario           {name, operation?, times?, seconds?}: arranges a failure, once by default
 *   DELETE /api/dev/scenario           removes all arranged failures
 *   POST   /api/dev/invitation         {email, company?}: invites an address to a company
 *
 * A reader of the mailbox can take over any account, so by default only this machine has access.
 */
import { operations } from '../contract/contract.ts';
import { type FailureName, isFailureName } from '../contract/failures.ts';
import type { Dependencies } from '../dependencies.ts';
import { sendLink } from '../mail/mailbox.ts';
import { isForeign, isLoopback } from '../origin.ts';

/** Closed, open to requests by a loopback address, or open to all. */
export type DevAccess = boolean | 'loopback';

/** Access for a process that listens on `host`. DEV_ENDPOINTS opens (1) or closes (0) it; by default only this machine has access. */
export function devAccessOf(host: string, setting: string | undefined): DevAccess {
  if (setting === '1') return true;
  return setting !== '0' && isLoopback(host) && 'loopback';
}

const PREFIX = '/api/dev/';
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/;
const YEAR = 365 * 24 * 60 * 60;

type Endpoint = (
  deps: Dependencies,
  request: Request,
  body: Readonly<Record<string, unknown>>,
) => Response | Promise<Response>;

const problem = (status: number, message: string) => Response.json({ status, message }, { status });
const done = () => new Response(null, { status: 204 });

function positive(value: unknown, maximum: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maximum;
}

function declares(operation: unknown, name: FailureName): boolean {
  return operations.some(
    ({ id, failures }) => (operation === undefined || id === operation) && failures.has(name),
  );
}

const endpoints: Readonly<Record<string, Endpoint>> = {
  'GET mailbox': ({ database }, request) => {
    const email = new URL(request.url).searchParams.get('email')?.toLowerCase();
    const mails = [...database.mails.values()].filter(({ to }) => email === undefined || to === email);
    return Response.json(mails.reverse());
  },

  'GET scenario': ({ scenarios }) => Response.json(scenarios.list()),

  'POST scenario': ({ scenarios, now }, _request, { name, operation, times, seconds }) => {
    if (typeof name !== 'string' || !isFailureName(name)) return problem(400, 'name: no such error');
    if (operation !== undefined && typeof operation !== 'string')
      return problem(400, 'operation: not a text');
    if (!declares(operation, name)) return problem(400, 'operation: none that declares this error');
    if (times !== undefined && !positive(times, 1_000_000))
      return problem(400, 'times: not a whole number above 0');
    if (seconds !== undefined && !positive(seconds, YEAR))
      return problem(400, 'seconds: not a whole number above 0');
    scenarios.add({
      name,
      ...(operation !== undefined && { operation }),
      times: times ?? (seconds === undefined ? 1 : null),
      until: seconds === undefined ? null : now().getTime() + seconds * 1000,
    });
    return done();
  },

  'DELETE scenario': ({ scenarios }) => {
    scenarios.clear();
    return done();
  },

  'POST invitation': async (deps, request, { email, company = 'Компания' }) => {
    if (typeof email !== 'string' || email.length > 254 || !EMAIL.test(email))
      return problem(400, 'email: not an address');
    if (typeof company !== 'string' || company.length < 1 || company.length > 100)
      return problem(400, 'company: not a name');
    await sendLink(deps, request, {
      email: email.toLowerCase(),
      operationId: 'companyRequestConfirm',
      company,
    });
    return done();
  },
};

async function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (request.method !== 'POST') return {};
  try {
    const value: unknown = await request.json();
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a proxy forwarded the request, which can then come from any machine, also with a loopback host name. */
const isForwarded = ({ headers }: Request): boolean =>
  ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].some((name) => headers.has(name));

/** Answers a request to an endpoint; undefined for other paths and without access. */
export async function answerDev(
  deps: Dependencies,
  request: Request,
  open: DevAccess,
): Promise<Response | undefined> {
  const { pathname, hostname } = new URL(request.url);
  if (open === false || !pathname.startsWith(PREFIX)) return undefined;
  // Only loopback names: a foreign DNS name can resolve to this machine.
  if (open === 'loopback' && (!isLoopback(hostname) || isForwarded(request))) return undefined;
  const name = `${request.method} ${pathname.slice(PREFIX.length)}`;
  const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
  if (!endpoint) return undefined;
  if (isForeign(request)) return problem(403, 'Another site may not do this');
  const body = await bodyOf(request);
  if (!body) return problem(400, 'The body is not a JSON object');
  try {
    const response = await endpoint(deps, request, body);
    response.headers.set('cache-control', 'no-store');
    return response;
  } catch (error) {
    console.error('A endpoint failed:', error);
    return problem(500, 'The endpoint failed');
  }
}
