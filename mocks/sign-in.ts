/** Opening and closing sessions, the same for employees and guests. */
import { Failure } from './contract/failures.ts';
import type { Area, Database, Session, User } from './db/database.ts';
import type { Transaction } from './db/store.ts';
import type { Dependencies } from './dependencies.ts';
import { digest, randomHex, SESSION_SECONDS, sessionCookie, tokenOf } from './session.ts';

/** Ended sessions are deleted after this time, ms; until then their cookie gets `jwt-expired`. */
const FORGET_AFTER = 7 * 24 * 60 * 60 * 1000;

/** The part of a handler's context that sessions need. */
interface SessionContext {
  readonly deps: Dependencies;
  readonly cookies: Readonly<Record<string, string>>;
  readonly secure: boolean;
  setCookie(cookie: string): void;
}

/** Counts an attempt before the slow hash, so that parallel attempts count too. Throws `too-many-requests`. */
export function noteTry({ loginLimit, now }: Dependencies, email: string): void {
  const moment = now().getTime();
  const wait = loginLimit.wait(email, moment);
  if (wait > 0) throw new Failure('too-many-requests', { retryAfter: wait });
  loginLimit.note(email, moment);
}

/** Refuses the owner of an account that may not sign in. */
function admit(user: User): void {
  if (user.blocked) throw new Failure('user-blocked');
  if (user.confirmed === false) {
    throw new Failure('email-not-confirmed', { message: `Ваша почта ${user.email} не подтверждена` });
  }
}

function outdated(database: Database, now: number): Session[] {
  return [...database.sessions.values()].filter(({ expiresAt }) => expiresAt < now - FORGET_AFTER);
}

/** Opens a session in an area and sets its cookie. Throws `user-blocked` and `email-not-confirmed`. */
export async function openSession(context: SessionContext, user: User, area: Area): Promise<void> {
  admit(user);
  const { database, loginLimit, now } = context.deps;
  loginLimit.forget(user.email);
  const token = randomHex(32);
  const tokenHash = await digest(token);
  const moment = now().getTime();
  // Hashing is slow: the password may have changed meanwhile.
  const current = database.users.get(user.email);
  if (!current || current.password !== user.password) throw new Failure('wrong-credentials');
  admit(current);
  const session: Session = { tokenHash, email: user.email, area, expiresAt: moment + SESSION_SECONDS * 1000 };
  database.store.write((transaction) => {
    for (const old of outdated(database, moment)) transaction.delete(database.sessions, old.tokenHash);
    transaction.put(database.sessions, session);
    transaction.put(database.visits, { email: user.email, date: now().toISOString() });
  });
  context.setCookie(sessionCookie(area, token, { secure: context.secure }));
}

/** Closes the session of an area, if there is one, and clears its cookie. */
export async function closeSession(context: SessionContext, area: Area): Promise<void> {
  const { database } = context.deps;
  const token = tokenOf(context.cookies, area);
  const session = token ? database.sessions.get(await digest(token)) : undefined;
  if (session?.area === area)
    database.store.write((transaction) => transaction.delete(database.sessions, session.tokenHash));
  context.setCookie(sessionCookie(area, '', { secure: context.secure }));
}

/** Ends every session of an account: its password has changed. */
export function endSessions(database: Database, transaction: Transaction, email: string): void {
  for (const { tokenHash } of database.sessions.group(email))
    transaction.delete(database.sessions, tokenHash);
}
