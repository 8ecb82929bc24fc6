/** The area of a company's administrator, for tests of the stand-in. */
import type { User } from '#mocks/store/database.ts';
import { Client, openGateway } from './client.ts';

/** Uuid of the administrator's company. */
export const neuro = '7d3f2c10-0001-4b6e-8a52-1c9e4d7f6a01';
/** Uuid of a company that is not the administrator's. */
export const lyceum = '7d3f2c10-0003-4b6e-8a52-1c9e4d7f6a01';

/** The signed-in administrator of the company «Нейро», at a new gateway in memory with people of three companies. */
export async function companyAdministrator(people = 120): Promise<Client> {
  return new Client(await openGateway({ people })).login('company@neuro.example');
}

/** An account of another company. */
export function strangerOf({ gateway }: Client): User {
  const { users } = gateway.deps.database;
  const found = [...users.values()].find(({ email }) => email.endsWith('@agro.example'));
  if (!found) throw new Error('Nobody of another company');
  return found;
}

/** Headers of a call that needs an `Idempotency-Key`. */
export const keyed = (): Record<string, string> => ({ 'idempotency-key': crypto.randomUUID() });

/** The signed-in administrator of another company, or another one of the own company, at the same gateway. */
export async function otherAdministrator({ gateway }: Client, companyUuid: string): Promise<Client> {
  const { store, users } = gateway.deps.database;
  const [user, self] = ['employee@neuro.example', 'company@neuro.example'].map((email) => users.get(email));
  if (!user || !self) throw new Error('The accounts are missing');
  const { groups } = self.profile;
  store.put(users, { ...user, companyUuid, profile: { ...user.profile, groups } });
  return new Client(gateway).login(user.email);
}
