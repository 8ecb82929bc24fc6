import { createFileRoute } from '@tanstack/react-router';
import { canSeeProfile } from '#platform/session/permissions.ts';
import { profilePage } from './-profile-page.ts';

/** All pages of the profile. */
export const Route = createFileRoute('/_main/profile')({
  staticData: { allowed: canSeeProfile },
  codeSplitGroupings: [],
  component: profilePage('ProfileLayout'),
});
