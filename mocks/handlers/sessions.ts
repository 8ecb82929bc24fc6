/** The caller's own sessions. */
import { by, byLatest, inOrder } from '#mocks/domain/lists/list.ts';
import { endOtherSessions, endSession, liveSessions, ownSession } from '#mocks/domain/sign-in/sign-in.ts';
import { on } from './kit/on.ts';

const LISTED = 100;

export const sessionRoutes = [
  on('sessionList', (c) => {
    const own = ownSession(c)?.tokenHash;
    const sessions = liveSessions(c.deps, c.user.email).flatMap(({ tokenHash, shown }) =>
      shown ? [{ ...shown, isThis: tokenHash === own }] : [],
    );
    const listed = inOrder(
      sessions,
      byLatest(({ isThis }) => Number(isThis)),
      byLatest('active'),
      by('uuid'),
    );
    return c.reply(200, listed.slice(0, LISTED));
  }),

  on('sessionRemove', (c) => {
    const { deps, user } = c;
    const uuid = c.query.uuid?.toLowerCase();
    if (uuid === undefined) {
      deps.database.store.write((transaction) => endOtherSessions(c, transaction, user.email));
      return c.reply(204);
    }
    const own = ownSession(c)?.tokenHash;
    const session = liveSessions(deps, user.email).find(({ shown }) => shown?.uuid === uuid);
    if (!session || session.tokenHash === own) return c.fail('not-found');
    endSession(deps, session);
    return c.reply(204);
  }),
] as const;
