import { createFileRoute, redirect } from '@tanstack/react-router';
import { Commands } from '#features/commands/index.ts';
import { MainLayout } from '#features/shell/index.ts';
import { useStore } from '#lib/store.ts';
import { isAllowed } from '#platform/pages.ts';
import { session } from '#platform/session/session.ts';
import { lazyPart } from '#ui/index.ts';
import { PanelMiddle } from './-PanelMiddle.tsx';

/** The client layout. It needs a session (AUTH-01) and, for some pages, a permission (AUTH-10). */
export const Route = createFileRoute('/_main')({
  beforeLoad({ location, matches }) {
    // A lapsed session keeps its page: the user signs in again over it.
    const { profile, hasLeft } = session.get();
    if (!profile)
      throw redirect({
        to: '/login',
        // After a sign-out the next user must not be redirected to the previous user's page.
        search: hasLeft || location.href === '/' ? {} : { redirect: location.href },
        replace: true,
      });
    // Before code or requests of the page (PRE-10).
    const line = matches.map(({ staticData }) => staticData);
    if (!isAllowed(line, profile)) throw redirect({ to: '/', replace: true });
  },
  loader: async ({ context }) => void (await context.queryClient()),
  component: Main,
});

const CommandPalette = lazyPart(() => import('./-CommandPalette.tsx'));

function Main() {
  const { profile } = useStore(session);
  return (
    <MainLayout
      middle={(place, isOwn) => <PanelMiddle place={place} isOwn={isOwn} />}
      commands={
        profile && (
          <Commands
            onPreload={CommandPalette.preload}
            palette={(onClose, typed) => (
              <CommandPalette userId={profile.id} typed={typed} onClose={onClose} onMissing={onClose} />
            )}
          />
        )
      }
    />
  );
}
