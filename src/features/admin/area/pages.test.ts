import { expect, test } from 'vitest';
import type { AdminTile } from '#api/generated/model/adminTile.ts';
import { exampleOf } from '#mocks/contract/contract.ts';
import { pagesOf } from '../kit/menu.ts';
import { adminPages } from './pages.ts';

const pagesIn = (operationId: string) =>
  (exampleOf(operationId, 'all-pages') as AdminTile[]).flatMap(pagesOf);

test('[ADM-02] every page of the menus is built', () => {
  const menu = [...pagesIn('adminTileList'), ...pagesIn('companyTileList')];
  expect(menu.length).toBeGreaterThan(22);
  for (const { name } of menu) expect(name in adminPages, name).toBe(true);
});
