import { listErrors } from '#mocks/domain/errors/errors.ts';
import { dayOf } from '#mocks/domain/lists/days.ts';
import { by, inOrder } from '#mocks/domain/lists/list.ts';
import { toAdminUser } from '#mocks/domain/people/person.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { byMatch } from '#mocks/store/search.ts';
import { on } from './kit/on.ts';

const FOUND = 50;

/** The list of errors has this period without a choice, ms. */
const ERROR_PERIOD = 29 * 86_400_000;

/** How much waits for somebody, by the `value` of the page's tile. */
const waiting: Readonly<Record<string, (deps: Rows & Clock) => number>> = {
  error: (deps) =>
    listErrors(deps, { status: ['new', 'again'], from: dayOf(deps.now().getTime() - ERROR_PERIOD) }).length,
  requests: ({ database }) => [...database.requests.values()].filter(({ status }) => status === 'new').length,
  feedback: ({ database }) =>
    [...database.feedback.values()].filter(({ status = 'new' }) => status === 'new').length,
};

export const adminRoutes = [
  on('adminTileList', (c) => {
    const items = c.deps.database.menus.get('admin')?.items ?? [];
    return c.reply(
      200,
      items.map((item) => ({ ...item, newCount: waiting[item.value]?.(c.deps) ?? 0 })),
    );
  }),

  on('adminUserFind', (c) => {
    const { database, now } = c.deps;
    const people = inOrder(database.users.values(), by('email'));
    const found = byMatch(people, c.query.email, ({ email }) => [email]);
    return c.reply(200, found.slice(0, FOUND).map(toAdminUser(database, now())));
  }),
] as const;
