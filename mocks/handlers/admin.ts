import { byMatch } from '../db/search.ts';
import { by, inOrder } from '../lists/list.ts';
import { on } from '../on.ts';
import { toAdminUser } from '../people/person.ts';

const FOUND = 50;

export const adminRoutes = [
  on('get', '/admin/getTilesAdmin', (c) => {
    return c.reply(200, [...(c.deps.database.menus.get('admin')?.items ?? [])]);
  }),

  on('get', '/admin/users/findUserByEmail', (c) => {
    const { database, now } = c.deps;
    const people = inOrder(
      database.users.values(),
      by(({ email }) => email),
    );
    const found = byMatch(people, c.query.email, ({ email }) => [email]);
    return c.reply(200, found.slice(0, FOUND).map(toAdminUser(database, now())));
  }),
] as const;
