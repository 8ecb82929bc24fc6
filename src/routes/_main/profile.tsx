import { createFileRoute } from '@tanstack/react-router';
import { ProfileLayout } from '#features/profile/index.ts';
import { canSeeProfile } from '#platform/session/permissions.ts';

/** All pages of the profile. */
export const Route = createFileRoute('/_main/profile')({
  staticData: { allowed: canSeeProfile },
  component: ProfileLayout,
});
