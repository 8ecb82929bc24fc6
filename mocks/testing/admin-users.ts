/** Calls of the users table for tests of the stand-in. */
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from './client.ts';

type Page = Schemas['AdminUserPage'];
export type AdminUser = Schemas['AdminUser'];

/** How many people `administrator` adds to the accounts of the portal. */
export const peopleCount = 120;

/** A signed-in administrator of a new gateway in memory. */
export async function administrator(people = peopleCount): Promise<Client> {
  return new Client(await openGateway({ people })).login('admin@neuro.example');
}

export function listUsers(client: Client, query: Record<string, string | string[]> = {}): Promise<Page> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) search.append(name, one);
  return client.json<Page>('GET', `/admin/users/getListUser?${search}`);
}

export const readUser = (client: Client, id: number): Promise<AdminUser> =>
  client.json<AdminUser>('GET', `/admin/users/getUser?id=${id}`);

export function fieldsOf({ id, version, groups, ...user }: AdminUser) {
  const { email, name, companyUuid, department, description, role, tariffId } = user;
  const names = groups.map((group) => group.name);
  return { id, version, email, name, companyUuid, department, description, role, tariffId, groups: names };
}

/** Saves an account with some fields changed. */
export const changeUser = async (client: Client, id: number, fields: Partial<Schemas['UserChange']>) =>
  client.call('POST', '/admin/users/changeUser', {
    json: { ...fieldsOf(await readUser(client, id)), ...fields },
  });
