/** Chats that are shown to other people. */
import { sizeOf } from '#mocks/domain/files/uploads.ts';
import { checkStorage } from '#mocks/domain/limits/storage-limits.ts';
import {
  continueShare,
  findShare,
  shareChat,
  sharesOf,
  toChatShare,
  toSharedChat,
} from '#mocks/domain/share/share.ts';
import { on } from './kit/on.ts';

export const shareRoutes = [
  on('chatShareList', (c) => {
    const { database } = c.deps;
    const shares = sharesOf(database, c.user.email);
    return c.page(shares, (share) => toChatShare(database, share));
  }),

  on('chatShareAdd', (c) =>
    c.once(() => c.reply(200, toChatShare(c.deps.database, shareChat(c.deps, c.user, c.body)))),
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
    c.once(() => {
      const share = findShare(c.deps.database, c.user, c.path.uuid);
      const size = sizeOf(share.content.flatMap(({ files }) => files));
      if (size > 0) checkStorage(c.deps.database, c.user, size);
      return c.reply(200, continueShare(c.deps, c.user, share));
    }),
  ),
] as const;
