/** Opening and closing sessions, the same for employees and guests. */

import { Failure } from '#mocks/contract/failures.ts';
import { deviceOf } from '#mocks/domain/people/device.ts';
import { isShutOut } from '#mocks/domain/people/person.ts';
import { putSignIn } from '#mocks/domain/sign-ins/feed.ts';
import { signInBy } from '#mocks/domain/sign-ins/record.ts';
import type { Area, Database, Session, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { StorageError, type Transaction } from '#mocks/store/store.ts';
import type { Limits } from './attempt-limit.ts';
import { checkLimits, networkOf } from './attempt-limit.ts';
import type { HashingQueue } from './hashing.ts';
import {
  digest,
  isOutdated,
  type PasswordCost,
  passwordFits,
  randomHex,
  sealPassword,
  sessionCookie,
  tokenOf,
} from './session.ts';
import { sessionEnd, sessionTerms } from './session-end.ts';

/** Ended sessions are deleted after this time, ms; until then their cookie gets `jwt-expired`. */
const FORGET_AFTER = 7 * 24 * 60 * 60 * 1000;

/** The answers that people receive at the moment. */
export interface Running {
  readonly runs: {
    /** Disconnects everyone who reads answers of a person; the answers go on. */
    endReaders(email: string): void;
    /** Stops the answer in a chat, if there is one. */
    stop(chatUuid: string): void;
    /** Stops all answers of a person. */
    stopAll(email: string): void;
  };
  readonly presentationRuns: {
    /** Stops all runs of presentations of a person. */
    stopAll(email: string): void;
  };
}

interface SessionTools extends Rows, Clock, Running {
  readonly limits: Pick<Limits, 'login' | 'account' | 'network' | 'question'>;
  readonly hashing: HashingQueue;
  /** Cost of the hash of a new password. */
  readonly passwordCost: PasswordCost;
}

/** The part of a handler's context that sessions need. */
interface SessionContext {
  readonly deps: SessionTools;
  readonly cookies: Readonly<Record<string, string>>;
  readonly request: Request;
  readonly secure: boolean;
  readonly address: string;
  setCookie(cookie: string): void;
}

/** Whether this browser was signed in to the account before, in one of the two areas. */
function wasHere({ deps: { database }, cookies }: SessionContext, email: string): boolean {
  return (['ai', 'chatBot'] as const).some((area) => {
    const token = tokenOf(cookies, area);
    return token !== undefined && database.sessions.get(digest(token))?.email === email;
  });
}

interface Caller {
  readonly isKnown: boolean;
  readonly network: string;
  /** The key of its attempts: a browser that was signed in before does not share them with its network. */
  readonly key: string;
}

function callerOf(context: SessionContext, email: string): Caller {
  const isKnown = wasHere(context, email);
  const network = networkOf(context.address);
  return { isKnown, network, key: `${isKnown ? 'known' : network} ${email}` };
}

/**
 * Counts an attempt before the slow hash, so that parallel attempts count too. Throws `too-many-requests`.
 *
 * An account is limited for each network by itself, so that its owner can sign in from another one. The limits of the
 * whole account and the whole network stop distributed attempts; a browser that was signed in before passes them.
 */
export function noteTry(context: SessionContext, email: string): void {
  const { limits, now } = context.deps;
  const moment = now().getTime();
  const { isKnown, network, key } = callerOf(context, email);
  if (isKnown) checkLimits(moment, [limits.login, key]);
  else checkLimits(moment, [limits.login, key], [limits.account, email], [limits.network, network]);
  limits.login.note(key, moment);
  if (isKnown) return;
  limits.account.note(email, moment);
  limits.network.note(network, moment);
}

/**
 * Runs the slow check of a password in its turn. When too many wait, the attempt does not count. Throws
 * `too-many-requests`.
 */
export async function checkPassword(
  context: SessionContext,
  email: string,
  user: User | undefined,
  password: string,
): Promise<boolean> {
  const { hashing, limits, now, passwordCost } = context.deps;
  const { isKnown, network, key } = callerOf(context, email);
  try {
    return await hashing.run(network, () => passwordFits(user, password, passwordCost));
  } catch (error) {
    const moment = now().getTime();
    limits.login.forgive(key, moment);
    if (!isKnown) {
      limits.account.forgive(email, moment);
      limits.network.forgive(network, moment);
    }
    throw error;
  }
}

/**
 * Hashes a correct password anew if the cost of its hash differs from the cost of new passwords.
 *
 * @returns the account as it is stored afterwards
 */
export async function withRenewedHash(
  { deps, address }: Pick<SessionContext, 'deps' | 'address'>,
  user: User,
  password: string,
): Promise<User> {
  const { database, hashing, passwordCost } = deps;
  // A mailed code is valid only while the salt of the password is unchanged.
  if (user.confirmed === false || !isOutdated(user.password, passwordCost)) return user;
  try {
    const renewed = await hashing.run(networkOf(address), () => sealPassword(password, passwordCost));
    const current = database.users.get(user.email);
    // Hashing is slow: the password may have changed meanwhile.
    if (current?.password !== user.password) return user;
    const next = { ...current, password: renewed };
    database.store.put(database.users, next);
    return next;
  } catch (error) {
    // The next sign-in tries again.
    if (error instanceof Failure || error instanceof StorageError) return user;
    throw error;
  }
}

/** Takes back what `noteTry` counted, after a success. */
function forgetTry(context: SessionContext, email: string): void {
  const { limits, now } = context.deps;
  const moment = now().getTime();
  const { isKnown, network, key } = callerOf(context, email);
  limits.login.forget(key);
  if (isKnown) return;
  limits.account.forgive(email, moment);
  limits.network.forgive(network, moment);
}

/** Forgets the attempts for an account whose owner has set a new password. */
export function forgetTries(context: SessionContext, email: string): void {
  context.deps.limits.login.forget(callerOf(context, email).key);
  context.deps.limits.account.forget(email);
}

/** Counts a question whether an address is registered. Throws `too-many-requests`. */
export function limitQuestion({ deps, address }: Pick<SessionContext, 'deps' | 'address'>): void {
  const moment = deps.now().getTime();
  const network = networkOf(address);
  checkLimits(moment, [deps.limits.question, network]);
  deps.limits.question.note(network, moment);
}

/** Refuses the owner of an account that may not sign in. */
function admit(database: Database, user: User): void {
  if (isShutOut(database, user)) throw new Failure('user-blocked');
  if (user.confirmed === false) {
    throw new Failure('email-not-confirmed', { message: `Ваша почта ${user.email} не подтверждена` });
  }
}

const outdated = (database: Database, now: number): Session[] =>
  [...database.sessions.values()].filter(({ expiresAt }) => expiresAt < now - FORGET_AFTER);

/** Opens a session in an area and sets its cookie. Throws `user-blocked` and `email-not-confirmed`. */
export function openSession(context: SessionContext, user: User, area: Area): void {
  const { database, now } = context.deps;
  admit(database, user);
  forgetTry(context, user.email);
  const token = randomHex(32);
  const tokenHash = digest(token);
  const moment = now().getTime();
  // Hashing is slow: the password may have changed meanwhile.
  const current = database.users.get(user.email);
  if (!current || current.password !== user.password) throw new Failure('wrong-credentials');
  admit(database, current);
  const date = now().toISOString();
  const { lifetime } = sessionTerms(database, current, area);
  const device = deviceOf(context.request.headers.get('user-agent') ?? '');
  const session: Session = {
    tokenHash,
    email: user.email,
    area,
    expiresAt: moment + lifetime,
    shown: { uuid: crypto.randomUUID(), device, created: date, active: date },
  };
  database.store.write((transaction) => {
    for (const old of outdated(database, moment)) transaction.delete(database.sessions, old.tokenHash);
    transaction.put(database.sessions, session);
    transaction.put(database.visits, { email: user.email, date });
    putSignIn(context.deps, transaction, signInBy(context, user.email, 'done'));
  });
  context.setCookie(sessionCookie(area, token, { secure: context.secure, seconds: lifetime / 1000 }));
}

/** The sessions of an account that are not over. */
export function liveSessions({ database, now }: Rows & Clock, email: string): Session[] {
  const moment = now().getTime();
  const user = database.users.get(email);
  return database.sessions.group(email).filter((session) => sessionEnd(database, user, session) > moment);
}

/** Ends a session. It is kept for a while, so that its cookie gets `jwt-expired`. */
function end({ database, now }: Rows & Clock, transaction: Transaction, session: Session): void {
  transaction.put(database.sessions, { ...session, expiresAt: now().getTime() });
}

/** The session of this call. */
export function ownSession({
  deps: { database },
  cookies,
}: Pick<SessionContext, 'deps' | 'cookies'>): Session | undefined {
  const token = tokenOf(cookies, 'ai');
  return token === undefined ? undefined : database.sessions.get(digest(token));
}

/** Ends one session of an account and the account's open streams: the portal resumes those of the other sessions. */
export function endSession(deps: Rows & Clock & Running, session: Session): void {
  deps.runs.endReaders(session.email);
  deps.database.store.write((transaction) => end(deps, transaction, session));
}

/** Closes the session of an area, if there is one, and clears its cookie. */
export function closeSession(context: SessionContext, area: Area): void {
  const { database, now } = context.deps;
  const token = tokenOf(context.cookies, area);
  const session = token ? database.sessions.get(digest(token)) : undefined;
  if (
    session?.area === area &&
    sessionEnd(database, database.users.get(session.email), session) > now().getTime()
  )
    database.store.write((transaction) => end(context.deps, transaction, session));
  context.setCookie(sessionCookie(area, '', { secure: context.secure, seconds: 0 }));
}

/**
 * Ends the sessions of an account except the one of this call, of both areas. Open streams are disconnected; the portal
 * resumes its own.
 */
export function endOtherSessions(
  context: Pick<SessionContext, 'deps' | 'cookies'>,
  transaction: Transaction,
  email: string,
): void {
  const { deps } = context;
  const own = ownSession(context)?.tokenHash;
  deps.runs.endReaders(email);
  for (const session of liveSessions(deps, email))
    if (session.tokenHash !== own) end(deps, transaction, session);
}

/** Ends every session of an account and its open streams: its password has changed. */
export function endSessions(deps: Rows & Clock & Running, transaction: Transaction, email: string): void {
  deps.runs.endReaders(email);
  for (const session of liveSessions(deps, email)) end(deps, transaction, session);
}
