import { by, inOrder } from '#mocks/domain/lists/list.ts';
import { toAdminUser } from '#mocks/domain/people/person.ts';
import type { Database } from '#mocks/store/database.ts';
import { byMatch } from '#mocks/store/search.ts';
import { on } from './kit/on.ts';

const FOUND = 50;

/** How much waits for somebody, by the `value` of the page's tile. */
const waiting: Readonly<Record<string, (database: Database) => number>> = {
  error: ({ errors }) =>
    [...errors.values()].filter(({ status }) => status === 'new' || status === 'again').length,
  requests: ({ requests }) => [...requests.values()].filter(({ status }) => status === 'new').length,
  feedback: ({ feedback }) => [...feedback.values()].filter(({ status = 'new' }) => status === 'new').length,
};

export const adminRoutes = [
  on('adminTileList', (c) => {
    const { database } = c.deps;
    const items = database.menus.get('admin')?.items ?? [];
    return c.reply(
      200,
      items.map((item) => ({ ...item, newCount: waiting[item.value]?.(database) ?? 0 })),
    );
  }),

  on('adminUserFind', (c) => {
    const { database, now } = c.deps;
    const people = inOrder(database.users.values(), by('email'));
    const found = byMatch(people, c.query.email, ({ email }) => [email]);
    return c.reply(200, found.slice(0, FOUND).map(toAdminUser(database, now())));
  }),
] as const;
