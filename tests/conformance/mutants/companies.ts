/** Gateways that mix up companies, or do not do what an administrator of a company has set. */
import { editBody, type Mutant } from './faulty.ts';

export const companyMutants: readonly Mutant[] = [
  {
    name: 'The consent of a company to share is not stored',
    area: ['companySettingsChange'],
    rules: ['stored'],
    wrap: editBody(['companySettingsChange'], (body) =>
      body['isSharingOutside'] === true ? { ...body, isSharingOutside: false } : body,
    ),
  },
  {
    name: 'The lifetime of sessions that a company has set is not stored',
    area: ['companySettingsChange'],
    rules: ['stored'],
    wrap: editBody(['companySettingsChange'], (body) =>
      body['sessionHours'] === 12 ? { ...body, sessionHours: 24 } : body,
    ),
  },
];
