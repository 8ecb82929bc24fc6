import { lazyRouteComponent, type StaticDataRouteOption } from '@tanstack/react-router';

const PlannedScreen = lazyRouteComponent(() => import('./screens/PlannedScreen.tsx'), 'PlannedScreen');

/** Route options of a page that is still to come; its screen says so. */
export const plannedPage = (page: StaticDataRouteOption & { title: string }) => ({
  staticData: page,
  component: PlannedScreen,
});
