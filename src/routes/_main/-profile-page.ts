import { lazyRouteComponent } from '@tanstack/react-router';

type Parts = typeof import('#features/profile/index.ts');

/** A part of the profile as a route component. The code of all parts loads as one file. */
export const profilePage = <Name extends keyof Parts>(name: Name) =>
  lazyRouteComponent(() => import('#features/profile/index.ts'), name);
