import { itemsOf } from '../db/database.ts';
import { on, type Route } from '../on.ts';

/** Recorded actions that are kept; the oldest go first. */
const TRACKED = 10_000;

export const dataRoutes: readonly Route[] = [
  on('get', '/data/ping', (c) => c.reply(200, { status: 'UP' })),

  on('get', '/data/banners', (c) => c.reply(200, [...itemsOf(c.services.database.banners)])),

  on('get', '/data/getChatModel', (c) => c.reply(200, [...itemsOf(c.services.database.models)])),

  on('post', '/data/tracking', (c) => {
    const { database, now } = c.services;
    const { email } = c.user;
    database.store.write((transaction) => {
      const [oldest] = database.tracked.values();
      if (oldest && database.tracked.size >= TRACKED) transaction.delete(database.tracked, oldest.id);
      transaction.put(database.tracked, {
        ...c.body,
        id: crypto.randomUUID(),
        owner: email,
        date: now().toISOString(),
      });
    });
    return c.reply(204);
  }),
];
