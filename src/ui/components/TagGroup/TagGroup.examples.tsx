import { useState } from 'react';
import type { Examples } from '#ui/workshop/examples.ts';
import { TagGroup } from './TagGroup.tsx';

const filters = [
  { id: 'state', label: 'Активные' },
  { id: 'role', label: 'Администратор' },
  { id: 'company', label: 'Научно-исследовательский центр прикладной математики' },
];

function Removable() {
  const [tags, setTags] = useState(filters);
  return (
    <TagGroup label="Фильтры" tags={tags} onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))} />
  );
}

export const examples: Examples = {
  title: 'Метки-фишки',
  width: 300,
  states: {
    Убираются: () => <Removable />,
    'Только показаны, имя скрыто': () => <TagGroup label="Роли" isLabelHidden tags={filters.slice(0, 2)} />,
    Пусто: () => <TagGroup label="Фильтры" tags={[]} />,
  },
};
