/** Initial state of the stand-in: the accounts of names.md and the contract's example data. */
import type { components } from '#api/generated/gateway.d.ts';
import { exampleOf } from '#mocks/contract/contract.ts';
import { digest, type PasswordCost, sealPassword } from '#mocks/domain/sign-in/session.ts';
import { examplesOf } from '#mocks/initial/examples.ts';
import { seedGroups } from '#mocks/initial/groups.ts';
import { seedLetterTemplates } from '#mocks/initial/letter-templates.ts';
import { addPages, putMenus, putServices, seedAgreements } from '#mocks/initial/services.ts';
import { seedTariffs } from '#mocks/initial/tariffs.ts';
import type { Database, User } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { seedFurtherAgreements } from './agreements.ts';
import { seedBudgets } from './budgets.ts';
import { seedCompanies } from './companies.ts';
import { seedConnections } from './connections.ts';
import { seedHistory } from './history.ts';
import { seedLab } from './lab.ts';
import { seedLabTemplates } from './lab-templates.ts';
import { seedComments, seedPresentations } from './presentations.ts';
import { seedPrices } from './prices.ts';
import { seedProfiles } from './profiles.ts';
import { seedSessions } from './sessions.ts';
import { seedTokens } from './tokens.ts';

type Schemas = components['schemas'];
type Profile = Schemas['Profile'];

/** Password of every account of the stand-in (names.md). */
export const SEED_PASSWORD = 'portal-2026';

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

function seedUsers(password: User['password']): User[] {
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

/** Two folders of the example for each user, with favourite tiles. */
function seedFolders(database: Database, transaction: Transaction, owner: string, keepIds: boolean): void {
  for (const { uuid: example, name, tiles } of examplesOf<Schemas['FavouriteFolder']>(
    'favouriteFolderList',
    'two',
  )) {
    const uuid = keepIds ? example : crypto.randomUUID();
    transaction.put(database.folders, { uuid, owner, name });
    for (const [place, tile] of tiles.entries())
      transaction.put(database.favourites, { owner, tileUuid: tile.uuid, folderUuid: uuid, place });
  }
}

/** The seed of the first version. */
function seedBase(database: Database, now: Date, password: User['password']): void {
  const users = seedUsers(password);
  database.store.write((transaction) => {
    for (const user of users) transaction.put(database.users, user);
    const tiles = putServices(database, transaction);
    transaction.put(database.banners, {
      name: 'all',
      items: examplesOf<Schemas['Banner']>('bannerList', 'two'),
    });
    transaction.put(database.notifications, {
      name: 'all',
      items: examplesOf<Schemas['Notification']>('notificationList', 'three'),
    });
    for (const [index, user] of users.entries()) {
      for (const tile of tiles) {
        if (tile.fromFavorite)
          transaction.put(database.favourites, { owner: user.email, tileUuid: tile.uuid });
      }
      // The first account keeps the examples' ids, so that addresses agree with the reference page and Prism.
      seedFolders(database, transaction, user.email, index === 0);
      seedHistory(database, transaction, { owner: user.email, now, keepIds: index === 0 });
    }
  });
}

/** Posts and departments of the first accounts, for the user search. */
const descriptions: Readonly<Record<string, string>> = {
  'employee@neuro.example': 'Ведущий экономист, планово-экономический отдел',
  'admin@neuro.example': 'Администратор портала, отдел информационных систем',
  'company@neuro.example': 'Руководитель проектов, отдел развития',
  'student@neuro.example': 'Ученик лицея',
  'commerce@neuro.example': 'Менеджер, коммерческий отдел',
  'noemail@neuro.example': 'Техник, служба эксплуатации',
};

/** People who do not sign in: one is blocked, the other has no e-mail. */
function others(password: User['password']): User[] {
  const common = { role: 'USER' as const, groups: [], token: '' };
  const dismissed = { id: 9, email: 'dismissed@neuro.example', name: 'Роман Лугов', ...common };
  const operator = { id: 24, email: null, name: 'Татьяна Орлова', ...common };
  return [
    { email: dismissed.email, profile: dismissed, password, agreementsAccepted: true, blocked: true },
    {
      email: 'operator@neuro.example',
      profile: operator,
      password,
      agreementsAccepted: true,
      description: 'Инженер, служба эксплуатации',
    },
  ];
}

/** Tokens of the chat-bot links of guests. */
export const guestTokens: Readonly<Record<string, string>> = {
  'guest@corp.example': 'guest-corp-2026',
  'guest@other.example': 'guest-other-2026',
};

/** The seed of the version with the whole contract. Existing accounts only get a description. */
async function seedContract(database: Database, password: User['password']): Promise<void> {
  const passes = await Promise.all(
    Object.entries(guestTokens).map(async ([email, token]) => ({ email, tokenHash: await digest(token) })),
  );
  database.store.write((transaction) => {
    for (const user of database.users.values()) {
      const description = user.description ?? descriptions[user.email];
      if (description !== undefined) transaction.put(database.users, { ...user, description });
    }
    for (const user of others(password))
      if (!database.users.get(user.email)) transaction.put(database.users, user);
    for (const pass of passes) transaction.put(database.guestPasses, pass);
    putMenus(database, transaction);
    transaction.put(database.seeds, { name: 'contract' });
  });
}

/** Accounts, services and histories, where there are none. */
async function seedPortal(database: Database, now: Date, cost: PasswordCost): Promise<void> {
  if (database.seeds.get('contract')) return;
  // All accounts share a password, so one salt is enough: ten hashes would slow down the first start.
  const password = await sealPassword(SEED_PASSWORD, cost);
  if (database.users.size === 0) seedBase(database, now, password);
  await seedContract(database, password);
}

/**
 * Fills an empty database. A database with accounts is not changed, except that data missing in an earlier version is
 * added once. The example histories end on the day before `now`.
 *
 * @param cost of the hash of the password
 */
export async function seed(database: Database, now: Date, cost: PasswordCost): Promise<void> {
  seedAgreements(database);
  await seedPortal(database, now, cost);
  addPages(database);
  seedProfiles(database, now);
  seedSessions(database, now);
  seedTokens(database, now);
  seedConnections(database, now);
  seedPrices(database, now);
  seedGroups(database);
  seedCompanies(database);
  seedBudgets(database, now);
  seedFurtherAgreements(database);
  seedTariffs(database);
  seedLetterTemplates(database);
  seedLab(database);
  seedLabTemplates(database);
  seedPresentations(
    database,
    accounts.map(([email]) => email),
  );
  seedComments(database);
}
