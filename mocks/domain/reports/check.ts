/** What an order has to be beyond its schema. */
import { problem, refuseFields } from '#mocks/contract/failures.ts';
import { DAY } from '#mocks/domain/lists/days.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { isOpenTo, kinds, type ReportKindRules } from './kinds.ts';

/** Longest period, both ends included. */
const MAX_DAYS = 366;

type FieldFault = Schemas['FieldError'];
type Parameters = Schemas['ReportParameters'];

function periodFaults({ hasPeriod }: ReportKindRules, { from, to }: Parameters, isScheduled: boolean) {
  const fault = (field: 'from' | 'to', code: string, message: string) => [{ field, code, message }];
  if (isScheduled || !hasPeriod)
    return from === null && to === null ? [] : fault('from', 'unknown', 'Здесь период не указывают');
  if (from === null) return fault('from', 'required', 'Укажите первый день');
  if (to === null) return fault('to', 'required', 'Укажите последний день');
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (days < 1) return fault('to', 'period', 'Период заканчивается раньше, чем начинается');
  return days > MAX_DAYS ? fault('to', 'period', `Выберите не больше ${MAX_DAYS} дней`) : [];
}

function filterFaults(
  { filters }: ReportKindRules,
  filter: Parameters['filter'],
  companyUuid: string | null,
): FieldFault[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    const isThere = Object.hasOwn(filters, name) && isOpenTo(companyUuid, name);
    const known = isThere ? filters[name as keyof typeof filters] : undefined;
    const fault = (message: string) => [{ field: `filter.${name}`, code: 'unknown', message }];
    if (known === undefined) return fault('У этого отчёта нет такого фильтра');
    const isUnknown = known && Array.isArray(value) && value.some((one) => !known.includes(String(one)));
    return isUnknown ? fault('У этого фильтра нет такого значения') : [];
  });
}

function columnFaults(
  { columns }: ReportKindRules,
  chosen: readonly string[],
  companyUuid: string | null,
): FieldFault[] {
  const unknown = chosen.find((name) => !columns.includes(name) || !isOpenTo(companyUuid, name));
  if (unknown === undefined) return [];
  return [problem('columns', 'unknown', `В отчёте нет столбца «${unknown}»`)];
}

function groupFaults({ isGrouped = false }: ReportKindRules, { groupBy, compare }: Parameters): FieldFault[] {
  if (isGrouped) return groupBy === null ? [problem('groupBy', 'required', 'Выберите группировку')] : [];
  return [
    ...(groupBy === null ? [] : [problem('groupBy', 'unknown', 'Строки этого отчёта не группируются')]),
    ...(compare === 'none' ? [] : [problem('compare', 'unknown', 'Этот отчёт не сравнивает периоды')]),
  ];
}

interface Place {
  /** True for the report of a schedule, whose period is made of the day of each report. */
  readonly isScheduled?: boolean;
  /** The company of the caller's area, null in that of the platform. */
  readonly companyUuid: string | null;
}

/** Checks an order. Throws `fields-invalid`; the fields are named by their paths in the body. */
export function checkOrder(
  { kind, parameters }: Schemas['ReportOrder'],
  { isScheduled = false, companyUuid }: Place,
): void {
  const rules = kinds[kind];
  const isClosed = companyUuid !== null && !rules.isOfCompanies;
  const start = isScheduled ? 'report.' : '';
  const inParameters = [
    ...periodFaults(rules, parameters, isScheduled),
    ...groupFaults(rules, parameters),
    ...filterFaults(rules, parameters.filter, companyUuid),
    ...columnFaults(rules, parameters.columns, companyUuid),
  ].map((fault) => ({ ...fault, field: `${start}parameters.${fault.field}` }));
  refuseFields(isClosed ? [problem(`${start}kind`, 'unknown', 'Такого отчёта здесь нет')] : inParameters);
}
