import { createFileRoute } from '@tanstack/react-router';
import { MoneyPage } from '#features/profile/index.ts';
import { canSeeMoneyMenu } from '#platform/session/permissions.ts';

export const Route = createFileRoute('/_main/profile/money')({
  staticData: { title: 'Счёт', menu: { group: 'profilePages', order: 3 }, allowed: canSeeMoneyMenu },
  component: MoneyPage,
});
