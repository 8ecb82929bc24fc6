import { createFileRoute } from '@tanstack/react-router';
import { loadProfile } from '#features/profile/index.ts';
import { canSeeProfile } from '#platform/session/permissions.ts';
import { profilePage } from './-profile-page.ts';

/** All pages of the profile. */
export const Route = createFileRoute('/_main/profile')({
  staticData: { allowed: canSeeProfile },
  // Code and first list of a page load at once; the page does not wait for the list.
  loader: async ({ context, preload, location }) => {
    // A link under the pointer loads only the code: a failed request for data would show an error before a click.
    if (preload) return;
    loadProfile(await context.queryClient(), location.pathname);
  },
  codeSplitGroupings: [['loader']],
  // For each page that is opened; React Query decides what is stale.
  gcTime: 0,
  shouldReload: true,
  component: profilePage('ProfileLayout'),
});
