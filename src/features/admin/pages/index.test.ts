import { expect, test } from 'vitest';
import type { AdminTile } from '#api/generated/model/adminTile.ts';
import { exampleOf } from '#mocks/contract/contract.ts';
import { pagesOf } from '../area/menu.ts';
import { adminPages, isPlanned } from './index.ts';

const namesIn = (operationId: string): string[] =>
  (exampleOf(operationId, 'all-pages') as AdminTile[]).flatMap(pagesOf).map(({ name }) => name);
const menu = [...new Set([...namesIn('adminTileList'), ...namesIn('companyTileList')])];

test('[ADM-02] every page of the menu is either built or planned, and there are no others', () => {
  expect(menu.length).toBeGreaterThan(16);
  for (const name of menu) expect([name in adminPages, isPlanned(name)], name).toContain(true);
  for (const name of Object.keys(adminPages)) expect(isPlanned(name), name).toBe(false);
  expect(isPlanned('anything-else')).toBe(false);
});
