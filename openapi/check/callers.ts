/** Whom `x-access` admits. */
import type { Caller, Operation } from './contract.ts';
import type { Person } from './run.ts';

const kinds: Readonly<Record<Person['role'], readonly Caller[]>> = {
  visitor: [],
  employee: ['employee'],
  colleague: ['employee'],
  admin: ['employee', 'admin'],
  companyAdmin: ['employee', 'companyAdmin'],
  guest: ['guest'],
  otherGuest: ['guest'],
};

/** Whether `x-access` admits somebody. */
export const mayCall = ({ access }: Operation, { role }: Person): boolean =>
  access.includes('public') || kinds[role].some((kind) => access.includes(kind));
