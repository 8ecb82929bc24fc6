import type { Examples } from '#ui/workshop/examples.ts';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';

const link: Crumb['link'] = (label, className) => (
  <a href="#crumb" className={className}>
    {label}
  </a>
);
const way: Crumb[] = ['Управление', 'Компании', 'Научный центр', 'Отделы']
  .map((label): Crumb => ({ label, link }))
  .concat({ label: 'Отдел продаж' });

export const examples: Examples = {
  title: 'Путь к странице',
  states: {
    Короткий: () => <Breadcrumbs items={way.slice(-2)} />,
    Длинный: () => <Breadcrumbs items={way} />,
    'Узкий экран: середина свёрнута': {
      window: { width: 320, height: 80 },
      show: () => <Breadcrumbs items={way} />,
    },
  },
};
