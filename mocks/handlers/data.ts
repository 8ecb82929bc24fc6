import { bannersFor } from '#mocks/domain/banners/banners.ts';
import { countSearches } from '#mocks/domain/companies/search-limit.ts';
import { isAddressOf, reachOf } from '#mocks/domain/companies/wall.ts';
import { putFailure } from '#mocks/domain/errors/record.ts';
import { by, inOrder } from '#mocks/domain/lists/list.ts';
import { deviceOf } from '#mocks/domain/people/device.ts';
import { checkLimits } from '#mocks/domain/sign-in/attempt-limit.ts';
import { itemsOf, type Schemas, type User } from '#mocks/store/database.ts';
import { byMatch } from '#mocks/store/search.ts';
import { on } from './kit/on.ts';

/** Number of recorded actions that are kept; the oldest are removed first. */
const TRACKED = 10_000;

const FOUND = 50;

/** No guests, no blocked accounts. */
const isFindable = ({ profile, blocked, confirmed }: User): boolean =>
  profile.role !== 'Chat_Bot' && !blocked && confirmed !== false;

const toFound = ({ profile: { id, email, name } }: User, description = ''): Schemas['FoundUser'] => ({
  id,
  email,
  name,
  description,
});

export const dataRoutes = [
  on('availabilityCheck', (c) => c.reply(200, { status: 'UP' })),

  on('bannerList', (c) => c.reply(200, bannersFor(c.deps, c.user))),

  on('chatModelList', (c) => c.reply(200, [...itemsOf(c.deps.database.models)])),

  on('actionTrack', (c) => {
    const { database, now } = c.deps;
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

  on('portalErrorTrack', (c) => {
    const { database, limits, now } = c.deps;
    const moment = now();
    checkLimits(moment.getTime(), [limits.portalErrors, c.user.email]);
    limits.portalErrors.note(c.user.email, moment.getTime());
    const { operationId = 'portal', ...error } = c.body;
    database.store.write((transaction) =>
      putFailure(database, transaction, {
        source: 'portal',
        place: operationId,
        ...error,
        moment,
        userId: c.user.profile.id,
        browser: deviceOf(c.request.headers.get('user-agent') ?? ''),
        requestId: null,
      }),
    );
    return c.reply(204);
  }),

  on('userFind', (c) => {
    const { database } = c.deps;
    const { searchText } = c.query;
    countSearches(c.deps, c.user);
    const isColleague = (other: User) => reachOf(database, c.user, other) === 'colleague';
    const people = inOrder(
      [...database.users.values()].filter(isFindable),
      by(({ profile }) => profile.email),
      by(({ profile }) => profile.id),
    );
    const matching = byMatch(people, searchText, ({ profile, description }) => [
      profile.name,
      profile.email,
      description,
    ]);
    const outside = people.filter((user) => isAddressOf(user, searchText) && !isColleague(user));
    const found = [
      ...outside.map((user) => toFound(user)),
      ...matching.filter(isColleague).map((user) => toFound(user, user.description)),
    ];
    return c.reply(200, found.slice(0, FOUND));
  }),
] as const;
