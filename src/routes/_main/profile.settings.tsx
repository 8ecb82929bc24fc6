import { createFileRoute } from '@tanstack/react-router';
import { profilePage } from './-profile-page.ts';

export const Route = createFileRoute('/_main/profile/settings')({
  staticData: {
    title: 'Настройки',
    menu: { group: 'profilePages', order: 5 },
    keywords: ['тема', 'размер текста', 'звук'],
  },
  codeSplitGroupings: [],
  component: profilePage('SettingsPage'),
});
