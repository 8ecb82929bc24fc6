import { useLocation, useNavigate } from '@tanstack/react-router';
import { SegmentedControl, Stack } from '#ui/index.ts';
import { daysBefore, reportingToday } from '../kit/reporting-days.ts';
import { HealthCharts } from './HealthCharts.tsx';

/** The periods by their names in the address: label, and how many days ago they begin and end. */
const periods = {
  today: { label: 'Сегодня', from: 0, to: 0 },
  yesterday: { label: 'Вчера', from: 1, to: 1 },
  days3: { label: '3 дня', from: 2, to: 0 },
  days30: { label: '30 дней', from: 29, to: 0 },
} as const;
type Period = keyof typeof periods;
const items = (Object.keys(periods) as Period[]).map((id) => ({ id, label: periods[id].label }));

/** The charts of all services for a period; the address has the period: `?part=charts&period=yesterday`. */
export function ChartsPart() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked: unknown = Reflect.get(search, 'period');
  const chosen = items.find(({ id }) => id === asked)?.id ?? 'days3';
  const today = reportingToday();
  const { from, to } = periods[chosen];
  const choose = (period: Period): void => {
    const address: Record<string, string> = { part: 'charts', period };
    void navigate({ to: pathname, search: address, replace: true });
  };
  return (
    <Stack>
      <div>
        <SegmentedControl label="Период" items={items} selected={chosen} onSelect={choose} />
      </div>
      <HealthCharts from={daysBefore(today, from)} to={daysBefore(today, to)} />
    </Stack>
  );
}
