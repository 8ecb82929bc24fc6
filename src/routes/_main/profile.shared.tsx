import { createFileRoute } from '@tanstack/react-router';
import { canFindPeople } from '#platform/session/permissions.ts';
import { profilePage } from './-profile-page.ts';

export const Route = createFileRoute('/_main/profile/shared')({
  staticData: { title: 'Общий доступ', menu: { group: 'profilePages', order: 8 }, allowed: canFindPeople },
  codeSplitGroupings: [],
  component: profilePage('SharesPage'),
});
