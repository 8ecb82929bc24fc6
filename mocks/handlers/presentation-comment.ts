import { readersFor } from '#mocks/domain/presentations/comment-people.ts';
import {
  checkOpen,
  findOwnComment,
  findThread,
  threadsOf,
  toThread,
  withComment,
  withText,
} from '#mocks/domain/presentations/comments.ts';
import { trackPresence } from '#mocks/domain/presentations/presence.ts';
import { findPresentation } from '#mocks/domain/presentations/presentation.ts';
import { on } from './kit/on.ts';

export const presentationCommentRoutes = [
  on('presentationCommentList', (c) => {
    const { database } = c.deps;
    const { deck } = findPresentation(database, c.user, c.query.presentationId);
    return c.reply(
      200,
      threadsOf(database, deck).map((thread) => toThread(database, thread)),
    );
  }),

  on('presentationPresenceTrack', (c) => {
    const { deck } = findPresentation(c.deps.database, c.user, c.body.uuid);
    return c.reply(200, { people: trackPresence(c.deps, c.user, deck, c.body) });
  }),

  on('presentationReaderFind', (c) => {
    const { deck } = findPresentation(c.deps.database, c.user, c.query.presentationId);
    return c.reply(200, readersFor(c.deps, c.user, deck, c.query.searchText));
  }),

  on('presentationCommentAdd', (c) =>
    c.once(() => {
      const { database } = c.deps;
      const { deck } = findPresentation(database, c.user, c.body.uuid);
      const thread = withComment(c.deps, c.user, deck, c.body);
      database.store.put(database.presentationThreads, thread);
      return c.reply(200, toThread(database, thread));
    }),
  ),

  on('presentationCommentChange', (c) => {
    const { database } = c.deps;
    const found = findOwnComment(database, c.user, c.body.uuid);
    const thread = withText(c.deps, c.user, found, c.body);
    database.store.put(database.presentationThreads, thread);
    return c.reply(200, toThread(database, thread));
  }),

  on('presentationCommentRemove', (c) => {
    const { database } = c.deps;
    const { thread, comment } = findOwnComment(database, c.user, c.query.commentId);
    const comments = thread.comments.filter((one) => one !== comment);
    database.store.write((transaction) =>
      comments.length > 0
        ? transaction.put(database.presentationThreads, { ...thread, comments })
        : transaction.delete(database.presentationThreads, thread.uuid),
    );
    return c.reply(204);
  }),

  on('presentationThreadChange', (c) => {
    const { database } = c.deps;
    const { deck, thread } = findThread(database, c.user, c.body.uuid);
    checkOpen(deck);
    const changed = { ...thread, isResolved: c.body.isResolved };
    database.store.put(database.presentationThreads, changed);
    return c.reply(200, toThread(database, changed));
  }),
] as const;
