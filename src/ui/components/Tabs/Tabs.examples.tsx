import { useState } from 'react';
import type { Examples } from '#ui/workshop/examples.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const sections = [
  { id: 'all', label: 'Все', count: 31 },
  { id: 'text', label: 'Тексты', count: 12 },
  { id: 'images', label: 'Изображения' },
  { id: 'sound', label: 'Звук', isDisabled: true },
];

function Sections({ start }: { start: string }) {
  const [selected, setSelected] = useState(start);
  return (
    <Tabs label="Раздел" items={sections} selected={selected} onSelect={setSelected}>
      <Text size="sm">Содержание раздела</Text>
    </Tabs>
  );
}

export const examples: Examples = {
  title: 'Вкладки',
  states: {
    Обычные: () => <Sections start="text" />,
    'Не помещаются: выбранная видна': { width: 220, show: () => <Sections start="images" /> },
  },
};
