import { departmentOptions, foundOptions, type Option, personOption } from '#mocks/domain/lists/options.ts';
import { type Database, itemsOf, type Schemas } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';

const sources: Readonly<Record<Schemas['OptionKind'], (database: Database) => Option[]>> = {
  company: ({ companies }) => [...companies.values()].map(({ uuid, name }) => ({ value: uuid, label: name })),
  department: ({ users }) => departmentOptions(users.values()),
  group: ({ groups }) => [...groups.values()].map(({ name, title }) => ({ value: name, label: title })),
  tariff: ({ tariffs }) =>
    [...tariffs.values()].map(({ id, title }) => ({ value: String(id), label: title })),
  user: ({ users }) => [...users.values()].map(personOption),
  admin: ({ users }) =>
    [...users.values()].filter(({ profile }) => profile.role === 'ADMIN').map(personOption),
  tile: ({ tiles }) => itemsOf(tiles).map(({ value, title }) => ({ value, label: title })),
  place: ({ errors }) => {
    const places = new Set([...errors.values()].map(({ place }) => place));
    return [...places].map((place) => ({ value: place, label: place }));
  },
  connection: ({ connections }) =>
    [...connections.values()].map(({ uuid, title }) => ({ value: uuid, label: title })),
};

export const adminOptionRoutes = [
  on('adminOptionList', (c) => {
    const { kind, ...query } = c.query;
    return c.reply(200, foundOptions(sources[kind](c.deps.database), query));
  }),
] as const;
