import type { AnyRoute, AnyRouter } from '@tanstack/react-router';

/**
 * Whether the portal has a page at an address, and it is more than planned.
 *
 * @param to path as in the definition of the route, such as `/profile/limits`
 */
export function isBuilt(router: Pick<AnyRouter, 'routesById'>, to: string): boolean {
  const routes: AnyRoute[] = Object.values(router.routesById);
  return routes.some(({ to: own, options }) => own === to && !options.staticData?.planned);
}
