import type { Examples } from '#ui/workshop/examples.ts';
import { EmptyIllustration } from './EmptyIllustration.tsx';
import { MaintenanceIllustration } from './MaintenanceIllustration.tsx';
import { NoResultsIllustration } from './NoResultsIllustration.tsx';
import { NotFoundIllustration } from './NotFoundIllustration.tsx';

export const examples: Examples = {
  title: 'Рисунок',
  states: {
    Пусто: () => <EmptyIllustration />,
    'Технические работы': () => <MaintenanceIllustration />,
    'Ничего не нашлось': () => <NoResultsIllustration />,
    'Страница не найдена': () => <NotFoundIllustration />,
  },
};
