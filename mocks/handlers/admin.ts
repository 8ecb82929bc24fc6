import type { Database, Schemas, User } from '../db/database.ts';
import { byMatch } from '../db/search.ts';
import { on } from '../on.ts';

const FOUND = 50;
/** Accounts of the seed come from before there was a registration. */
const SEEDED = '2026-02-11T08:30:00.000Z';

function toAdminUser({ visits }: Database, user: User): Schemas['AdminUser'] {
  const { id, name, role, groups } = user.profile;
  return {
    ...{ id, name, role, groups },
    email: user.email,
    isBlocked: user.blocked ?? false,
    isConfirmed: user.confirmed ?? true,
    created: user.created ?? SEEDED,
    lastVisit: visits.get(user.email)?.date ?? null,
  };
}

export const adminRoutes = [
  on('get', '/admin/getTilesAdmin', (c) => {
    if (c.user.profile.role !== 'ADMIN') return c.fail('forbidden');
    return c.reply(200, [...(c.services.database.menus.get('admin')?.items ?? [])]);
  }),

  on('get', '/admin/users/findUserByEmail', (c) => {
    if (c.user.profile.role !== 'ADMIN') return c.fail('forbidden');
    const { database } = c.services;
    const found = byMatch([...database.users.values()], c.query.email, ({ email }) => [email]);
    return c.reply(
      200,
      found.slice(0, FOUND).map((user) => toAdminUser(database, user)),
    );
  }),
] as const;
