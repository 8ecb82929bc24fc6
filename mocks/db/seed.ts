/** What a new stand-in begins with: the accounts of names.md and the contract's own example data. */
import type { components } from '#api/generated/gateway.d.ts';
import { exampleOf } from '../contract/contract.ts';
import { hashPassword, randomHex } from '../session.ts';
import type { Database, Tile, User } from './database.ts';
import { seedHistory } from './seed-history.ts';

type Schemas = components['schemas'];
type Profile = Schemas['Profile'];

/** Password of every account of the stand-in (names.md). */
export const SEED_PASSWORD = 'portal-2026';
const ITERATIONS = 120_000;

/** Sign-in addresses with the contract's example of the profile that comes back. */
const accounts = [
  ['employee@neuro.example', 'employee'],
  ['admin@neuro.example', 'admin'],
  ['company@neuro.example', 'company'],
  ['student@neuro.example', 'student'],
  ['commerce@neuro.example', 'commerce'],
  ['noemail@neuro.example', 'no-email'],
] as const;

const guests: readonly Profile[] = [
  { id: 7, email: 'guest@corp.example', name: 'Гость компании', role: 'Chat_Bot', groups: [], token: '' },
  { id: 8, email: 'guest@other.example', name: 'Внешний гость', role: 'Chat_Bot', groups: [], token: '' },
];

/** Sign-in addresses of all accounts, for the greeting of the server. */
export const seedAccounts: readonly string[] = [
  ...accounts.map(([email]) => email),
  ...guests.flatMap(({ email }) => email ?? []),
];

async function seedUsers(): Promise<User[]> {
  // One salt, as they share one password: eight hashes would only make the first start slower.
  const salt = randomHex(16);
  const password = {
    salt,
    iterations: ITERATIONS,
    hash: await hashPassword(SEED_PASSWORD, salt, ITERATIONS),
  };
  const employees = accounts.flatMap(([email, name]) => {
    const profile = exampleOf('authLogin', name) as Profile | undefined;
    return profile ? [{ email, profile, password, agreementsAccepted: true }] : [];
  });
  const others = guests.map((profile) => ({
    email: profile.email ?? '',
    profile,
    password,
    agreementsAccepted: false,
  }));
  return [...employees, ...others];
}

function listOf<T>(operationId: string, example: string): T[] {
  const value = exampleOf(operationId, example);
  return Array.isArray(value) ? value : [];
}

/**
 * Fills an empty database; one that holds accounts is left as it is, so that a restart overwrites nothing.
 * `now` decides where the example histories lie: the newest chat ends up on the day before.
 */
export async function seed(database: Database, now: Date): Promise<void> {
  if (database.users.size > 0) return;
  const users = await seedUsers();
  const tiles = listOf<Tile>('tileList', 'all');
  database.store.write((transaction) => {
    for (const user of users) transaction.put(database.users, user);
    transaction.put(database.tiles, { name: 'all', items: tiles });
    transaction.put(database.models, {
      name: 'all',
      items: listOf<Schemas['ChatModel']>('chatModelList', 'all'),
    });
    transaction.put(database.banners, { name: 'all', items: listOf<Schemas['Banner']>('bannerList', 'two') });
    transaction.put(database.notifications, {
      name: 'all',
      items: listOf<Schemas['Notification']>('notificationList', 'three'),
    });
    for (const [index, user] of users.entries()) {
      for (const tile of tiles) {
        if (tile.fromFavorite)
          transaction.put(database.favourites, { owner: user.email, tileUuid: tile.uuid });
      }
      // The first account keeps the examples' ids, so that addresses agree with the reference page and Prism.
      seedHistory(database, transaction, { owner: user.email, now, keepIds: index === 0 });
    }
  });
}
