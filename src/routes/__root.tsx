import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Shell } from '#features/shell/index.ts';
import type { Area } from '#platform/session/session.ts';

export const Route = createRootRouteWithContext<{ queryClient: () => Promise<QueryClient>; area: Area }>()({
  component: Shell,
});
