import { createFileRoute, redirect } from '@tanstack/react-router';
import { Commands } from '#features/commands/index.ts';
import { MainLayout } from '#features/shell/index.ts';
import { useStore } from '#lib/store.ts';
import { session } from '#platform/session/session.ts';
import { lazyPart } from '#ui/index.ts';

/** The client layout and its guard: nobody sees it without a session (AUTH-01). */
export const Route = createFileRoute('/_main')({
  beforeLoad({ location }) {
    // A lapsed session keeps its page: the person signs in again over it.
    const { state, hasLeft } = session.get();
    if (state !== 'UN_AUTHENTICATED') return;
    throw redirect({
      to: '/login',
      // Who signs in after somebody signed out does not land in a stranger's chat.
      search: hasLeft || location.href === '/' ? {} : { redirect: location.href },
      replace: true,
    });
  },
  component: Main,
});

const CommandPalette = lazyPart(() => import('./-CommandPalette.tsx'));

function Main() {
  const { profile } = useStore(session);
  return (
    <MainLayout
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
