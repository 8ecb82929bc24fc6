import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { Profile } from './session/session.ts';

interface MenuPlace {
  /** The header's main menu, the menu of the profile button, the list of pages in the profile, or the palette alone (`tools`). */
  group: 'main' | 'profile' | 'profilePages' | 'tools';
  /** Position in the group, from 1. */
  order: number;
  /** @default the page's title */
  title?: string;
}

declare module '@tanstack/react-router' {
  /** The definition of a page, in its route file. Menus, command palette and guard read it. */
  interface StaticDataRouteOption {
    /**
     * Name of the page in the tab (APP-04), the menus and the palette. Empty: the tab shows the
     * gateway name alone. @default the heading of the page
     */
    title?: string;
    /** Who may open this page and the pages below it (AUTH-10). @default all signed-in users */
    allowed?: (profile: Profile) => boolean;
    /** Menu entry; the page is then also in the command palette. */
    menu?: MenuPlace;
    /**
     * What the page, or the pages below it, do with the portal's panel: `own` puts a menu of its own in place of the chats, `rail`
     * begins with the narrow panel. @default the chats
     */
    panel?: 'own' | 'rail';
    /** Additional search words for the command palette. */
    keywords?: readonly string[];
  }
}

type StaticData = NonNullable<AnyRoute['options']['staticData']>;

/** A page in a menu or the command palette. */
export interface PageLink extends MenuPlace {
  to: string;
  title: string;
  keywords: readonly string[];
}

/**
 * Whether a user may open a page.
 *
 * @param line static data of the page's route and of all routes above it; each must allow it
 */
export const isAllowed = (line: readonly (StaticData | undefined)[], profile: Profile): boolean =>
  line.every((data) => data?.allowed?.(profile) ?? true);

const lineOf = (route: AnyRoute): (StaticData | undefined)[] => [
  ...(route.parentRoute ? lineOf(route.parentRoute) : []),
  route.options.staticData,
];

/** The pages of all menus that a user may open, by group and position (AUTH-10). */
export function pagesFor(router: Pick<AnyRouter, 'routesById'>, profile: Profile): PageLink[] {
  const routes: AnyRoute[] = Object.values(router.routesById);
  return routes
    .flatMap((route) => {
      const { title = '', menu, keywords = [] } = route.options.staticData ?? {};
      if (!menu || !isAllowed(lineOf(route), profile)) return [];
      return [{ title, ...menu, to: route.to, keywords }];
    })
    .sort((a, b) => a.group.localeCompare(b.group) || a.order - b.order);
}
