import { createFileRoute } from '@tanstack/react-router';
import { loadProfile } from '#features/profile/index.ts';
import { profilePage } from './-profile-page.ts';

export const Route = createFileRoute('/_main/profile/data')({
  staticData: { title: 'Мои данные', menu: { group: 'profilePages', order: 1 }, keywords: ['пароль'] },
  // Code and first list load at once; the page does not wait for the list.
  loader: async ({ context, preload }) => {
    // Hovering a link preloads only the code: a failed request would show an error although the user did nothing.
    if (preload) return;
    void loadProfile.data(await context.queryClient());
  },
  codeSplitGroupings: [['loader']],
  // Once an opening: React Query decides what is stale.
  gcTime: 0,
  shouldReload: false,
  component: profilePage('DataPage'),
});
