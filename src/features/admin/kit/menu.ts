import type { AdminPage } from '#api/generated/model/adminPage.ts';
import type { AdminTile } from '#api/generated/model/adminTile.ts';
import type { AdminArea } from './admin-scope.ts';

/** The target of a path: the entry of the menu, and its page if it has several. */
export interface AdminPlace {
  tile: AdminTile;
  page: AdminPage | null;
  /** Name of the definition: `users/users-table`, `banners`. */
  name: string;
}

const isWithin = (path: string, above: string): boolean => path === above || path.startsWith(`${above}/`);

/** The entries of the menu that link into the area; the gateway's paths are untrusted. */
export const tilesIn = (tiles: readonly AdminTile[], area: AdminArea): AdminTile[] =>
  tiles.flatMap((tile) => {
    const pages = tile.pages.filter(({ path }) => isWithin(path, `/${area}`));
    return isWithin(tile.path, `/${area}`) ? [{ ...tile, pages }] : [];
  });

/**
 * The menu with the page that the area begins with, which is the portal's own: it shows what the other pages of the menu
 * have. Without any of them there is none.
 *
 * @param count number of the things that need someone; undefined as long as it is not known
 */
export const withAttention = (
  tiles: readonly AdminTile[],
  area: AdminArea,
  count: number | undefined,
): AdminTile[] =>
  tiles.length === 0
    ? []
    : [
        {
          uuid: 'attention',
          value: 'attention',
          title: 'Требует внимания',
          path: `/${area}/attention`,
          pages: [],
          ...(count !== undefined && { newCount: count }),
        },
        ...tiles,
      ];

/** Path of the first page of an entry. */
export const entryOf = ({ path, pages }: AdminTile): string => pages[0]?.path ?? path;

/** The pages of an entry, named as the command palette shows them. */
export const pagesOf = ({
  value,
  path,
  title,
  pages,
}: AdminTile): { name: string; path: string; title: string }[] =>
  pages.length === 0
    ? [{ name: value, path, title }]
    : pages.map((page) => ({
        name: `${value}/${page.value}`,
        path: page.path,
        title: pages.length === 1 ? title : `${title}: ${page.title}`,
      }));

/** The entry of the menu that a path belongs to. */
export const tileAt = (tiles: readonly AdminTile[], path: string): AdminTile | undefined =>
  tiles.find((tile) => isWithin(path, tile.path));

/** The target of a path; null if this user has no such page. The path of an entry opens its first page. */
export function placeAt(tiles: readonly AdminTile[], path: string): AdminPlace | null {
  const tile = tileAt(tiles, path);
  if (!tile) return null;
  if (tile.pages.length === 0) return path === tile.path ? { tile, page: null, name: tile.value } : null;
  const page =
    tile.pages.find((one) => one.path === path) ?? (path === tile.path ? tile.pages[0] : undefined);
  return page ? { tile, page, name: `${tile.value}/${page.value}` } : null;
}

/** The path of the first of these pages that the user has; undefined without any. */
export function pathOf(tiles: readonly AdminTile[], names: readonly string[]): string | undefined {
  const pages = tiles.flatMap(pagesOf);
  return names.flatMap((name) => pages.find((page) => page.name === name)?.path ?? [])[0];
}

export const orderPages = ['reports/create-reports', 'getListReports/create-reports'];
