/** Values to choose, for the administrators of companies: only those of their own company (COMP-02). */

import { type OwnCall, ownCompany, ownPeople } from '#mocks/domain/companies/own.ts';
import { isFree } from '#mocks/domain/groups/group.ts';
import { departmentOptions, foundOptions, type Option, personOption } from '#mocks/domain/lists/options.ts';
import { isCompanyAdmin, statusOf } from '#mocks/domain/people/person.ts';
import { itemsOf, type Schemas } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';

/** Tariffs or services of a company: a list without any entry leaves all of them open. */
const isOpen = <T>(list: readonly T[] | undefined, one: T): boolean =>
  list !== undefined && (list.length === 0 || list.includes(one));

const sources: Readonly<Record<Schemas['OptionKind'], (call: OwnCall) => Option[]>> = {
  company(call) {
    const company = ownCompany(call);
    return company ? [{ value: company.uuid, label: company.name }] : [];
  },
  department: (call) => departmentOptions(ownPeople(call)),
  group: ({ deps }) =>
    [...deps.database.groups.values()]
      .filter(isFree)
      .map(({ name, title }) => ({ value: name, label: title })),
  tariff: (call) =>
    [...call.deps.database.tariffs.values()]
      .filter(({ id }) => isOpen(ownCompany(call)?.tariffIds, id))
      .map(({ id, title }) => ({ value: String(id), label: title })),
  user: (call) => ownPeople(call).map(personOption),
  admin: (call) =>
    ownPeople(call)
      .filter((user) => isCompanyAdmin(user) && statusOf(user) === 'active')
      .map(personOption),
  tile: (call) =>
    itemsOf(call.deps.database.tiles)
      .filter(({ value }) => isOpen(ownCompany(call)?.tiles, value))
      .map(({ value, title }) => ({ value, label: title })),
  place: () => [],
  connection: () => [],
};

export const companyOptionRoutes = [
  on('companyOptionList', (c) => {
    const { kind, ...query } = c.query;
    return c.reply(200, foundOptions(sources[kind](c), query));
  }),
] as const;
