import { type Database, itemsOf, type Schemas, type User } from '../db/database.ts';
import { folded } from '../db/search.ts';
import { among, by, containing, inOrder, narrowed } from '../lists/list.ts';
import { on } from '../on.ts';

type Option = Schemas['Option'];

/** Length limit of a list. Values that are requested by key are all returned. */
const LISTED = 50;

function departmentsOf({ users }: Database): Option[] {
  const names = new Set([...users.values()].flatMap(({ department }) => department || []));
  return [...names].map((name) => ({ value: name, label: name }));
}

const peopleOf = (users: Iterable<User>): Option[] =>
  [...users].map(({ email, profile }) => {
    return { value: String(profile.id), label: profile.name ? `${profile.name}, ${email}` : email };
  });

const sources: Readonly<Record<Schemas['OptionKind'], (database: Database) => Option[]>> = {
  company: ({ companies }) => [...companies.values()].map(({ uuid, name }) => ({ value: uuid, label: name })),
  department: departmentsOf,
  group: ({ groups }) => [...groups.values()].map(({ name }) => ({ value: name, label: name })),
  tariff: ({ tariffs }) =>
    [...tariffs.values()].map(({ id, title }) => ({ value: String(id), label: title })),
  user: ({ users }) => peopleOf(users.values()),
  admin: ({ users }) => peopleOf([...users.values()].filter(({ profile }) => profile.role === 'ADMIN')),
  tile: ({ tiles }) => itemsOf(tiles).map(({ value, title }) => ({ value, label: title })),
  place: ({ errors }) => {
    const places = new Set([...errors.values()].map(({ place }) => place));
    return [...places].map((place) => ({ value: place, label: place }));
  },
  connection: ({ connections }) =>
    [...connections.values()].map(({ uuid, title }) => ({ value: uuid, label: title })),
};

export const adminOptionRoutes = [
  on('get', '/admin/options/getListOption', (c) => {
    const { kind, searchText, value } = c.query;
    const options = narrowed(sources[kind](c.deps.database), [
      containing(searchText, ({ label }) => folded(label)),
      among(value, (option) => option.value),
    ]);
    const ordered = inOrder(
      options,
      by(({ label }) => folded(label)),
      by((option) => option.value),
    );
    return c.reply(200, ordered.slice(0, value ? undefined : LISTED));
  }),
] as const;
