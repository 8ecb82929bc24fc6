/** Identifies the caller: the user of a session (employee or guest) or the address of a mailed link. */

import type { Caller, Operation } from '#mocks/contract/contract.ts';
import { Failure } from '#mocks/contract/failures.ts';
import { jwtMoment, linkOf } from '#mocks/domain/mail/links.ts';
import { isShutOut } from '#mocks/domain/people/person.ts';
import { digest, tokenOf } from '#mocks/domain/sign-in/session.ts';
import { isByPerson, NOTE_IDLE_EVERY, sessionEnd, sessionTerms } from '#mocks/domain/sign-in/session-end.ts';
import { bearerOf, callerByToken } from '#mocks/domain/tokens/caller.ts';
import type { Dependencies } from '#mocks/handlers/kit/dependencies.ts';
import type { Area, Database, Link, Session, StoredToken, User } from '#mocks/store/database.ts';
import { StorageError } from '#mocks/store/store.ts';

/** Minimum interval between writes of the last request of an account and of a session, ms. */
const NOTE_EVERY = 5 * 60_000;

type Cookies = Readonly<Record<string, string>>;

interface Identity {
  readonly user: User | null;
  readonly link: Link | null;
  /** The token of another system that calls for the user, or null. */
  readonly token: StoredToken | null;
}

/** Whose session counts: `Session-Type` or its parameter decides, without them the employee's, then the guest's. */
function areaOf(operation: Operation, request: Request, cookies: Cookies): Area {
  const admitted = (['ai', 'chatBot'] as const).filter((area) =>
    operation.admits.has(area === 'ai' ? 'session' : 'guestSession'),
  );
  const inQuery = operation.parameters.some(({ name }) => name === 'sessionType');
  const asked =
    request.headers.get('session-type') ??
    (inQuery ? new URL(request.url).searchParams.get('sessionType') : null);
  const named = admitted.find((area) => area === asked);
  return named ?? admitted.find((area) => tokenOf(cookies, area)) ?? 'ai';
}

async function sessionOf(database: Database, token: string, area: Area): Promise<Session | undefined> {
  const session = database.sessions.get(digest(token));
  return session?.area === area ? session : undefined;
}

async function callerBySession(
  { database, now }: Dependencies,
  cookies: Cookies,
  area: Area,
): Promise<{ user: User; session: Session }> {
  const token = tokenOf(cookies, area);
  if (!token) throw new Failure('unauthorized');
  const session = await sessionOf(database, token, area);
  if (!session) throw new Failure('malformed-jwt');
  const user = database.users.get(session.email);
  if (!user) {
    throw new Failure('user-not-registered', {
      message: `Пользователь с почтой ${session.email} не зарегистрирован`,
    });
  }
  const moment = now().getTime();
  const end = sessionEnd(database, user, session);
  if (end <= moment) {
    throw new Failure('jwt-expired', {
      message: `JWT expired at ${jwtMoment(end)}. Current time: ${jwtMoment(moment)}`,
    });
  }
  if (isShutOut(database, user)) throw new Failure('user-blocked');
  return { user, session };
}

/** For the users table and the person's list of sessions; a full disk must not fail a reading request. */
function noteVisit({ database, now }: Dependencies, user: User, session: Session): void {
  const { email } = user;
  const moment = now();
  const date = moment.toISOString();
  const isOld = (last = '', every = NOTE_EVERY): boolean => !(moment.getTime() - Date.parse(last) < every);
  const { shown } = session;
  const every = sessionTerms(database, user, session.area).idle === null ? NOTE_EVERY : NOTE_IDLE_EVERY;
  const isActive = shown !== undefined && isOld(shown.active, every);
  if (!isActive && !isOld(database.visits.get(email)?.date)) return;
  try {
    database.store.write((transaction) => {
      transaction.put(database.visits, { email, date });
      if (isActive) transaction.put(database.sessions, { ...session, shown: { ...shown, active: date } });
    });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
  }
}

/** The user of an operation with an optional session; one that other operations would refuse counts as none. */
async function visitorOf(deps: Dependencies, cookies: Cookies): Promise<User | null> {
  for (const area of ['ai', 'chatBot'] as const) {
    try {
      return (await callerBySession(deps, cookies, area)).user;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  return null;
}

/** What a user of a session counts as (`x-access`). */
function callersOf({ profile: { role, groups } }: User, area: Area): Caller[] {
  if (area === 'chatBot') return ['guest'];
  return [
    'employee',
    ...(role === 'ADMIN' ? (['admin'] as const) : []),
    ...(groups.some(({ name }) => name === 'COMPANY_ADMIN') ? (['companyAdmin'] as const) : []),
  ];
}

function checkAccess({ access }: Operation, user: User, area: Area): void {
  if (!callersOf(user, area).some((caller) => access.includes(caller))) throw new Failure('forbidden');
}

/**
 * Identifies the caller of an operation.
 *
 * @throws Failure a 401 without a valid session, token or mailed link, 403 `forbidden` when `x-access` does not name the
 *   caller or the token is not good for the operation, 429 for a token with too many calls
 */
export async function identify(
  operation: Operation,
  request: Request,
  { cookies, address }: { cookies: Cookies; address: string },
  deps: Dependencies,
): Promise<Identity> {
  const nobody = { user: null, link: null, token: null };
  if (operation.isPublic) return { ...nobody, user: await visitorOf(deps, cookies) };
  if (operation.admits.has('mailToken')) {
    return { ...nobody, link: await linkOf(deps, request, operation.id) };
  }
  const secret = bearerOf(request, operation);
  if (secret !== undefined) {
    const caller = callerByToken(deps, operation, { secret, address, request });
    checkAccess(operation, caller.user, 'ai');
    return { ...nobody, ...caller };
  }
  const area = areaOf(operation, request, cookies);
  const { user, session } = await callerBySession(deps, cookies, area);
  checkAccess(operation, user, area);
  if (isByPerson(operation)) noteVisit(deps, user, session);
  return { ...nobody, user };
}
