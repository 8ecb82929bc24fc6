import { createRouter } from '@tanstack/react-router';
import { areaOfPath } from '#api/area.ts';
import { ScreenError, ScreenLoading, ScreenNotFound } from '#features/shell/index.ts';
import { basePath } from '#lib/base-path.ts';
import { unavailable } from '#platform/availability.ts';
import { guestSession, session } from '#platform/session/session.ts';
import { queryClient } from './query-client.ts';
import { routeTree } from './routeTree.gen.ts';

export const router = createRouter({
  routeTree,
  basepath: basePath,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: ScreenLoading,
  defaultErrorComponent: ScreenError,
  defaultNotFoundComponent: ScreenNotFound,
  scrollRestoration: true,
});

// A lost or a new session is the guards' business: let them look again.
for (const { subscribe } of [session, guestSession]) subscribe(() => void router.invalidate());

// After an outage: a screen that could not be shown is tried again, so that nobody has to reload.
unavailable.subscribe(() => {
  if (!unavailable.get()) void router.invalidate();
});

// Employee and guest ask the same addresses for different answers: none goes from one area to the other.
router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
  if (fromLocation && areaOfPath(fromLocation.pathname) !== areaOfPath(toLocation.pathname))
    queryClient.clear();
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
