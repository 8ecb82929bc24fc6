import { useCompanyLimitList } from '#api/generated/hooks/company/company.ts';
import { formatNumber } from '#lib/numbers.ts';
import { Meter } from '#ui/index.ts';
import { nearlyUsed } from '../words/monitoring-words.ts';

/** How much of the month's limit of the own company is used; nothing without a limit. */
export function CompanyLimit() {
  const { data: [row] = [] } = useCompanyLimitList();
  if (!row) return null;
  const { used, limit, share } = row;
  return (
    <Meter
      label="Лимит компании на этот месяц"
      value={Math.min(used, limit)}
      max={limit}
      valueText={`${formatNumber(used)} из ${formatNumber(limit)}`}
      tone={share >= 1 ? 'negative' : share >= nearlyUsed ? 'warning' : 'accent'}
    />
  );
}
