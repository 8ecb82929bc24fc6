import { lazyRouteComponent, type StaticDataRouteOption } from '@tanstack/react-router';

const PlannedScreen = lazyRouteComponent(() => import('./screens/PlannedScreen.tsx'), 'PlannedScreen');

/** Route options of a planned page: menus mark it, and its screen says so. */
export const plannedPage = (page: StaticDataRouteOption & { title: string }) => ({
  staticData: { ...page, planned: true as const },
  component: PlannedScreen,
});
