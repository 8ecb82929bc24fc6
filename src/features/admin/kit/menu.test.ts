import { expect, test } from 'vitest';
import type { AdminTile } from '#api/generated/model/adminTile.ts';
import { entryOf, placeAt, tileAt, tilesIn } from './menu.ts';

const tile = (value: string, pages: string[] = [], path = `/admin/${value}`): AdminTile => ({
  uuid: value,
  value,
  title: value,
  path,
  pages: pages.map((page) => ({ value: page, title: page, path: `${path}/${page}` })),
});
const users = tile('users', ['users-table', 'users-add-lists']);
const user = tile('user');
const tiles = [users, user];

test('[ADM-08] a path opens a page of the menu, or none', () => {
  expect(placeAt(tiles, '/admin/users/users-table')).toEqual({
    tile: users,
    page: users.pages[0],
    name: 'users/users-table',
  });
  expect(placeAt(tiles, '/admin/users')?.name).toBe('users/users-table');
  expect(placeAt(tiles, '/admin/user')).toEqual({ tile: user, page: null, name: 'user' });
  for (const path of ['/admin/users/7', '/admin/user/7', '/admin/banners', '/admin/users-table', '/admin'])
    expect(placeAt(tiles, path), path).toBeNull();
});

test('entries that link out of the area are left out', () => {
  const foreign = tile('users', ['users-table'], '/companyAdmin/users');
  const outside = tile('evil', [], '/administrator');
  const mixed = { ...users, pages: [...users.pages, { value: 'x', title: 'x', path: '/chat' }] };
  expect(tilesIn([foreign, outside, mixed], 'admin')).toEqual([users]);
});

test('an entry opens its first page, and is found for all of its pages', () => {
  expect(entryOf(users)).toBe('/admin/users/users-table');
  expect(entryOf(user)).toBe('/admin/user');
  expect(tileAt(tiles, '/admin/users/users-add-lists')).toBe(users);
  expect(tileAt(tiles, '/admin/nothing')).toBeUndefined();
});
