import { createFileRoute } from '@tanstack/react-router';
import { profilePage } from './-profile-page.ts';

export const Route = createFileRoute('/_main/profile/sessions')({
  staticData: {
    title: 'Сеансы',
    menu: { group: 'profilePages', order: 6 },
    keywords: ['выйти на других устройствах', 'завершить сеанс'],
  },
  codeSplitGroupings: [],
  component: profilePage('SessionsPage'),
});
