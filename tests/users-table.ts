/** Helpers for tests of the users table: they open it, fill its fields and read its accounts. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { User } from '#mocks/store/database.ts';
import { fill, renderPortal } from './portal.tsx';
import type { StandIn } from './stand-in.ts';

export const table = '/admin/users/users-table';
export const employee = 'employee@neuro.example';

/** Opens the users table with one column and 25 rows; with an `id`, the drawer of that account as well. */
export const openUsers = (id?: number, standIn?: StandIn) =>
  renderPortal(`${table}?size=25&cols=email${id === undefined ? '' : `&row=${id}`}`, {
    as: 'admin@neuro.example',
    ...(standIn && { standIn }),
  });
export const field = (name: string): Promise<HTMLElement> => screen.findByRole('textbox', { name });
export const save = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Сохранить' }));

export function accountOf({ deps }: StandIn, email: string): User {
  const user = deps.database.users.get(email);
  if (!user) throw new Error(`There is no account ${email}`);
  return user;
}
/** Saves an account as another administrator. */
export function changeAsOtherAdmin(standIn: StandIn, part: Partial<User>): void {
  const { database } = standIn.deps;
  const user = accountOf(standIn, employee);
  const change = {
    version: (user.version ?? 1) + 1,
    changed: '2026-11-20',
    changedBy: 'other@neuro.example',
  };
  database.store.write((transaction) => transaction.put(database.users, { ...user, ...part, ...change }));
}

export const retype = async (user: UserEvent, name: string, text: string): Promise<void> =>
  fill(user, await field(name), text);
