/** Chats that are shown to other people. */
import { pageOf } from '#mocks/domain/lists/page.ts';
import {
  continueShare,
  findShare,
  shareChat,
  sharesOf,
  toChatShare,
  toSharedChat,
} from '#mocks/domain/share/share.ts';
import { on } from './kit/on.ts';
import { once } from './kit/once.ts';

export const shareRoutes = [
  on('chatShareList', (c) => {
    const { database } = c.deps;
    const shares = sharesOf(database, c.user.email);
    const page = pageOf(shares, c.query, (share) => toChatShare(database, share));
    return c.reply(200, page);
  }),

  on('chatShareAdd', (c) =>
    once(c, () => c.reply(200, toChatShare(c.deps.database, shareChat(c.deps, c.user, c.body)))),
  ),

  on('chatShareRead', (c) => {
    const { database } = c.deps;
    return c.reply(200, toSharedChat(database, findShare(database, c.user, c.path.uuid)));
  }),

  on('chatShareRemove', (c) => {
    const { database } = c.deps;
    const share = findShare(database, c.user, c.path.uuid);
    if (share.owner !== c.user.email) return c.fail('not-found');
    database.store.delete(database.shares, share.uuid);
    return c.reply(204);
  }),

  on('chatShareAccept', (c) =>
    once(c, () => {
      const share = findShare(c.deps.database, c.user, c.path.uuid);
      return c.reply(200, continueShare(c.deps, c.user, share));
    }),
  ),
] as const;
