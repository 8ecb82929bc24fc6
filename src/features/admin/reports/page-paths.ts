import type { AdminTile } from '#api/generated/model/adminTile.ts';
import { pagesOf } from '../area/menu.ts';

/** The path of the first of these pages that the user has; undefined without any. */
export function pathOf(tiles: readonly AdminTile[], names: readonly string[]): string | undefined {
  const pages = tiles.flatMap(pagesOf);
  return names.flatMap((name) => pages.find((page) => page.name === name)?.path ?? [])[0];
}

export const orderPages = ['reports/create-reports', 'getListReports/create-reports'];
