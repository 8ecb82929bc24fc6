import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { Profile } from './session/session.ts';

interface MenuPlace {
  /** The header's main menu, or the menu of the profile button. */
  group: 'main' | 'profile';
  /** Place within the group, from 1. */
  order: number;
  /** @default the page's title */
  title?: string;
}

declare module '@tanstack/react-router' {
  /** What the portal knows about a page. Menus, command palette and guard read it from the route files. */
  interface StaticDataRouteOption {
    /**
     * Name of the page in the tab (APP-04), the menus and the palette, and the heading of a planned one. Empty in the
     * tab: the gateway name alone. @default the tab is named by the heading of the page
     */
    title?: string;
    /** Who may open this page and the pages below it (AUTH-10). @default everybody who is signed in */
    allowed?: (profile: Profile) => boolean;
    /** The page stands in this menu and in the command palette. */
    menu?: MenuPlace;
    /** Other words that the command palette finds the page by. */
    keywords?: readonly string[];
    /** The page is still to come and marked so. */
    planned?: true;
  }
}

type StaticData = NonNullable<AnyRoute['options']['staticData']>;

/** A page as a menu or the command palette offers it. */
export interface PageLink extends MenuPlace {
  to: string;
  title: string;
  keywords: readonly string[];
  isPlanned: boolean;
}

/**
 * Tells whether a person may open a page.
 *
 * @param line static data of the page's route and of all routes above it: each of them has to allow it
 */
export const isAllowed = (line: readonly (StaticData | undefined)[], profile: Profile): boolean =>
  line.every((data) => data?.allowed?.(profile) ?? true);

const lineOf = (route: AnyRoute): (StaticData | undefined)[] => [
  ...(route.parentRoute ? lineOf(route.parentRoute) : []),
  route.options.staticData,
];

/** The pages of all menus that a person may open, group by group in their order (AUTH-10). */
export function pagesFor(router: Pick<AnyRouter, 'routesById'>, profile: Profile): PageLink[] {
  const routes: AnyRoute[] = Object.values(router.routesById);
  return routes
    .flatMap((route) => {
      const { title = '', menu, keywords = [], planned } = route.options.staticData ?? {};
      if (!menu || !isAllowed(lineOf(route), profile)) return [];
      return [{ title, ...menu, to: route.to, keywords, isPlanned: planned === true }];
    })
    .sort((a, b) => a.group.localeCompare(b.group) || a.order - b.order);
}
