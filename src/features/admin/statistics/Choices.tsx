import { ChevronDown } from 'lucide-react';
import { optionsOf } from '#lib/options.ts';
import { Button, Inline, Menu, MenuItem, Select } from '#ui/index.ts';
import type { AboveProps } from '../kit/define-admin-page.ts';
import { reportingToday } from '../kit/reporting-days.ts';
import { choice } from '../monitoring/charts.css.ts';
import { commonPeriods } from './periods.ts';
import { comparisons, dimensions, metrics, type StatisticsQuery } from './query.ts';

/** Which days, what they are compared with, what the charts and what the rows are about. */
export function Choices({
  query,
  change,
  area,
}: Pick<AboveProps<StatisticsQuery>, 'query' | 'change' | 'area'>) {
  const periods = commonPeriods(reportingToday());
  const chosen = periods.find(({ days }) => days.from === query.from && days.to === query.to);
  return (
    <Inline gap={3} align="end" wrap>
      <Menu
        placement="bottom start"
        trigger={<Button icon={<ChevronDown />}>{`Период: ${chosen?.label ?? 'свой'}`}</Button>}
      >
        {periods.map(({ id, label, days }) => (
          <MenuItem key={id} onAction={() => change({ from: [days.from], to: [days.to] })}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <div className={choice}>
        <Select
          label="Сравнение"
          options={optionsOf(comparisons)}
          value={query.compare}
          onChange={(id) => id && change({ compare: [id] })}
        />
      </div>
      <div className={choice}>
        <Select
          label="Графики"
          options={optionsOf(metrics)}
          value={query.metric}
          onChange={(id) => id && change({ metric: [id] })}
        />
      </div>
      <div className={choice}>
        <Select
          label="Строки таблицы"
          // The administrator of a company sees one company only.
          options={optionsOf(dimensions).filter(({ id }) => area === 'admin' || id !== 'company')}
          value={query.groupBy}
          onChange={(id) => id && change({ groupBy: [id] })}
        />
      </div>
    </Inline>
  );
}
