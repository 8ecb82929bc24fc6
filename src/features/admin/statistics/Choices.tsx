import { ChevronDown } from 'lucide-react';
import { optionsOf } from '#lib/options.ts';
import { Button, edgeFade, followEdges, Menu, MenuItem } from '#ui/index.ts';
import type { AboveProps } from '../kit/define-admin-page.ts';
import { reportingToday } from '../kit/reporting-days.ts';
import { choices } from './Choices.css.ts';
import { commonPeriods } from './periods.ts';
import { comparisons, dimensions, metrics, type StatisticsQuery } from './query.ts';

interface ChoiceProps {
  label: string;
  options: readonly { id: string; label: string }[];
  /** An id, or another text while none of them is chosen. */
  value: string;
  onChoose: (id: string) => void;
}

/** A choice whose button names what is chosen. */
const Choice = ({ label, options, value, onChoose }: ChoiceProps) => (
  <Menu
    placement="bottom start"
    selected={value}
    onSelect={onChoose}
    trigger={
      <Button size="sm" icon={<ChevronDown />}>
        {`${label}: ${options.find(({ id }) => id === value)?.label ?? 'свой'}`}
      </Button>
    }
  >
    {options.map((option) => (
      <MenuItem key={option.id} id={option.id}>
        {option.label}
      </MenuItem>
    ))}
  </Menu>
);

/** Which days, what they are compared with, what the charts and what the rows are about. */
export function Choices({
  query,
  change,
  area,
}: Pick<AboveProps<StatisticsQuery>, 'query' | 'change' | 'area'>) {
  const periods = commonPeriods(reportingToday());
  const chosen = periods.find(({ days }) => days.from === query.from && days.to === query.to);
  return (
    <div ref={followEdges} className={`${choices} ${edgeFade}`}>
      <Choice
        label="Период"
        options={periods}
        value={chosen?.id ?? 'own'}
        onChoose={(id) => {
          const days = periods.find((one) => one.id === id)?.days;
          if (days) change({ from: [days.from], to: [days.to] });
        }}
      />
      <Choice
        label="Сравнение"
        options={optionsOf(comparisons)}
        value={query.compare}
        onChoose={(id) => change({ compare: [id] })}
      />
      <Choice
        label="Графики"
        options={optionsOf(metrics)}
        value={query.metric}
        onChoose={(id) => change({ metric: [id] })}
      />
      <Choice
        label="Строки таблицы"
        // The administrator of a company sees one company only.
        options={optionsOf(dimensions).filter(({ id }) => area === 'admin' || id !== 'company')}
        value={query.groupBy}
        onChoose={(id) => change({ groupBy: [id] })}
      />
    </div>
  );
}
