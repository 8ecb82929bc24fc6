import { createFileRoute } from '@tanstack/react-router';
import { profilePage } from './-profile-page.ts';

export const Route = createFileRoute('/_main/profile/limits')({
  staticData: { title: 'Лимиты', menu: { group: 'profilePages', order: 2 }, keywords: ['баланс'] },
  codeSplitGroupings: [],
  component: profilePage('LimitsPage'),
});
