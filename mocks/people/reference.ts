/** Reference data of accounts, which no page changes yet: tariffs. */
import type { Schemas } from '../db/database.ts';

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
