import { createFileRoute } from '@tanstack/react-router';
import { canSeeMoneyMenu } from '#platform/session/permissions.ts';
import { profilePage } from './-profile-page.ts';

export const Route = createFileRoute('/_main/profile/money')({
  staticData: { title: 'Счёт', menu: { group: 'profilePages', order: 3 }, allowed: canSeeMoneyMenu },
  codeSplitGroupings: [],
  component: profilePage('MoneyPage'),
});
