/** What groups of the portal mean for an account. */
import type { Schemas } from '#mocks/store/database.ts';

/** groupType of accounts of education, which pay themselves and have no lab (portal.md §6). */
const EDUCATION = 13;
const lyceumTariffs = ['tariffBeginner', 'tariffIntermediate', 'tariffHigh'];

/** Whether an account is one of education. */
export const isEducation = (of: readonly Schemas['Group'][]): boolean =>
  of.some(({ groupType }) => groupType === EDUCATION);

/** Whether an account pays its requests itself. */
export const paysItself = (of: readonly Schemas['Group'][]): boolean => isEducation(of);

/** Whether an account has a tariff of the lyceum. */
export const hasLyceumTariff = (of: readonly Schemas['Group'][]): boolean =>
  of.some(({ name }) => lyceumTariffs.includes(name));
