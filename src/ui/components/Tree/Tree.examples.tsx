import { Building2, FileText, Folder } from 'lucide-react';
import { useState } from 'react';
import type { Examples } from '#ui/workshop/examples.ts';
import { Tree, type TreeNode } from './Tree.tsx';

const nodes: TreeNode[] = [
  {
    id: 'centre',
    label: 'Научный центр',
    icon: <Building2 />,
    children: [
      {
        id: 'sales',
        label: 'Отдел продаж',
        icon: <Folder />,
        children: [{ id: 'plan', label: 'План на год.docx', icon: <FileText /> }],
      },
      { id: 'law', label: 'Юристы', icon: <Folder />, children: [{ id: 'deal', label: 'Договор.pdf' }] },
    ],
  },
  { id: 'plant', label: 'Завод', icon: <Building2 /> },
];

function Choice() {
  const [selected, setSelected] = useState<string | null>('plan');
  return (
    <Tree
      label="Папки"
      nodes={nodes}
      defaultExpanded={['centre', 'sales']}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

export const examples: Examples = {
  title: 'Дерево',
  width: 260,
  states: {
    Закрыто: () => <Tree label="Компании" nodes={nodes} />,
    'Открыто, узел выбран': () => <Choice />,
    Пусто: () => <Tree label="Пустая папка" nodes={[]} empty="В папке ничего нет" />,
  },
};
