/** The three companies of the synthetic people. */
import type { StoredCompany } from '#mocks/store/database.ts';

type Seeded = Pick<StoredCompany, 'uuid' | 'name' | 'domains' | 'tariffIds' | 'monthLimit'>;

/** Their order is that of `companyOf` of the synthetic people. */
export const seededCompanies: readonly Seeded[] = [
  {
    uuid: '7d3f2c10-0001-4b6e-8a52-1c9e4d7f6a01',
    name: 'Нейро',
    domains: ['neuro.example', 'corp.example'],
    tariffIds: [],
    monthLimit: null,
  },
  {
    uuid: '7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01',
    name: 'Агрохолдинг «Нива»',
    domains: ['agro.example'],
    tariffIds: [13, 14],
    monthLimit: 1_000_000,
  },
  {
    uuid: '7d3f2c10-0003-4b6e-8a52-1c9e4d7f6a01',
    name: 'Лицей «Ключ»',
    domains: ['lyceum.example'],
    tariffIds: [],
    monthLimit: 500_000,
  },
];
