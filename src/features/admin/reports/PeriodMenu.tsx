import { ChevronDown } from 'lucide-react';
import type { Days } from '#lib/periods.ts';
import { Button, Inline, Menu, MenuItem } from '#ui/index.ts';
import { reportingToday } from '../kit/reporting-days.ts';
import { commonPeriods } from '../statistics/periods.ts';

/** Periods that are chosen often. */
export const PeriodMenu = ({ onChoose }: { onChoose: (days: Days) => void }) => (
  <Inline>
    <Menu
      placement="bottom start"
      trigger={
        <Button size="sm" icon={<ChevronDown />}>
          Частые периоды
        </Button>
      }
    >
      {commonPeriods(reportingToday()).map(({ id, label, days }) => (
        <MenuItem key={id} onAction={() => onChoose(days)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  </Inline>
);
