import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import type { Examples } from '#ui/workshop/examples.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const periods = [
  { id: 'day', label: 'День' },
  { id: 'week', label: 'Неделя' },
  { id: 'month', label: 'Месяц' },
];
const looks = [
  { id: 'cards', label: 'Плитка', icon: <LayoutGrid /> },
  { id: 'list', label: 'Список', icon: <List /> },
];

function Period({ isDisabled = false }: { isDisabled?: boolean }) {
  const [period, setPeriod] = useState('week');
  return (
    <SegmentedControl
      label="Период"
      items={periods}
      selected={period}
      onSelect={setPeriod}
      isDisabled={isDisabled}
    />
  );
}

export const examples: Examples = {
  title: 'Переключатель вида',
  states: {
    Обычный: () => <Period />,
    'Со значками': () => <SegmentedControl label="Вид" items={looks} selected="cards" onSelect={() => {}} />,
    Недоступный: () => <Period isDisabled />,
  },
};
