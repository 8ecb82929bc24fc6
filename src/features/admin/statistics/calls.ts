/** The calls of the statistics in each area: the platform's, and those about the caller's own company (COMP-05). */
import { usageList, usageSeriesList, usageSummaryRead } from '#api/generated/hooks/admin/admin.ts';
import {
  companyUsageList,
  companyUsageSeriesList,
  companyUsageSummaryRead,
} from '#api/generated/hooks/company/company.ts';
import type { UsageListParams } from '#api/generated/model/usageListParams.ts';
import type { UsageSeriesListParams } from '#api/generated/model/usageSeriesListParams.ts';
import type { UsageSummaryReadParams } from '#api/generated/model/usageSummaryReadParams.ts';
import type { AdminArea } from '../kit/admin-scope.ts';

interface Options {
  signal?: AbortSignal;
}

/** The query without companies: the gateway adds the caller's own. */
export function ownQuery<Query extends { company?: unknown }>({
  company: _others,
  ...query
}: Query): Omit<Query, 'company'> {
  return query;
}

export const callsOf = (area: AdminArea) =>
  area === 'admin'
    ? { list: usageList, summary: usageSummaryRead, series: usageSeriesList }
    : {
        list: (query: UsageListParams, options: Options) => companyUsageList(ownQuery(query), options),
        summary: (query: UsageSummaryReadParams, options: Options) =>
          companyUsageSummaryRead(ownQuery(query), options),
        series: (query: UsageSeriesListParams, options: Options) =>
          companyUsageSeriesList(ownQuery(query), options),
      };
