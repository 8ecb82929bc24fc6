import type { Database, Session } from '../db/database.ts';
import { on, type Route } from '../on.ts';
import { digest, passwordFits, randomHex, SESSION_SECONDS, sessionCookie, tokenOf } from '../session.ts';

/** Sessions that ended this long ago are forgotten; until then their cookie answers `jwt-expired`. Milliseconds. */
const FORGET_AFTER = 7 * 24 * 60 * 60 * 1000;

function outdated(database: Database, now: number): Session[] {
  return [...database.sessions.values()].filter(({ expiresAt }) => expiresAt < now - FORGET_AFTER);
}

export const authRoutes: readonly Route[] = [
  on('post', '/auth/authentication', async (c) => {
    const { database, loginLimit } = c.services;
    const email = c.body.email.toLowerCase();
    const wait = loginLimit.wait(email, c.services.now().getTime());
    if (wait > 0) return c.fail('too-many-requests', { retryAfter: wait });
    // Noted before the slow hash, so that tries in parallel count too.
    loginLimit.wrong(email, c.services.now().getTime());
    const user = database.users.get(email);
    if (!(await passwordFits(user, c.body.password)) || !user) return c.fail('wrong-credentials');
    loginLimit.right(email);

    const token = randomHex(32);
    const now = c.services.now().getTime();
    const session: Session = {
      tokenHash: await digest(token),
      email,
      area: user.profile.role === 'Chat_Bot' ? 'chatBot' : 'ai',
      expiresAt: now + SESSION_SECONDS * 1000,
    };
    database.store.write((transaction) => {
      for (const old of outdated(database, now)) transaction.delete(database.sessions, old.tokenHash);
      transaction.put(database.sessions, session);
    });
    c.setCookie(sessionCookie(token, { secure: c.secure, httpOnly: c.services.httpOnly }));
    return c.reply(200, { ...user.profile, token: '' });
  }),

  on('get', '/auth/logout', async (c) => {
    const { database } = c.services;
    const token = tokenOf(c.cookies);
    const session = token ? database.sessions.get(await digest(token)) : undefined;
    if (session && session.area !== c.query.type) return c.reply(204);
    if (session)
      database.store.write((transaction) => transaction.delete(database.sessions, session.tokenHash));
    c.setCookie(sessionCookie('', { secure: c.secure, httpOnly: c.services.httpOnly }));
    return c.reply(204);
  }),

  on('get', '/auth/checkAgreement', (c) => c.reply(200, c.user.agreementsAccepted)),
];
