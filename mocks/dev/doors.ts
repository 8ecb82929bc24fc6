/**
 * Doors for development, beside the contract and outside `/api/1.0`:
 *
 *   GET    /api/dev/mailbox[?email=…]  letters, newest first
 *   GET    /api/dev/scenario           failures that are arranged
 *   POST   /api/dev/scenario           {name, operation?, times?, seconds?}: arranges one; once by default
 *   DELETE /api/dev/scenario           all calls go through again
 *   POST   /api/dev/invitation         {email, company?}: a company invites an address, as its own system would
 *
 * Whoever reads the mailbox can take over any account, so the doors are open to this machine only, or on demand.
 */
import { operations } from '../contract/contract.ts';
import { type FailureName, isFailureName } from '../contract/failures.ts';
import { sendLink } from '../mail/mailbox.ts';
import { isForeign, isLoopback } from '../origin.ts';
import type { Services } from '../services.ts';

/** Closed, open to requests by a loopback address, or open to all. */
export type DevDoors = boolean | 'loopback';

/** The doors of a process that listens on `host`: DEV_DOORS opens (1) or closes (0) them, else only this machine's open. */
export function doorsOf(host: string, wish: string | undefined): DevDoors {
  if (wish === '1') return true;
  return wish !== '0' && isLoopback(host) && 'loopback';
}

const PREFIX = '/api/dev/';
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/;
const YEAR = 365 * 24 * 60 * 60;

type Door = (
  services: Services,
  request: Request,
  body: Readonly<Record<string, unknown>>,
) => Response | Promise<Response>;

const problem = (status: number, message: string) => Response.json({ status, message }, { status });
const done = () => new Response(null, { status: 204 });

function positive(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most;
}

function declares(operation: unknown, name: FailureName): boolean {
  return operations.some(
    ({ id, failures }) => (operation === undefined || id === operation) && failures.has(name),
  );
}

const doors: Readonly<Record<string, Door>> = {
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

  'POST invitation': async (services, request, { email, company = 'Компания' }) => {
    if (typeof email !== 'string' || email.length > 254 || !EMAIL.test(email))
      return problem(400, 'email: not an address');
    if (typeof company !== 'string' || company.length < 1 || company.length > 100)
      return problem(400, 'company: not a name');
    await sendLink(services, request, {
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

/** A proxy brought it, so that it may come from anywhere, whatever name it asks for. */
const isForwarded = ({ headers }: Request): boolean =>
  ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].some((name) => headers.has(name));

/** Answers a request to a door; undefined for any other path and where the doors are closed. */
export async function answerDoor(
  services: Services,
  request: Request,
  open: DevDoors,
): Promise<Response | undefined> {
  const { pathname, hostname } = new URL(request.url);
  if (open === false || !pathname.startsWith(PREFIX)) return undefined;
  // A name that somebody else's DNS points at this machine is not this machine.
  if (open === 'loopback' && (!isLoopback(hostname) || isForwarded(request))) return undefined;
  const name = `${request.method} ${pathname.slice(PREFIX.length)}`;
  const door = Object.hasOwn(doors, name) ? doors[name] : undefined;
  if (!door) return undefined;
  if (isForeign(request)) return problem(403, 'Another site may not do this');
  const body = await bodyOf(request);
  if (!body) return problem(400, 'The body is not a JSON object');
  try {
    const response = await door(services, request, body);
    response.headers.set('cache-control', 'no-store');
    return response;
  } catch (error) {
    console.error('A door failed:', error);
    return problem(500, 'The door failed');
  }
}
