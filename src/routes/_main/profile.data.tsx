import { createFileRoute } from '@tanstack/react-router';
import { profilePage } from './-profile-page.ts';

export const Route = createFileRoute('/_main/profile/data')({
  staticData: { title: 'Мои данные', menu: { group: 'profilePages', order: 1 }, keywords: ['пароль'] },
  codeSplitGroupings: [],
  component: profilePage('DataPage'),
});
