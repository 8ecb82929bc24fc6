import { createFileRoute } from '@tanstack/react-router';
import { LimitsPage } from '#features/profile/index.ts';

export const Route = createFileRoute('/_main/profile/limits')({
  staticData: { title: 'Лимиты', menu: { group: 'profilePages', order: 2 }, keywords: ['баланс'] },
  component: LimitsPage,
});
