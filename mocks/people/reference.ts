/** Reference data of accounts, which no page changes yet: companies and tariffs. */
import type { Schemas } from '../db/database.ts';

export interface Company {
  readonly uuid: string;
  readonly name: string;
  readonly domains: readonly string[];
}

export const companies: readonly Company[] = [
  {
    uuid: '7d3f2c10-0001-4b6e-8a52-1c9e4d7f6a01',
    name: 'Нейро',
    domains: ['neuro.example', 'corp.example'],
  },
  {
    uuid: '7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01',
    name: 'Агрохолдинг «Нива»',
    domains: ['agro.example'],
  },
  { uuid: '7d3f2c10-0003-4b6e-8a52-1c9e4d7f6a01', name: 'Лицей «Ключ»', domains: ['lyceum.example'] },
];

export const tariffs: readonly { readonly id: Schemas['TariffId']; readonly title: string }[] = [
  { id: 10, title: 'Лицей — 1–4 классы' },
  { id: 11, title: 'Лицей — 5–8 классы' },
  { id: 12, title: 'Лицей — 9–11 классы' },
  { id: 13, title: 'Нейро.Агро — базовый' },
  { id: 14, title: 'Нейро.Агро — премиум' },
];

/** groupType of accounts of education, which pay themselves (portal.md §6). */
const EDUCATION = 13;
const lyceumTariffs = ['tariffBeginner', 'tariffIntermediate', 'tariffHigh'];

/** Whether an account pays its requests itself. */
export const paysItself = (of: readonly Schemas['Group'][]): boolean =>
  of.some(({ groupType }) => groupType === EDUCATION);

/** Whether an account has a tariff of the lyceum. */
export const hasLyceumTariff = (of: readonly Schemas['Group'][]): boolean =>
  of.some(({ name }) => lyceumTariffs.includes(name));

/** The company of an address by its domain, or undefined. */
export function companyOfAddress(email: string): Company | undefined {
  const domain = email.split('@').at(-1) ?? '';
  return companies.find(({ domains }) => domains.includes(domain));
}
