import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/_main/help/')({
  staticData: {
    title: 'Помощь',
    menu: { group: 'main', order: 4, title: 'Помощь' },
    keywords: ['справка', 'инструкция'],
  },
  // The code of the help loads as one file.
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('#features/help/index.ts'), 'HelpHome'),
});
